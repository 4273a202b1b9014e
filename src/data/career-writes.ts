import type { CareerInput } from '@/domain/career';
import type { CommitKey } from './commit';
import { saveDocument, updateDocument } from './whole-documents';

const careerAt = (id: string) => ({ collection: 'careers', id }) as const;

/** Adds a career, `version` '', or replaces the stored one. Throws what saveDocument throws. */
export const saveCareer = (key: CommitKey, id: string, career: CareerInput, version: string) =>
  saveDocument(key, careerAt(id), version, () => ({ ...career }));

/** Deletes a career; does nothing if it is gone. Throws what saveDocument throws. */
export const deleteCareer = (key: CommitKey, id: string, version: string) =>
  saveDocument(key, careerAt(id), version, () => null);

/** Shows or hides a career. Throws what updateDocument throws. */
export const switchCareer = (key: CommitKey, id: string, isActive: boolean, version: string) =>
  updateDocument(key, careerAt(id), version, { isActive });
