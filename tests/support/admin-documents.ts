import type { DeletedContact } from '@/data/contacts';
import { parseCareer } from '@/domain/career-schema';
import { parseContact } from '@/domain/contact-schema';
import { career, contact } from './sample-documents';

/** A career as src/data reads it, with `fields` changed. */
export function storedCareer(id: string, fields: Record<string, unknown> = {}, version = 1) {
  return parseCareer(id, career(fields), `version ${version}`);
}

/** A contact as src/data reads it, with `fields` changed. */
export function storedContact(id: string, fields: Record<string, unknown> = {}) {
  return parseContact(id, contact(fields));
}

/** What src/data returns of a deleted contact. */
export function deletedContact(id: string, fields: Partial<DeletedContact> = {}): DeletedContact {
  const { name, email } = storedContact(id);
  return {
    id,
    name,
    email,
    stored: null,
    change: `change of ${id}`,
    isRestorable: true,
    ...fields,
  };
}
