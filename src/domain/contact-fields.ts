export interface ContactFieldRow {
  /** Who sets the field. `rules`: server values that firestore.rules require; `legacy`: only in older contacts. */
  by: 'visitor' | 'administrator' | 'rules' | 'legacy';
  /** Type for validation and display. `name`: part of the name; `line`: one line; `text`: with line breaks. */
  kind: 'name' | 'email' | 'phone' | 'line' | 'service' | 'text' | 'status' | 'date' | 'number';
  label?: string;
  /** Column heading in the export; by default, the label in lowercase. Without either, there is no column. */
  column?: string;
  limit?: number;
  /** Error message if blank; makes the field required. */
  missing?: string;
  /** https://www.w3.org/TR/WCAG22/#input-purposes */
  autoComplete?: string;
  /** Searchable by prefix. Needs an index with createdAt in firestore.indexes.json. */
  isSearched?: true;
}

/**
 * Contact fields, in the order of the form, the cards, and the export, which are all generated from this list.
 * firestore.rules repeat it; a unit test compares them.
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
  name: { by: 'legacy', kind: 'name' },
  email: {
    by: 'visitor',
    kind: 'email',
    label: 'Email',
    limit: 254,
    missing: 'Enter your email address.',
    autoComplete: 'email',
    isSearched: true,
  },
  phone: { by: 'legacy', kind: 'phone', label: 'Phone' },
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
  /** Time of the change from `new`; null if unknown, and while the status is `new`. */
  contactedAt: { by: 'rules', kind: 'date', label: 'Contacted' },
  message: { by: 'visitor', kind: 'text', label: 'Message', limit: 5000 },
  note: { by: 'administrator', kind: 'text', label: 'Note', limit: 2000 },
  /** Whole minutes from `createdAt` to `contactedAt`. */
  responseMinutes: { by: 'rules', kind: 'number', column: 'response minutes' },
  createdAt: { by: 'rules', kind: 'date' },
} satisfies Record<string, ContactFieldRow>;

type Fields = typeof CONTACT_FIELDS;
export type ContactField = keyof Fields;
export type VisitorField = {
  [Name in ContactField]: Fields[Name]['by'] extends 'visitor' ? Name : never;
}[ContactField];

type StoredValue<Kind> = Kind extends 'date'
  ? Date | null
  : Kind extends 'number'
    ? number | null
    : string;
/** As read from the database; missing texts are ''. */
export type StoredContact = { [Name in ContactField]: StoredValue<Fields[Name]['kind']> };

export const CONTACT_FIELD_LIST = Object.entries<ContactFieldRow>(CONTACT_FIELDS).map(
  ([name, row]) => ({ ...row, name: name as ContactField }),
);

export const VISITOR_FIELDS = CONTACT_FIELD_LIST.flatMap(({ name, ...row }) =>
  row.by === 'visitor' ? [{ ...row, name: name as VisitorField }] : [],
);
