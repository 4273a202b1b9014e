import { expect, it } from 'vitest';
import { DESK_VIEWS, listingOf } from '@/back-office/contacts/desk-search-params';
import { countCareers, listCareers } from '@/data/careers';
import { listShown } from '@/data/shown-documents';
import { listStories } from '@/data/stories';
import {
  countChangesSince,
  getNewestChange,
  listChanges,
  listContactChanges,
} from '@/data/changes';
import { countContacts, countFollowUps, listContacts, listFollowUps } from '@/data/contacts';
import { contentVersion } from '@/data/content-version';
import { DECLARED, neededIndexes } from './index-usage';
import { startAsAdministrator } from './sessions';

/** Every combination of filters on the desk for inquiries. */
const LISTINGS = DESK_VIEWS.flatMap((view) =>
  ['', 'upgrades'].flatMap((service) =>
    (['newest', 'oldest'] as const).map((order) => ({
      // The desk filters the trash and open inquiries by service itself.
      isListed: !service || !['deleted', 'mine', 'nobody'].includes(view),
      list: listingOf({ view, order, service, from: '', to: '' }, 'me@example.com'),
      count: listingOf({ view, order, service, from: '2026-01-01', to: '' }, 'me@example.com'),
    })),
  ),
);

it('firestore.indexes.json declares every composite index that a list or a count needs, and no others', async () => {
  await startAsAdministrator();
  await Promise.all([
    listShown('careers', '2026-11-26'),
    listStories({ isPublished: true, size: 1 }),
    listStories({ isPublished: true, service: 'upgrades', size: 2 }),
    listCareers({ isActive: true, closedBefore: '', size: 1 }),
    countCareers({ isActive: true, closedBefore: '2026-11-26' }),
    ...LISTINGS.map(({ count }) => countContacts(count)),
    ...LISTINGS.map(({ isListed, list }) => isListed && listContacts({ ...list, size: 1 })),
    countFollowUps('2026-11-26'),
    listFollowUps('2026-11-26'),
    listContactChanges('one', null),
    countChangesSince(new Date()),
    getNewestChange(),
    listChanges({ size: 1 }),
    listChanges({ size: 1, subject: 'contacts' }),
    contentVersion({ collection: 'careers', only: 'isActive' }),
    contentVersion({ collection: 'stories', only: 'isPublished' }),
    contentVersion({ collection: 'seoSettings', page: 'about' }),
  ]);
  expect((await neededIndexes()).toSorted()).toEqual(DECLARED.toSorted());
});
