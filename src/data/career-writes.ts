import type { CareerInput } from '@/collections/careers';
import type { CommitKey } from './commit';
import { saveDocument, updateDocument } from './whole-documents';

const careerAt = (id: string) => ({ collection: 'careers', id }) as const;

/** Replaces a career or, if `version` is '', adds it. Throws what saveDocument throws. */
export const saveCareer = (key: CommitKey, id: string, career: CareerInput, version: string) =>
  saveDocument(key, careerAt(id), version, () => ({ ...career }));

export const deleteCareer = (key: CommitKey, id: string, version: string) =>
  saveDocument(key, careerAt(id), version, () => null);

export const setCareerActive = (key: CommitKey, id: string, isActive: boolean, version: string) =>
  updateDocument(key, careerAt(id), version, { isActive });
