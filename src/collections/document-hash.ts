import { hashOf } from '@/lib/hash-of';
import { COLLECTIONS, PUBLISHED_COLLECTIONS, type PublishedCollection } from './collections';
import { formFields } from './collection';
import { sortKey } from './service-order';
import type { StoredService } from './services';

/** Where build.json lists a document: 'careers/ID', 'services/slug', or 'seoSettings/page'. */
export function documentKey(collection: PublishedCollection, document: object): string {
  const { idField = 'id' } = COLLECTIONS[collection] as { idField?: string };
  return `${collection}/${String((document as Record<string, unknown>)[idField])}`;
}

/** Identifies what public pages show of a document: the fields of its form, no dates, and the position of a service. */
export function documentHash(collection: PublishedCollection, document: object): Promise<string> {
  const values = document as Record<string, unknown>;
  const shown = formFields(COLLECTIONS[collection]).map(({ name }) => [name, values[name]]);
  if (collection !== 'services') return hashOf(shown);
  // A built-in service is saved with the position after its index (src/data/initial-services.ts).
  const service = document as StoredService;
  return hashOf([...shown, service.position ?? sortKey(service) + 1]);
}

type ShownContent = Record<PublishedCollection, readonly (object & { id: string })[]>;

export function hashDocuments(shown: ShownContent) {
  return Promise.all(
    PUBLISHED_COLLECTIONS.flatMap((collection) =>
      shown[collection].map(async (fields) => {
        const hash = await documentHash(collection, fields);
        return { collection, id: fields.id, key: documentKey(collection, fields), fields, hash };
      }),
    ),
  );
}
