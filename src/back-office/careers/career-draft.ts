import type { Draft } from '@/back-office/shared/use-drafts';
import { FIELD_LABELS } from '@/content/field-labels';
import {
  blankCareer,
  careerToInput,
  cleanCareer,
  type Career,
  type CareerInput,
} from '@/domain/career';
import { parseCareer } from '@/domain/career-schema';
import type { StoredVersion } from '@/domain/change';
import { draftOf, keepDraft } from '@/lib/drafts';
import { toCareerInput, toFormValues, type CareerFormValues } from './career-form-values';

/** What the dialog opens: a stored career, or a new one (null) that will be stored under `id`. */
export interface CareerEditing {
  id: string;
  career: Career | null;
  copy?: CareerInput;
}

export type CareerDraft = Draft<CareerFormValues, CareerEditing>;

/** Of the dialog, which is open once. */
export const CAREER = 'career';

export const editingOf = ({ id, fields, version }: StoredVersion): CareerEditing => ({
  id,
  career: fields && parseCareer(id, fields, version),
});

export const CAREER_DRAFT = {
  wordsOf: ({ career, copy }: CareerEditing) =>
    toFormValues(career ? careerToInput(career) : (copy ?? blankCareer())),
  textsOf: (values: CareerFormValues) =>
    Object.fromEntries(
      Object.entries(FIELD_LABELS.careers).map(([field, label]) => [
        label,
        textOf(cleanCareer(toCareerInput(values))[field as keyof CareerInput]),
      ]),
    ),
  /** With the id: the dialog may have been opened for another career since. */
  versionOf: ({ id, career }: CareerEditing) => `${id} ${career?.version ?? ''}`,
};

function textOf(value: string | string[] | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join('\n') : value;
}

export const careerDraft = () => draftOf<CareerDraft>(CAREER);

export const keepCareerDraft = (draft: CareerDraft) => keepDraft(CAREER, draft);
