import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signOut } from '@/data/auth';
import { initializeServices } from '@/data/initial-services';
import { FALLBACK_SERVICES } from '@/domain/fallback-services';
import { loadService, loadServices } from '@/features/services/service-queries';
import { put, resetDatabase, stored } from '../support/database';
import { newKey } from './commit-key';
import { signInAsAdministrator } from './sign-in-as-administrator';

beforeEach(resetDatabase);
afterEach(async () => {
  vi.restoreAllMocks();
  await signOut();
});

/** Makes every request fail at once. */
function failEveryRequest() {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  return vi.spyOn(console, 'error').mockReturnValue();
}

it('lists stored services, also malformed ones', async () => {
  await put('services/one', { name: 'One', slug: 'one', color: 'mauve', features: 'none' });
  await put('services/two', {});
  const services = await loadServices();
  expect(services).toMatchObject([
    { name: 'One', color: 'blue', features: [] },
    { name: 'two', slug: 'two' },
  ]);
});

it('lists the built-in services where none is stored', async () => {
  expect(await loadServices()).toEqual(FALLBACK_SERVICES);
});

it('lists the built-in services where the read fails, and logs the failure', async () => {
  const log = failEveryRequest();
  expect(await loadServices()).toEqual(FALLBACK_SERVICES);
  expect(log.mock.lastCall?.[0]).toContain('Failed to fetch services');
});

it('gets a service by its slug: the stored one, otherwise the built-in one, otherwise null', async () => {
  await put('services/any-id', { name: 'Our Upgrades', slug: 'upgrades' });
  expect(await loadService('upgrades')).toMatchObject({ name: 'Our Upgrades' });
  expect(await loadService('consulting')).toEqual(
    FALLBACK_SERVICES.find(({ slug }) => slug === 'consulting'),
  );
  expect(await loadService('nothing-like-it')).toBeNull();
});

it('gets the built-in service where the read fails', async () => {
  failEveryRequest();
  expect(await loadService('consulting')).toMatchObject({ name: 'Strategic Consulting' });
});

it('stores the built-in services once, also when two administrators start at the same time', async () => {
  await signInAsAdministrator();
  await Promise.all([initializeServices(newKey().signal), initializeServices(newKey().signal)]);
  const services = await stored('services');
  expect(services.map(({ id }) => id).sort()).toEqual(
    FALLBACK_SERVICES.map(({ slug }) => slug).sort(),
  );
});

it('does not add built-in services to stored ones', async () => {
  await put('services/upgrades', { name: 'Ours' });
  await signInAsAdministrator();
  await initializeServices(newKey().signal);
  expect(await stored('services')).toMatchObject([{ id: 'upgrades', name: 'Ours' }]);
});
