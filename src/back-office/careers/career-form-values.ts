import { set, type FieldErrors } from 'react-hook-form';
import * as v from 'valibot';
import { cleanCareer, type Career, type CareerInput } from '@/domain/career';
import { careerSchema } from '@/domain/career-schema';

export type CareerList = 'requirements' | 'responsibilities' | 'benefits';
const LISTS: readonly CareerList[] = ['requirements', 'responsibilities', 'benefits'];

/** useFieldArray takes objects only. */
export type CareerFormValues = Omit<CareerInput, CareerList> &
  Record<CareerList, { text: string }[]>;

export function toFormValues(career: CareerInput): CareerFormValues {
  const rows = (list: string[]) => list.map((text) => ({ text: text.replace(/\s*\n\s*/g, ' ') }));
  return {
    ...career,
    requirements: rows(career.requirements),
    responsibilities: rows(career.responsibilities),
    benefits: rows(career.benefits),
  };
}

export function toCareerInput(values: CareerFormValues): CareerInput {
  const texts = (rows: { text: string }[]) => rows.map(({ text }) => text);
  return {
    ...values,
    requirements: texts(values.requirements),
    responsibilities: texts(values.responsibilities),
    benefits: texts(values.benefits),
  };
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
