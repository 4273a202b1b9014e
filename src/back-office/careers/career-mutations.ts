import { useWrite } from '@/back-office/shared/use-write';
import type { Career } from '@/collections/careers';
import { PUBLICATION } from '@/content/publication';
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
    // One at a time: an administrator's simultaneous commits contend for the same document (decision 5).
    scope: 'career-switch',
    placeOf: ({ career }: { career: Career; isActive: boolean }) => `careers/${career.id}`,
    load: careerWrites,
    write: (careers, key, { career, isActive }) =>
      careers.setCareerActive(key, career.id, isActive, career.version),
    success: ({ career, isActive }) =>
      isActive
        ? `${quotedCareerTitle(career)} is now active. ${PUBLICATION.shown}`
        : `${quotedCareerTitle(career)} is now inactive. ${PUBLICATION.hidden}`,
    failure: 'Failed to change career status',
    refresh,
  });
}
