import * as v from 'valibot';
import type { Contact, DeletedContact } from './contact';
import {
  CONTACT_FIELD_LIST,
  VISITOR_FIELDS,
  type ContactFieldRow,
  type StoredContact,
  type VisitorField,
} from './contact-fields';
import { emailProblem, normalizeEmail } from './email-address';
import { limitedText, requiredText, storedDate, storedNumber, storedText } from './fields';
import { serviceSchema } from './service-schema';

/** Contact form input that `firestore.rules` accepts, except services that aren't stored (spec 5, design 4). */
export const contactSchema = v.object(
  Object.fromEntries(VISITOR_FIELDS.map((field) => [field.name, inputSchema(field)])) as Record<
    VisitorField,
    v.GenericSchema<string>
  >,
);

export type ContactInput = v.InferOutput<typeof contactSchema>;

function inputSchema({
  kind,
  label = '',
  limit = Infinity,
  missing,
}: ContactFieldRow): v.GenericSchema<string> {
  if (kind === 'service') return v.union([v.literal(''), serviceSchema.entries.slug]);
  const name = label.charAt(0) + label.slice(1).toLowerCase();
  const text = missing ? requiredText(name, limit, missing) : limitedText(name, limit);
  if (kind !== 'email') return text;
  return v.pipe(
    v.string(),
    // Comes before the checks, which apply to the text that is saved.
    v.transform(normalizeEmail),
    text,
    v.check(
      (address) => !emailProblem(address),
      ({ input }) => emailProblem(input) ?? '',
    ),
  );
}

const storedContactSchema = v.object(
  Object.fromEntries(CONTACT_FIELD_LIST.map(({ name, kind }) => [name, storedSchema(kind)])),
);

function storedSchema(kind: ContactFieldRow['kind']) {
  if (kind === 'date') return storedDate;
  return kind === 'number' ? storedNumber : storedText;
}

/**
 * Parses a stored contact, even if malformed. Name: `firstName lastName`, else `name`, else the email (spec 3). A new
 * contact has no reply; an earlier version left one in contacts that were set back to `new`.
 */
export function parseContact(id: string, data: unknown): Contact {
  const { name, ...rest } = v.parse(storedContactSchema, data) as StoredContact;
  const fullName = `${rest.firstName} ${rest.lastName}`.trim();
  const reply = rest.status === 'new' && { contactedAt: null, responseMinutes: null };
  return { id, name: fullName || name.trim() || rest.email, ...rest, ...reply };
}

export function parseDeletedContact(id: string, data: Record<string, unknown>): DeletedContact {
  return { ...parseContact(id, data), deletedAt: v.parse(storedDate, data['deletedAt']) };
}
