import { readDocument, type Collection, type DocumentOf, type Input } from './collection';
import type { RecordedFields } from './recorded-change';

/** Where a field is empty, the default in src/content/firm.ts applies. */
const NAME = { optional: true, kind: 'line', group: 'Name and slogan' } as const;
const CONTACT = { optional: true, group: 'Contact' } as const;
const PHONE = { ...CONTACT, kind: 'phoneNumber', limit: 40 } as const;
const HOURS = { optional: true, group: 'Hours' } as const;
const LINK = { optional: true, kind: 'url', limit: 500, group: 'Links' } as const;

const DESK = {
  noun: 'settings',
  plural: 'Firm',
  titles: { firm: 'Firm', replyTemplates: 'Reply templates' },
  desk: '/admin/firm',
  hasDefaults: true,
} as const;

/** The document settings/firm: facts that the owner edits, and that every build contains (design 6). */
export const firm = {
  ...DESK,
  fields: {
    name: { ...NAME, label: 'Name', limit: 80 },
    slogan: { ...NAME, label: 'Slogan', limit: 200 },
    email: { ...CONTACT, kind: 'email', label: 'Email', limit: 254 },
    phone: { ...PHONE, label: 'Phone' },
    secondPhone: { ...PHONE, label: 'Second Phone' },
    address: { ...CONTACT, kind: 'text', label: 'Address', limit: 300 },
    businessHours: { ...HOURS, kind: 'line', label: 'Business Hours', limit: 100 },
    responseHours: {
      ...HOURS,
      kind: 'number',
      label: 'Response Time in Hours',
      min: 1,
      limit: 720,
    },
    linkedInUrl: { ...LINK, label: 'LinkedIn Link' },
    xUrl: { ...LINK, label: 'X Link' },
    youTubeUrl: { ...LINK, label: 'YouTube Link' },
    privacyPolicyUrl: { ...LINK, label: 'Privacy Policy Link' },
    termsUrl: { ...LINK, label: 'Terms of Service Link' },
    bookingUrl: { ...LINK, label: 'Booking Link' },
  },
} as const satisfies Collection;

export type FirmFacts = Input<typeof firm>;
export type StoredFirm = DocumentOf<typeof firm>;

export const parseFirm = (fields: RecordedFields, version = ''): StoredFirm =>
  readDocument(firm, 'firm', fields, version);

/** The document settings/replyTemplates, which only administrators read. Until it has entries, defaults apply. */
export const replyTemplates = {
  ...DESK,
  fields: {
    templates: {
      kind: 'records',
      label: 'Templates',
      optional: true,
      item: 'template',
      maxItems: 12,
      parts: {
        name: { kind: 'line', label: 'Name', limit: 60, missing: 'Enter a name.' },
        text: {
          kind: 'text',
          label: 'Text',
          limit: 1_000,
          missing: 'Enter a text.',
          placeholders: ['name', 'service', 'reference', 'sender', 'firm'],
        },
      },
    },
  },
} as const satisfies Collection;

export type StoredReplyTemplates = DocumentOf<typeof replyTemplates>;
export type ReplyTemplate = StoredReplyTemplates['templates'][number];

export const parseReplyTemplates = (fields: RecordedFields, version = ''): StoredReplyTemplates =>
  readDocument(replyTemplates, 'replyTemplates', fields, version);

/** The collection `settings`: each of its documents has some of these fields. */
export const settings = {
  ...DESK,
  isPublished: true,
  fields: { ...firm.fields, ...replyTemplates.fields },
} as const satisfies Collection;
