import { COLLECTIONS, type RecordedCollection } from '@/collections/collections';
import type { RecordedFields } from '@/collections/recorded-change';

export function pathToDocument(
  name: RecordedCollection,
  id: string,
  fields: RecordedFields | null,
): string {
  const { desk, deskField } = COLLECTIONS[name];
  const query = new URLSearchParams(
    deskField ? { [deskField]: String(fields?.[deskField]) } : { id },
  );
  return `${desk}?${query.toString()}`;
}
