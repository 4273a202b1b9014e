/** What people and programs have to know of a field of a contact. */
export interface ContactFieldRow {
  /** `rules`: the server's values, as firestore.rules demand them; `nobody`: only older contacts have it. */
  by: 'visitor' | 'administrator' | 'rules' | 'nobody';
  /** How it is checked and shown. `name`: a part of the name; `line`: one line; `text`: with line breaks. */
  kind: 'name' | 'email' | 'phone' | 'line' | 'service' | 'text' | 'status' | 'date' | 'number';
  /** Shown in the form and the receipt. */
  label?: string;
  /** Heading of its column in the export; without one the label in lower case, without both there is no column. */
  column?: string;
  /** Maximum length in characters (design 4). */
  limit?: number;
  /** Makes it required: the message if it is blank. */
  missing?: string;
  /** Purpose in the form, for browsers: https://www.w3.org/TR/WCAG22/#input-purposes */
  autoComplete?: string;
  /** The database search matches how the text begins. Needs an index with createdAt in firestore.indexes.json. */
  isSearched?: true;
}

/**
 * Fields of a contact, in the order of the form, of a card, and of the export. The form and its validation, the
 * receipt, the cards, the search, the export, the site check, and their tests follow from this list. firestore.rules
 * have their own: the unit tests compare them.
 */
export const CONTACT_FIELDS = {
  firstName: {
    by: 'visitor',
    kind: 'name',
    label: 'First Name',
    limit: 100,
    missing: 'Enter your first name.',
    autoComplete: 'given-name',
    isSearched: true,
  },
  lastName: {
    by: 'visitor',
    kind: 'name',
    label: 'Last Name',
    limit: 100,
    missing: 'Enter your last name.',
    autoComplete: 'family-name',
    isSearched: true,
  },
  name: { by: 'nobody', kind: 'name' },
  email: {
    by: 'visitor',
    kind: 'email',
    label: 'Email',
    limit: 254,
    missing: 'Enter your email address.',
    autoComplete: 'email',
    isSearched: true,
  },
  phone: { by: 'nobody', kind: 'phone', label: 'Phone' },
  company: {
    by: 'visitor',
    kind: 'line',
    label: 'Company',
    limit: 200,
    autoComplete: 'organization',
    isSearched: true,
  },
  service: { by: 'visitor', kind: 'service', label: 'Service Interest', column: 'service' },
  status: { by: 'administrator', kind: 'status', label: 'Status' },
  /** First change away from `new`; null before, and where it is unknown. */
  contactedAt: { by: 'rules', kind: 'date', label: 'Contacted' },
  message: { by: 'visitor', kind: 'text', label: 'Message', limit: 5000 },
  /** Internal. */
  note: { by: 'administrator', kind: 'text', label: 'Note', limit: 2000 },
  /** Whole minutes from `createdAt` to `contactedAt`. */
  responseMinutes: { by: 'rules', kind: 'number', column: 'response minutes' },
  createdAt: { by: 'rules', kind: 'date' },
} satisfies Record<string, ContactFieldRow>;

type Fields = typeof CONTACT_FIELDS;
export type ContactField = keyof Fields;
/** A field of the contact form. */
export type VisitorField = {
  [Name in ContactField]: Fields[Name]['by'] extends 'visitor' ? Name : never;
}[ContactField];

type StoredValue<Kind> = Kind extends 'date'
  ? Date | null
  : Kind extends 'number'
    ? number | null
    : string;
/** As read from the database; a text that is missing is empty. */
export type StoredContact = { [Name in ContactField]: StoredValue<Fields[Name]['kind']> };

export const CONTACT_FIELD_LIST = Object.entries<ContactFieldRow>(CONTACT_FIELDS).map(
  ([name, row]) => ({ ...row, name: name as ContactField }),
);

export const VISITOR_FIELDS = CONTACT_FIELD_LIST.flatMap(({ name, ...row }) =>
  row.by === 'visitor' ? [{ ...row, name: name as VisitorField }] : [],
);
