import { useWrite } from '@/back-office/shared/use-write';
import type { QueryClient } from '@tanstack/react-query';
import { write } from '@/data/call';
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

type AfterSave = Pick<Parameters<typeof useWrite<CareerSave>>[0], 'onStored' | 'onConflict'>;

export function useSaveCareer(on: AfterSave) {
  return useWrite<CareerSave>({
    placeOf: ({ base }) => `careers/${base.id}`,
    write: ({ words, base }, key) =>
      write(careerWrites, (careers, signal) =>
        careers.saveCareer(
          { ...key, signal },
          base.id,
          cleanCareer(toCareerInput(words)),
          base.career?.version ?? '',
        ),
      ),
    success: ({ base }) =>
      base.career ? 'Career updated successfully' : 'Career added successfully',
    failure: 'Failed to save career',
    refresh,
    ...on,
  });
}

export function useDeleteCareer() {
  return useWrite<Career>({
    placeOf: ({ id }) => `careers/${id}`,
    write: ({ id, version }, key) =>
      write(careerWrites, (careers, signal) =>
        careers.deleteCareer({ ...key, signal }, id, version),
      ),
    success: () => 'Career deleted successfully',
    failure: 'Failed to delete career',
    undone: () => 'Career restored',
    refresh,
  });
}

export function useSwitchCareer() {
  return useWrite<{ career: Career; isActive: boolean }>({
    // In sequence: commits of one administrator at the same time contend for a document (design 5).
    scope: 'career-switch',
    placeOf: ({ career }) => `careers/${career.id}`,
    write: ({ career, isActive }, key) =>
      write(careerWrites, (careers, signal) =>
        careers.switchCareer({ ...key, signal }, career.id, isActive, career.version),
      ),
    success: ({ career, isActive }) =>
      isActive
        ? `${quotedCareerTitle(career)} is active: visitors see it.`
        : `${quotedCareerTitle(career)} is inactive: visitors no longer see it.`,
    failure: 'Failed to show or hide the career',
    refresh,
  });
}
