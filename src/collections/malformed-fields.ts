import * as v from 'valibot';
import { DOCUMENT_SCHEMAS } from '@/domain/document-schemas';
import { inquiries, REPLY_FIELDS } from './inquiries';
import { wholeSchema } from './schemas';

const dates = { createdAt: v.date(), updatedAt: v.date() };

/** Whole documents as firestore.rules accept them. */
const STORED_SCHEMAS = {
  contacts: wholeSchema(inquiries),
  careers: v.strictObject({ ...DOCUMENT_SCHEMAS.careers.entries, ...dates }),
  services: v.strictObject({ ...DOCUMENT_SCHEMAS.services.entries, ...dates }),
  seoSettings: v.strictObject({ ...DOCUMENT_SCHEMAS.seoSettings.entries, updatedAt: v.date() }),
};

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
