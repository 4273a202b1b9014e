import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replacement } from '@/collections/change';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { initializeServices } from '@/data/initial-services';
import { loadService, loadServices } from '@/features/services/service-queries';
import { put, stored } from '../support/database';
import { service } from '../support/sample-documents';
import { expectTrueHistory, fieldsAt } from './history';
import { beforeNextCommit } from './lost-responses';
import {
  asSecond,
  startAsAdministrator,
  startAsTwoAdministrators,
  startAsVisitor,
} from './sessions';
import { openDocument } from './subjects';
import { commitNew, NEVER } from './writes';

beforeEach(startAsVisitor);
afterEach(() => vi.restoreAllMocks());

it('loadServices lists saved services, including malformed ones', async () => {
  await put('services/one', { name: 'One', slug: 'one', color: 'mauve', features: 'none' });
  await put('services/two', {});
  const services = await loadServices();
  expect(services).toMatchObject([
    { name: 'One', color: 'mauve', features: [] },
    { name: 'two', slug: 'two' },
  ]);
});

it('the built-in services are returned if no services are saved or the read fails, and the failure is logged', async () => {
  expect(await loadServices()).toEqual(BUILT_IN_SERVICES);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(await loadServices()).toEqual(BUILT_IN_SERVICES);
  expect(log.mock.lastCall?.[0]).toContain('Failed to fetch services');
  expect(await loadService('consulting')).toMatchObject({ name: 'Strategic Consulting' });
});

it('loadService returns the saved service with the given slug, otherwise the built-in service, otherwise null', async () => {
  await put('services/any-id', { name: 'Our Upgrades', slug: 'upgrades' });
  expect(await loadService('upgrades')).toMatchObject({ name: 'Our Upgrades' });
  expect(await loadService('consulting')).toEqual(
    BUILT_IN_SERVICES.find(({ slug }) => slug === 'consulting'),
  );
  expect(await loadService('nothing-like-it')).toBeNull();
});

it('initializeServices saves the built-in services once, even if two administrators start at the same time', async () => {
  await startAsTwoAdministrators();
  const { slug } = BUILT_IN_SERVICES[0] ?? { slug: '' };
  beforeNextCommit(() =>
    asSecond(async () => {
      await initializeServices(NEVER);
      const { version } = await openDocument('services', slug);
      const theirs = service({ slug, name: 'Theirs' });
      await commitNew(replacement('services', slug, version, theirs));
    }),
  );
  await initializeServices(NEVER);
  const services = await stored('services');
  expect(services.map(({ id }) => id).sort()).toEqual(
    BUILT_IN_SERVICES.map(({ slug }) => slug).sort(),
  );
  expect(await fieldsAt(`services/${slug}`)).toMatchObject({ name: 'Theirs' });
  expect(await expectTrueHistory(`services/${slug}`)).toBe(2);
  expect(await stored('changes')).toHaveLength(BUILT_IN_SERVICES.length + 1);
});

it('initializeServices adds no built-in services if any service is already saved', async () => {
  await startAsAdministrator();
  await put('services/upgrades', { name: 'Ours' });
  await initializeServices(NEVER);
  expect(await stored('services')).toMatchObject([{ id: 'upgrades', name: 'Ours' }]);
});
