import type { QueryClient } from '@tanstack/react-query';
import { editKind, type FormValues, type SavedKind } from '@/back-office/shared/edit-kind';
import { careers, parseCareer, type Career } from '@/collections/careers';
import { careerQueries } from '@/features/careers/career-queries';
import { quotedCareerTitle } from './career-title';

export const refreshCareers = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: careerQueries.all });

export const careerWrites = () => import('@/data/career-writes');

export type CareerFormValues = FormValues<typeof careers>;

const kind = editKind(careers, { parse: parseCareer, quotedTitle: quotedCareerTitle });

export const CAREER: SavedKind<
  CareerFormValues,
  Career,
  Awaited<ReturnType<typeof careerWrites>>
> = {
  ...kind,
  placeOf: ({ base }) => `careers/${base.id}`,
  load: careerWrites,
  write: (careers, key, { words, base: { id, item } }) =>
    careers.saveCareer(key, id, kind.inputOf(words), item?.version ?? ''),
  refresh: refreshCareers,
};
