import { readDocument, type Collection, type DocumentOf, type Input } from './collection';
import type { RecordedFields } from './recorded-change';

/** Where a field is empty, the default in src/content/firm-facts.ts applies. */
const NAME = { optional: true, kind: 'line', group: 'Name and slogan' } as const;
const CONTACT = { optional: true, group: 'Contact' } as const;
const PHONE = { ...CONTACT, kind: 'phoneNumber', limit: 40 } as const;
const HOURS = { optional: true, group: 'Hours' } as const;
const RESPONSE = { ...HOURS, kind: 'number', min: 1, limit: 720 } as const;
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
    responseHours: { ...RESPONSE, label: 'Response Time in Hours' },
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

/** What is filled in, and anything else in braces. */
export const PLACEHOLDER = /\{([^{}\n]*)\}/g;
export const PLACEHOLDERS = '{name}, {service}, {reference}, {sender}, or {firm}';

/** In characters of a `mailto:` link, which also has an address, a subject, and a quote (reply-link.ts). */
const MAX_IN_LINK = 1_600;

/** Why the text of a template can't be saved; undefined if it can. */
export function templateProblem(text: string): string | undefined {
  const unknown = text.match(PLACEHOLDER)?.find((mark) => !PLACEHOLDERS.includes(mark));
  if (unknown) return `${unknown} isn’t a placeholder. Use ${PLACEHOLDERS}.`;
  // A lone surrogate can't be encoded.
  const encoded = encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
  return encoded.length > MAX_IN_LINK
    ? 'This text is too long for a link that opens an email. Shorten it.'
    : undefined;
}

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
        name: { kind: 'line', label: 'Template Name', limit: 60, missing: 'Enter a name.' },
        text: {
          kind: 'text',
          label: 'Template Text',
          limit: 1_000,
          missing: 'Enter a text.',
          problemOf: templateProblem,
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
