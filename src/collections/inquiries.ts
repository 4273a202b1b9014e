import type { RecordedFields } from './recorded-change';
import { SOURCE, sourceText } from './inquiry-source';
import { SERVICE_INTERESTS } from '@/domain/service-interests';
import { visibleText } from '@/domain/text';
import {
  readDate,
  readFields,
  type Collection,
  type FieldName,
  type Input,
  type Values,
} from './collection';

export const CONTACT_STATUSES = ['new', 'contacted', 'closed'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];
/** Of inquiries that still need work. */
export const OPEN_STATUSES = CONTACT_STATUSES.filter((status) => status !== 'closed');

const NAME = { writtenBy: 'visitor', kind: 'name', limit: 100, optional: true } as const;

/** The collections contacts and deletedContacts. firestore.rules repeat the fields; a unit test compares them. */
export const inquiries = {
  fields: {
    firstName: {
      ...NAME,
      label: 'First Name',
      missing: 'Enter your first name.',
      autoComplete: 'given-name',
    },
    lastName: {
      ...NAME,
      label: 'Last Name',
      missing: 'Enter your last name.',
      autoComplete: 'family-name',
    },
    name: { isLegacy: true, kind: 'name', optional: true },
    email: {
      writtenBy: 'visitor',
      kind: 'email',
      label: 'Email',
      limit: 254,
      missing: 'Enter your email address.',
      autoComplete: 'email',
    },
    phone: { isLegacy: true, kind: 'phone', label: 'Phone', optional: true },
    company: {
      writtenBy: 'visitor',
      kind: 'line',
      label: 'Company',
      limit: 200,
      optional: true,
      autoComplete: 'organization',
    },
    service: {
      writtenBy: 'visitor',
      kind: 'service',
      label: 'Service Interest',
      optional: true,
      column: 'service',
    },
    status: {
      writtenBy: 'desk',
      kind: 'choice',
      label: 'Status',
      choices: CONTACT_STATUSES,
      keepsUnknown: true,
    },
    /** Time of the change from `new`; null if unknown, and while the status is `new`. */
    contactedAt: { writtenBy: 'rules', kind: 'date', label: 'Contacted', optional: true },
    message: { writtenBy: 'visitor', kind: 'text', label: 'Message', limit: 5000, optional: true },
    note: { writtenBy: 'desk', kind: 'text', label: 'Note', limit: 2000, optional: true },
    /** Email address of an administrator, even of a former one. */
    assignee: { writtenBy: 'desk', kind: 'line', label: 'Assigned to', limit: 254, optional: true },
    /** A day at the firm; '' while the status is `new`: the reply is due, and nothing defers it. */
    followUpOn: { writtenBy: 'desk', kind: 'day', label: 'Follow up', optional: true },
    /** null: undecided. */
    isSpam: { writtenBy: 'desk', kind: 'boolean', label: 'Spam', optional: true },
    source: { writtenBy: 'browser', kind: 'map', label: 'Source', ...SOURCE, optional: true },
    responseMinutes: { isLegacy: true, kind: 'number', optional: true },
    createdAt: { writtenBy: 'rules', kind: 'date' },
  },
  noun: 'inquiry',
  plural: 'Inquiries',
  desk: '/admin/contacts',
} as const satisfies Collection;

export type ContactField = FieldName<typeof inquiries>;
export type ContactInput = Input<typeof inquiries>;
type ContactValues = Values<typeof inquiries>;
export type ContactOrder = 'newest' | 'oldest';

export interface Contact extends ContactValues {
  id: string;
}

export interface DeletedContact extends Contact {
  deletedAt: Date | null;
}

export function isContactStatus(value: string): value is ContactStatus {
  return (CONTACT_STATUSES as readonly string[]).includes(value);
}

/** Parses a saved contact, even if malformed. Name: `firstName lastName`, else `name`, else the email (spec 3). */
export function parseContact(id: string, data: RecordedFields): Contact {
  const { name, ...rest } = readFields(inquiries, data);
  const fullName = visibleText(`${rest.firstName} ${rest.lastName}`);
  // Earlier versions kept the reply time and the follow-up of contacts that were set back to `new`.
  const unanswered = rest.status === 'new' ? { contactedAt: null, followUpOn: '' } : {};
  return { id, name: fullName || visibleText(name) || rest.email, ...rest, ...unanswered };
}

export function parseDeletedContact(id: string, data: RecordedFields): DeletedContact {
  return { ...parseContact(id, data), deletedAt: readDate(data['deletedAt']) };
}

/** Display text of a field: a service by name (by slug if unknown), a date in ISO 8601, a source in words. */
export function fieldText(
  contact: Partial<ContactValues>,
  field: ContactField,
  services = SERVICE_INTERESTS,
): string {
  const value = contact[field] ?? '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return sourceText(value);
  const isService = inquiries.fields[field].kind === 'service';
  const service = isService ? services.find((option) => option.value === value) : undefined;
  return service?.label ?? String(value);
}
