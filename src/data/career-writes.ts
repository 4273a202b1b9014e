import * as v from 'valibot';
import type { CareerInput } from '@/domain/career';
import { withoutDates } from '@/domain/change';
import { DOCUMENT_SCHEMAS } from '@/domain/document-schemas';
import { ConflictError } from '@/domain/errors';
import { InvalidDocumentError } from '@/domain/invalid-document-error';
import type { CommitKey } from './commit';
import { saveDocument } from './whole-documents';

const careerAt = (id: string) => ({ collection: 'careers', id }) as const;

/**
 * Adds a career (spec 7), `version` '', or replaces the stored one. Throws ConflictError if another version is stored,
 * and what saveDocument throws.
 */
export const saveCareer = (key: CommitKey, id: string, career: CareerInput, version: string) =>
  saveDocument(key, careerAt(id), version, () => ({ ...career }));

/** Deletes a career (spec 7). Does nothing if it is gone. Throws as saveCareer does. */
export const deleteCareer = (key: CommitKey, id: string, version: string) =>
  saveDocument(key, careerAt(id), version, () => null);

/**
 * Shows or hides a career and leaves every other field as it is stored, which `saveCareer` would clean. Throws as
 * saveCareer does, and InvalidDocumentError if firestore.rules would refuse the other fields.
 */
export const switchCareer = (key: CommitKey, id: string, isActive: boolean, version: string) =>
  saveDocument(key, careerAt(id), version, (stored) => {
    if (!stored) throw new ConflictError({ id, fields: null, version: '' });
    const changed = { ...stored, isActive };
    if (!v.is(DOCUMENT_SCHEMAS.careers, withoutDates(changed))) throw new InvalidDocumentError();
    return changed;
  });
