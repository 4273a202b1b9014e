import { queryOptions } from '@tanstack/react-query';
import { WAITING } from '@/back-office/run/attempt';
import { readDocument, type Collection } from '@/collections/collection';
import { COLLECTIONS } from '@/collections/collections';
import { documentHash, documentKey } from '@/collections/document-hash';
import type { PublishedChange } from '@/collections/recorded-change';
import { parseSeoSetting } from '@/collections/seo-settings';
import { withDefaults } from '@/content/default-seo-setting';
import { firmDay } from '@/content/firm-day';
import type { SeoPageId } from '@/content/pages';
import { changesData } from '@/data/lazy-back-office-data';
import { hasClosed } from '@/domain/has-closed';
import type { PublishedSite } from './published-documents';

/** The newest change of each document whose current version isn't published, according to build.json. */
export const waitingQuery = (site: PublishedSite | null | undefined) =>
  queryOptions({
    queryKey: [...WAITING, site],
    queryFn: async () => {
      const changes = await changesData.listChangesSince(new Date(site?.builtAt ?? 0));
      const newest = new Map(changes.toReversed().map((change) => [keyOf(change), change]));
      const found = [...newest].map(async ([key, change]) =>
        site?.documents[key] === (await hashAfter(change)) ? [] : change,
      );
      return (await Promise.all(found)).flat();
    },
    enabled: Boolean(site?.builtAt),
    gcTime: 0,
    meta: { failure: 'Failed to fetch the changes since the last publication' },
  });

const keyOf = (change: PublishedChange) => documentKey(change.collection, fieldsOf(change));

/** The fields of the document, before the change if that has deleted it. */
function fieldsOf({ collection, document, before, after }: PublishedChange) {
  return readDocument<Collection>(COLLECTIONS[collection], document, after ?? before ?? {}, '');
}

/** The hash of what public pages show after the change; undefined if they don't show the document. */
function hashAfter(change: PublishedChange) {
  const { collection, document, after } = change;
  const fields: Record<string, unknown> = fieldsOf(change);
  if (collection === 'seoSettings') {
    const setting = after && parseSeoSetting(document, after, '');
    return documentHash(collection, withDefaults(fields['page'] as SeoPageId, setting));
  }
  const { shownIf }: Collection = COLLECTIONS[collection];
  const isHidden = !after || (shownIf && !after[shownIf]) || hasClosed(fields, firmDay());
  return isHidden ? undefined : documentHash(collection, fields);
}
