import * as v from 'valibot';
import { CONTACT_STATUSES } from './contact';
import { CONTACT_FIELD_LIST, type VisitorField } from './contact-fields';
import { contactSchema } from './contact-schema';
import { DOCUMENT_SCHEMAS } from './document-schemas';
import { limitedText } from './fields';
import { INVISIBLE } from './text';

type NamedField = (typeof CONTACT_FIELD_LIST)[number];

const dates = { createdAt: v.date(), updatedAt: v.date() };

/** Like contactSchema, but combining marks count as visible, because Unicode versions disagree on them. */
function contactFieldSchema({ name, kind, limit = Infinity, missing }: NamedField) {
  if (kind === 'date') return v.date();
  if (kind === 'number') return v.pipe(v.number(), v.integer());
  if (kind === 'status') return v.picklist(CONTACT_STATUSES);
  if (kind === 'email' || kind === 'service') return contactSchema.entries[name as VisitorField];
  const text = limitedText(name, limit);
  return missing ? v.pipe(text, v.regex(new RegExp(`[^${INVISIBLE}]`, 'u'))) : text;
}

/** Whole documents as firestore.rules accept them. Older contacts may lack fields, except those listed last. */
const STORED_SCHEMAS = {
  contacts: v.strictObject({
    ...Object.fromEntries(
      CONTACT_FIELD_LIST.map((field) => [field.name, v.optional(contactFieldSchema(field))]),
    ),
    email: contactSchema.entries.email,
    status: v.picklist(CONTACT_STATUSES),
    ...dates,
  }),
  careers: v.strictObject({ ...DOCUMENT_SCHEMAS.careers.entries, ...dates }),
  services: v.strictObject({ ...DOCUMENT_SCHEMAS.services.entries, ...dates }),
  seoSettings: v.strictObject({ ...DOCUMENT_SCHEMAS.seoSettings.entries, updatedAt: v.date() }),
};

/** A new contact has none of them (design 4). */
const REPLY_FIELDS = ['contactedAt', 'responseMinutes'];

/** Names of the missing, unknown, and invalid fields of a stored document. */
export function malformedFields(
  collection: keyof typeof STORED_SCHEMAS,
  fields: Record<string, unknown>,
): string[] {
  const { issues = [] } = v.safeParse(STORED_SCHEMAS[collection], fields);
  const invalid = issues.map((issue) => String(issue.path?.[0]?.key ?? ''));
  const isNew = collection === 'contacts' && fields['status'] === 'new';
  const left = isNew ? REPLY_FIELDS.filter((name) => name in fields) : [];
  return [...new Set([...invalid, ...left])];
}
