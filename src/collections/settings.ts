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
  titles: { firm: 'Firm' },
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

/** The collection `settings`: each of its documents has some of these fields. */
export const settings = {
  ...DESK,
  isPublished: true,
  fields: { ...firm.fields },
} as const satisfies Collection;
