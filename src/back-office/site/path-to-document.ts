import { COLLECTIONS } from '@/collections/collections';
import { pathTo } from '@/content/pages';
import type { RecordedCollection, RecordedFields } from '@/domain/change';

export function pathToDocument(
  name: RecordedCollection,
  id: string,
  fields: RecordedFields | null,
): string {
  const { desk, deskField } = COLLECTIONS[name];
  const query = new URLSearchParams(
    deskField ? { [deskField]: String(fields?.[deskField]) } : { id },
  );
  return `${pathTo(desk)}?${query.toString()}`;
}
