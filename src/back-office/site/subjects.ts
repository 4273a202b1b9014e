import { pathTo, type PageId } from '@/content/pages';
import type { RecordedCollection, RecordedFields } from '@/domain/change';
import { COLLECTION_NAMES } from '@/domain/snapshot';

export const SUBJECT_NAMES = { ...COLLECTION_NAMES, contacts: 'Inquiries' };

const DESKS: Record<RecordedCollection, PageId> = {
  careers: 'admin/careers',
  services: 'admin/services',
  seoSettings: 'admin/seo',
  contacts: 'admin/contacts',
  deletedContacts: 'admin/contacts',
};

/** Returns a path that opens the document on its desk. SEO settings are identified by page, not by ID. */
export function pathToDocument(
  collection: RecordedCollection,
  id: string,
  fields: RecordedFields | null,
): string {
  const query = new URLSearchParams(
    collection === 'seoSettings' ? { page: String(fields?.['page']) } : { id },
  );
  return `${pathTo(DESKS[collection])}?${query.toString()}`;
}
