import type { RecordedCollection } from '@/domain/change';
import { careers } from './careers';
import type { Collection } from './collection';
import { inquiries } from './inquiries';
import { seoSettings } from './seo-settings';
import { services } from './services';

export const COLLECTIONS: Record<RecordedCollection, Collection> = {
  careers,
  services,
  seoSettings,
  contacts: inquiries,
  deletedContacts: inquiries,
};

/** Subjects of the history and of the site check. Deleted contacts count as contacts. */
export const SUBJECTS = (Object.keys(COLLECTIONS) as RecordedCollection[]).filter(
  (name) => name !== 'deletedContacts',
);
