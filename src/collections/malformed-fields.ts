import * as v from 'valibot';
import type { RecordedFields } from './recorded-change';
import { COLLECTIONS, type RecordedCollection } from './collections';
import { wholeSchema } from './schemas';

/** Names of the missing, unknown, and invalid fields of a saved document. */
export function malformedFields(collection: RecordedCollection, fields: RecordedFields): string[] {
  const { issues = [] } = v.safeParse(wholeSchema(COLLECTIONS[collection]), fields);
  const invalid = issues.map((issue) => String(issue.path?.[0]?.key ?? ''));
  const isNew = collection === 'contacts' && fields['status'] === 'new';
  const left = isNew && 'contactedAt' in fields ? ['contactedAt'] : [];
  return [...new Set([...invalid, ...left])];
}
