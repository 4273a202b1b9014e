import { careers } from './careers';
import type { Collection } from './collection';
import { inquiries } from './inquiries';
import { seoSettings } from './seo-settings';
import { services } from './services';
import { settings } from './settings';
import { stories } from './stories';

const DESCRIPTIONS = {
  careers,
  services,
  stories,
  seoSettings,
  settings,
  contacts: inquiries,
  deletedContacts: inquiries,
} satisfies Record<string, Collection>;

/** Collections whose changes by administrators are recorded (design 15). */
export type RecordedCollection = keyof typeof DESCRIPTIONS;

export const COLLECTIONS: Record<RecordedCollection, Collection> = DESCRIPTIONS;

const names = Object.keys(COLLECTIONS) as RecordedCollection[];

/** Subjects of the history. Deleted contacts count as contacts. */
export const SUBJECTS = names.filter((name) => name !== 'deletedContacts');
export type Subject = (typeof SUBJECTS)[number];

type With<Property extends keyof Collection> = {
  [Name in RecordedCollection]: (typeof DESCRIPTIONS)[Name] extends Required<
    Pick<Collection, Property>
  >
    ? Name
    : never;
}[RecordedCollection];

const namesWith = <Property extends keyof Collection>(property: Property) =>
  names.filter((name): name is With<Property> => COLLECTIONS[name][property] !== undefined);

export type PublishedCollection = With<'isPublished'>;
export const PUBLISHED_COLLECTIONS = namesWith('isPublished');

/** The only document of these collections that no public page shows. */
export const UNPUBLISHED = { collection: 'settings', document: 'replyTemplates' } as const;

export const isPublished = (collection: unknown, document: unknown): boolean =>
  PUBLISHED_COLLECTIONS.some((name) => name === collection) && document !== UNPUBLISHED.document;

/** Collections of which visitors can read only some documents. */
export type PartlyPublicCollection = With<'shownIf'>;
export const PARTLY_PUBLIC_COLLECTIONS = namesWith('shownIf');

/** Collections whose documents have public pages. */
export const PAGED_COLLECTIONS = namesWith('publicPath');
