import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { currentToast, dismissToast } from '@/components/toast/toast-store';
import { Toaster, ToastViewport } from '@/components/toast/toaster';
import * as administratorsData from '@/data/administrators';
import * as authData from '@/data/auth';
import * as careersData from '@/data/careers';
import * as contactsData from '@/data/contacts';
import * as seoData from '@/data/seo-settings';
import { SessionProvider } from '@/features/session/session-provider';
import { claimDrafts } from '@/lib/drafts';
import { renderApp } from './render-app';

/** The signed-in administrator. */
export const ADA = { uid: 'ada', email: 'ada@example.com', displayName: 'Ada' };

/** The last page of a list. */
export const lastPage = <Item,>(...items: Item[]) => ({ items, next: null });

/**
 * Replaces the calls of src/data for the rest of a test: an administrator is signed in, nothing is stored,
 * and every write succeeds.
 */
export function stubAdminData() {
  onTestFinished(() => {
    vi.restoreAllMocks();
    claimDrafts('nobody');
    dismissToast(currentToast()?.id ?? 0);
  });
  const observeUser: typeof authData.observeUser = (onUser) => {
    onUser(ADA);
    return () => undefined;
  };
  return {
    observeUser: vi.spyOn(authData, 'observeUser').mockImplementation(observeUser),
    signIn: vi.spyOn(authData, 'signIn').mockResolvedValue(ADA),
    signOut: vi.spyOn(authData, 'signOut').mockResolvedValue(),
    isAdministrator: vi.spyOn(administratorsData, 'isAdministrator').mockResolvedValue(true),
    listCareers: vi.spyOn(careersData, 'listCareers').mockResolvedValue(lastPage()),
    listNewestCareers: vi.spyOn(careersData, 'listNewestCareers').mockResolvedValue([]),
    countCareers: vi.spyOn(careersData, 'countCareers').mockResolvedValue(0),
    getCareer: vi.spyOn(careersData, 'getCareer').mockResolvedValue(null),
    createCareer: vi.spyOn(careersData, 'createCareer').mockResolvedValue(''),
    updateCareer: vi.spyOn(careersData, 'updateCareer').mockResolvedValue(),
    deleteCareer: vi.spyOn(careersData, 'deleteCareer').mockResolvedValue(null),
    listContacts: vi.spyOn(contactsData, 'listContacts').mockResolvedValue(lastPage()),
    listNewestContacts: vi.spyOn(contactsData, 'listNewestContacts').mockResolvedValue([]),
    countContacts: vi.spyOn(contactsData, 'countContacts').mockResolvedValue(0),
    updateContactStatus: vi.spyOn(contactsData, 'updateContactStatus').mockResolvedValue(),
    getSeoSetting: vi.spyOn(seoData, 'getSeoSetting').mockResolvedValue(null),
    saveSeoSetting: vi.spyOn(seoData, 'saveSeoSetting').mockResolvedValue(),
  };
}

// Before the tests, whose time it would take.
await ToastViewport.preload();

function OtherPage() {
  return <p>Now at {useLocation().pathname}</p>;
}

/** Renders a page of the back office at its address. A link to another page shows 'Now at' its path only. */
export function renderAdmin(page: ReactElement, address: string) {
  const view = renderApp(
    <SessionProvider mayBeSignedIn>
      <main>
        <Routes>
          <Route path={address.replace(/\?.*/, '')} element={page} />
          <Route path="*" element={<OtherPage />} />
        </Routes>
      </main>
      <Toaster />
    </SessionProvider>,
    { path: address },
  );
  const { user } = view;
  return {
    ...view,
    /** Replaces the text of a field. */
    fill: async (field: HTMLElement, text: string) => {
      await user.clear(field);
      await user.paste(text);
    },
    choose: async (control: HTMLElement, option: string) => {
      await user.click(control);
      await user.click(screen.getByRole('option', { name: option }));
    },
  };
}

const LOOKS = { default: 'border-firm', destructive: 'border-danger' };

/** Waits for the visible notification and checks its look; Radix announces it in another element. */
export async function findNotification(variant: keyof typeof LOOKS, title: string, text: string) {
  // An open dialog hides the region from assistive technology.
  const region = await screen.findByRole('region', { name: /Notifications/, hidden: true });
  const notification = (await within(region).findByText(text)).closest('li');
  if (!notification) throw new Error('A notification is a list item.');
  expect(notification).toHaveTextContent(title + text);
  const looks = Object.values(LOOKS).filter((look) => notification.classList.contains(look));
  expect(looks).toEqual([LOOKS[variant]]);
  return within(notification);
}

/** Whether a notification is shown. */
export const hasNotification = () => currentToast()?.open ?? false;
