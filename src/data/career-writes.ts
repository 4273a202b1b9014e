import * as v from 'valibot';
import type { CareerInput } from '@/domain/career';
import { withoutDates } from '@/domain/change';
import { DOCUMENT_SCHEMAS } from '@/domain/document-schemas';
import { ConflictError } from '@/domain/errors';
import { InvalidDocumentError } from '@/domain/invalid-document-error';
import type { CommitKey } from './commit';
import { saveDocument } from './whole-documents';

const careerAt = (id: string) => ({ collection: 'careers', id }) as const;

/** Adds a career, `version` '', or replaces the stored one. Throws what saveDocument throws. */
export const saveCareer = (key: CommitKey, id: string, career: CareerInput, version: string) =>
  saveDocument(key, careerAt(id), version, () => ({ ...career }));

/** Deletes a career; does nothing if it is gone. Throws what saveDocument throws. */
export const deleteCareer = (key: CommitKey, id: string, version: string) =>
  saveDocument(key, careerAt(id), version, () => null);

/**
 * Shows or hides a career, other fields unchanged. Throws InvalidDocumentError if the rules would refuse those, and what
 * saveDocument throws.
 */
export const switchCareer = (key: CommitKey, id: string, isActive: boolean, version: string) =>
  saveDocument(key, careerAt(id), version, (stored) => {
    if (!stored) throw new ConflictError({ id, fields: null, version: '' });
    const changed = { ...stored, isActive };
    if (!v.is(DOCUMENT_SCHEMAS.careers, withoutDates(changed))) throw new InvalidDocumentError();
    return changed;
  });
