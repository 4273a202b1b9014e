import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/toast/toast-store';
import { failureReason } from '@/content/failures';
import { read, write } from '@/data/call';
import { cleanCareer, type Career, type CareerInput } from '@/domain/career';
import { ConflictError } from '@/domain/errors';
import { InvalidDocumentError } from '@/domain/invalid-document-error';
import { careerQueries, careersData } from '../career-queries';
import { quotedCareerTitle } from './career-title';
import { useUndoCareer } from './use-undo-career';

interface CareerSave {
  id: string;
  career: CareerInput;
  /** undefined for a new career. */
  version?: string | undefined;
}

/** What is stored after someone else saved first; null if the career was deleted. */
export interface CareerConflict {
  theirs: Career | null;
}

/** Creates or updates a career; the result is a conflict or null. `onSaved` runs even after an unmount. */
export function useSaveCareer(onSaved: () => void) {
  const queryClient = useQueryClient();
  const undo = useUndoCareer('change');
  return useMutation({
    mutationFn: async ({ id, career, version }: CareerSave) => {
      const cleaned = cleanCareer(career);
      try {
        const change = await write(careersData, (careers) =>
          version === undefined
            ? careers.createCareer(id, cleaned)
            : careers.updateCareer(id, cleaned, version),
        );
        return { change, conflict: null };
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        const theirs = await read(careersData, (careers) => careers.getCareer(id));
        return { change: null, conflict: { theirs } satisfies CareerConflict };
      }
    },
    onSuccess: async ({ change, conflict }, { version }) => {
      if (conflict) return;
      await queryClient.invalidateQueries({ queryKey: careerQueries.all });
      onSaved();
      toast({
        title: 'Success',
        description:
          version === undefined ? 'Career added successfully' : 'Career updated successfully',
        ...undo(change),
      });
    },
    meta: { failure: 'Failed to save career', toast: true },
  });
}

export function useDeleteCareer() {
  const queryClient = useQueryClient();
  const undo = useUndoCareer('deletion');
  return useMutation({
    mutationFn: (id: string) => write(careersData, (careers) => careers.deleteCareer(id)),
    onSuccess: async (change) => {
      await queryClient.invalidateQueries({ queryKey: careerQueries.all });
      toast({ title: 'Success', description: 'Career deleted successfully', ...undo(change) });
    },
    meta: { failure: 'Failed to delete career', toast: true },
  });
}

/** Shows or hides a career, over the version that is on screen; the lists and counts are read again. */
export function useSwitchCareer() {
  const queryClient = useQueryClient();
  const undo = useUndoCareer('change');
  return useMutation({
    // In sequence: commits of one administrator at the same time contend for a document (design 5).
    scope: { id: 'career-switch' },
    mutationFn: ({ career, isActive }: { career: Career; isActive: boolean }) =>
      write(
        () => import('@/data/career-switch'),
        ({ switchCareer }) => switchCareer(career.id, isActive, career.version),
      ),
    onSuccess: async (change, { career, isActive }) => {
      await queryClient.invalidateQueries({ queryKey: careerQueries.all });
      const title = quotedCareerTitle(career);
      toast({
        title: 'Success',
        description: isActive
          ? `${title} is active: visitors see it.`
          : `${title} is inactive: visitors no longer see it.`,
        ...undo(change),
      });
    },
    onError: async (error, { career }) => {
      toast({
        variant: 'destructive',
        title: 'Error',
        description: `${quotedCareerTitle(career)} wasn’t changed. ${switchFailure(error)}`,
      });
      if (error instanceof ConflictError) {
        await queryClient.invalidateQueries({ queryKey: careerQueries.all });
      }
    },
    meta: { failure: 'Failed to switch career' },
  });
}

function switchFailure(error: unknown): string {
  if (error instanceof ConflictError) {
    return 'Someone else changed or deleted it in the meantime. The list shows what is stored.';
  }
  if (error instanceof InvalidDocumentError) {
    return 'One of its fields has a value that can no longer be stored. Edit the career, check every field, and save it.';
  }
  return failureReason(error);
}
