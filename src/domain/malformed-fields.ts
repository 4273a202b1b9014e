import * as v from 'valibot';
import { CONTACT_LIMITS, CONTACT_STATUSES } from './contact';
import { contactSchema } from './contact-schema';
import { DOCUMENT_SCHEMAS } from './document-schemas';
import { limitedText } from './fields';
import { INVISIBLE } from './text';

const { email, company, service, message } = contactSchema.entries;
/** A combining mark counts as visible: which characters are marks differs between Unicode versions. */
const name = v.pipe(
  limitedText('Name', CONTACT_LIMITS.name),
  v.regex(new RegExp(`[^${INVISIBLE}]`, 'u')),
);
const dates = { createdAt: v.date(), updatedAt: v.date() };

/** Whole documents as firestore.rules store them. Older contacts may have a name in one field, and a phone. */
const STORED_SCHEMAS = {
  contacts: v.strictObject({
    firstName: v.optional(name),
    lastName: v.optional(name),
    name: v.optional(v.string()),
    email,
    phone: v.optional(v.string()),
    company: v.optional(company),
    service: v.optional(service),
    message: v.optional(message),
    status: v.picklist(CONTACT_STATUSES),
    note: v.optional(limitedText('Note', CONTACT_LIMITS.note)),
    contactedAt: v.optional(v.date()),
    responseMinutes: v.optional(v.pipe(v.number(), v.integer())),
    ...dates,
  }),
  careers: v.strictObject({ ...DOCUMENT_SCHEMAS.careers.entries, ...dates }),
  services: v.strictObject({ ...DOCUMENT_SCHEMAS.services.entries, ...dates }),
  seoSettings: v.strictObject({ ...DOCUMENT_SCHEMAS.seoSettings.entries, updatedAt: v.date() }),
};

/** Names of the fields of a stored document that are missing, unknown, or not as the rules would store them. */
export function malformedFields(
  collection: keyof typeof STORED_SCHEMAS,
  fields: Record<string, unknown>,
): string[] {
  const { issues = [] } = v.safeParse(STORED_SCHEMAS[collection], fields);
  return [...new Set(issues.map((issue) => String(issue.path?.[0]?.key ?? '')))];
}
