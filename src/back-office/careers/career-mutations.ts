import { useWrite, type WriteOptions } from '@/back-office/shared/use-write';
import type { QueryClient } from '@tanstack/react-query';
import { cleanCareer, type Career } from '@/domain/career';
import { careerQueries } from '@/features/careers/career-queries';
import { toCareerInput, type CareerEditing, type CareerFormValues } from './career-draft';
import { quotedCareerTitle } from './career-title';

const careerWrites = () => import('@/data/career-writes');

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: careerQueries.all });

interface CareerSave {
  words: CareerFormValues;
  base: CareerEditing;
}

export function useSaveCareer(
  on: Pick<WriteOptions<CareerSave, unknown>, 'onStored' | 'onConflict'>,
) {
  return useWrite({
    placeOf: ({ base }: CareerSave) => `careers/${base.id}`,
    load: careerWrites,
    write: (careers, key, { words, base: { id, career } }) =>
      careers.saveCareer(key, id, cleanCareer(toCareerInput(words)), career?.version ?? ''),
    success: ({ base }) =>
      base.career ? 'Career updated successfully' : 'Career added successfully',
    failure: 'Failed to save career',
    refresh,
    ...on,
  });
}

export function useDeleteCareer() {
  return useWrite({
    placeOf: ({ id }: Career) => `careers/${id}`,
    load: careerWrites,
    write: (careers, key, { id, version }) => careers.deleteCareer(key, id, version),
    success: () => 'Career deleted successfully',
    failure: 'Failed to delete career',
    undone: () => 'Career restored',
    refresh,
  });
}

export function useSwitchCareer() {
  return useWrite({
    // In sequence: commits of one administrator at the same time contend for a document (design 5).
    scope: 'career-switch',
    placeOf: ({ career }: { career: Career; isActive: boolean }) => `careers/${career.id}`,
    load: careerWrites,
    write: (careers, key, { career, isActive }) =>
      careers.switchCareer(key, career.id, isActive, career.version),
    success: ({ career, isActive }) =>
      isActive
        ? `${quotedCareerTitle(career)} is active: visitors see it.`
        : `${quotedCareerTitle(career)} is inactive: visitors no longer see it.`,
    failure: 'Failed to show or hide the career',
    refresh,
  });
}
