import { onTestFinished, vi } from 'vitest';
import { currentToast, dismissToast } from '@/components/toast/toast-store';
import * as administratorsData from '@/data/administrators';
import * as authData from '@/data/auth';
import * as careersData from '@/data/careers';
import * as contactsData from '@/data/contacts';
import * as seoData from '@/data/seo-settings';
import * as servicesData from '@/data/services';
import type { User } from '@/domain/user';

/** An account without any right. */
export const MEMBER: User = { uid: 'm', email: 'miro@example.com', displayName: 'Miro Member' };

/** An identity provider that reports one user, or nobody, and no change. */
const observerOf =
  (user: User | null): typeof authData.observeUser =>
  (onUser) => {
    onUser(user);
    return () => undefined;
  };

/**
 * Replaces the calls of src/data for one test: nothing is stored, and every write succeeds.
 * @param user who is signed in
 */
export function stubData(user: User | null = null) {
  onTestFinished(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
    dismissToast(currentToast()?.id ?? 0);
  });
  return {
    observeUser: vi.spyOn(authData, 'observeUser').mockImplementation(observerOf(user)),
    signIn: vi.spyOn(authData, 'signIn').mockResolvedValue(MEMBER),
    signOut: vi.spyOn(authData, 'signOut').mockResolvedValue(),
    isAdministrator: vi.spyOn(administratorsData, 'isAdministrator').mockResolvedValue(false),
    listCareers: vi.spyOn(careersData, 'listCareers').mockResolvedValue({ items: [], next: null }),
    countCareers: vi.spyOn(careersData, 'countCareers').mockResolvedValue(0),
    getCareer: vi.spyOn(careersData, 'getCareer').mockResolvedValue(null),
    createContact: vi.spyOn(contactsData, 'createContact').mockResolvedValue(''),
    getSeoSetting: vi.spyOn(seoData, 'getSeoSetting').mockResolvedValue(null),
    listServices: vi.spyOn(servicesData, 'listServices').mockResolvedValue([]),
    getServiceBySlug: vi.spyOn(servicesData, 'getServiceBySlug').mockResolvedValue(null),
    initializeServices: vi.spyOn(servicesData, 'initializeServices').mockResolvedValue(),
  };
}
