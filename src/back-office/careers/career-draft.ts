import { set, type FieldErrors } from 'react-hook-form';
import * as v from 'valibot';
import type { Draft } from '@/back-office/shared/use-drafts';
import { FIELD_LABELS } from '@/content/field-labels';
import {
  blankCareer,
  careerToInput,
  cleanCareer,
  mapLists,
  type Career,
  type CareerInput,
  type CareerList,
} from '@/domain/career';
import { careerSchema, parseCareer } from '@/domain/career-schema';
import type { StoredVersion } from '@/domain/change';
import { draftOf, keepDraft } from '@/lib/drafts';

/** What the dialog opens: a stored career, or a new one (null) that will be stored under `id`. */
export interface CareerEditing {
  id: string;
  career: Career | null;
  copy?: CareerInput;
}

export type CareerDraft = Draft<CareerFormValues, CareerEditing>;

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

const LISTS: readonly CareerList[] = ['requirements', 'responsibilities', 'benefits'];

/** useFieldArray takes objects only. */
export type CareerFormValues = Omit<CareerInput, CareerList> &
  Record<CareerList, { text: string }[]>;

export function toFormValues(career: CareerInput): CareerFormValues {
  const rows = (list: string[]) => list.map((text) => ({ text: text.replace(/\s*\n\s*/g, ' ') }));
  return { ...career, ...mapLists(career, rows) };
}

export function toCareerInput(values: CareerFormValues): CareerInput {
  const texts = (rows: { text: string }[]) => rows.map(({ text }) => text);
  return { ...values, ...mapLists(values, texts) };
}

/** One message for each invalid field or row. Blank rows are not stored, so they are valid. */
export function careerErrors(values: CareerFormValues): FieldErrors<CareerFormValues> {
  const input = toCareerInput(values);
  const result = v.safeParse(careerSchema, cleanCareer(input));
  const errors: FieldErrors<CareerFormValues> = {};
  for (const { path, message } of result.issues ?? []) {
    const [field, index] = (path ?? []).map(({ key }) => key);
    const list = LISTS.find((name) => name === field);
    let place = String(field);
    if (list) {
      const filled = input[list].flatMap((text, row) => (text.trim() === '' ? [] : [row]));
      place = typeof index === 'number' ? `${list}.${filled[index]}.text` : `${list}.root`;
    }
    set(errors, place, { type: 'validate', message });
  }
  return errors;
}

/** The career that a form would store, as visitors would get it on `today` if it is a new one. */
export function careerOfForm(
  values: CareerFormValues,
  { id, career: stored }: { id: string; career: Career | null },
  today: Date,
): Career {
  return {
    ...cleanCareer(toCareerInput(values)),
    id,
    createdAt: stored?.createdAt ?? today,
    updatedAt: today,
    version: stored?.version ?? '',
  };
}
