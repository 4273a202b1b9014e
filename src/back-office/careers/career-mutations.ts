import { useWrite } from '@/back-office/shared/use-write';
import type { Career } from '@/domain/career';
import { careerWrites, refreshCareers as refresh } from './career-kind';
import { quotedCareerTitle } from './career-title';

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
