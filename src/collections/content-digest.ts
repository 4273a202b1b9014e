import { hashOf } from '@/lib/hash-of';
import { formFields } from './collection';
import { COLLECTIONS, PUBLISHED_COLLECTIONS, type PublishedCollection } from './collections';
import { sortKey } from './service-order';
import type { StoredService } from './services';

/** Identifies what public pages show: the fields of the forms and the positions of services, but no dates. */
export function contentDigest(
  shown: Record<PublishedCollection, readonly object[]>,
): Promise<string> {
  return hashOf(
    PUBLISHED_COLLECTIONS.map((name) => [
      name,
      shown[name].map((document) => shownFields(name, document)),
    ]),
  );
}

function shownFields(name: PublishedCollection, document: object) {
  const { idField = 'id' } = COLLECTIONS[name];
  const values = document as Record<string, unknown>;
  const fields = formFields(COLLECTIONS[name]).map((field) => values[field.name]);
  if (name !== 'services') return [values[idField], ...fields];
  // A built-in service is saved with the position after its index (src/data/initial-services.ts).
  const service = document as StoredService;
  return [...fields, service.position ?? sortKey(service) + 1];
}
