import type { QueryClient } from '@tanstack/react-query';
import { copyName, type SavedKind } from '@/back-office/shared/edit-kind';
import { toRows, toTexts, type ListRow } from '@/back-office/shared/list-rows';
import { FIELD_LABELS } from '@/content/field-labels';
import { pathTo } from '@/content/pages';
import {
  blankCareer,
  CAREER_LIMITS,
  careerToInput,
  cleanCareer,
  mapLists,
  type Career,
  type CareerInput,
  type CareerList,
} from '@/domain/career';
import { careerSchema, parseCareer } from '@/domain/career-schema';
import { careerQueries } from '@/features/careers/career-queries';
import { careerTitle, quotedCareerTitle } from './career-title';

export const refreshCareers = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: careerQueries.all });

export const careerWrites = () => import('@/data/career-writes');

export type CareerFormValues = Omit<CareerInput, CareerList> & Record<CareerList, ListRow[]>;

const toFormValues = (career: CareerInput): CareerFormValues => ({
  ...career,
  ...mapLists(career, toRows),
});

const inputOf = (values: CareerFormValues): CareerInput =>
  cleanCareer({ ...values, ...mapLists(values, toTexts) });

export const CAREER: SavedKind<
  CareerFormValues,
  Career,
  Awaited<ReturnType<typeof careerWrites>>
> = {
  noun: 'career',
  desk: pathTo('admin/careers'),
  labels: FIELD_LABELS.careers,
  schema: careerSchema,
  blank: () => toFormValues(blankCareer()),
  valuesOf: (career) => toFormValues(careerToInput(career)),
  inputOf,
  itemOf: (values, { id, item }, today) => ({
    ...inputOf(values),
    id,
    createdAt: item?.createdAt ?? today,
    updatedAt: today,
    version: item?.version ?? '',
  }),
  parse: parseCareer,
  quotedTitle: quotedCareerTitle,
  copyOf(career) {
    const title = copyName(careerTitle(career), CAREER_LIMITS.title);
    return toFormValues({ ...careerToInput(career), title, isActive: false });
  },
  placeOf: ({ base }) => `careers/${base.id}`,
  load: careerWrites,
  write: (careers, key, { words, base: { id, item } }) =>
    careers.saveCareer(key, id, inputOf(words), item?.version ?? ''),
  refresh: refreshCareers,
};
