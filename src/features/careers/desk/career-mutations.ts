import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/toast/toast-store';
import { failureReason } from '@/content/failures';
import { read, write } from '@/data/call';
import { cleanCareer, type Career, type CareerInput } from '@/domain/career';
import { ConflictError, UndoError } from '@/domain/errors';
import { careerQueries } from '../career-queries';

const careersData = () => import('@/data/careers');

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
  return useMutation({
    mutationFn: async ({ id, career, version }: CareerSave): Promise<CareerConflict | null> => {
      const cleaned = cleanCareer(career);
      try {
        await write(careersData, async (careers) => {
          if (version === undefined) await careers.createCareer(id, cleaned);
          else await careers.updateCareer(id, cleaned, version);
        });
        return null;
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        return { theirs: await read(careersData, (careers) => careers.getCareer(id)) };
      }
    },
    onSuccess: async (conflict, { version }) => {
      if (conflict) return;
      await queryClient.invalidateQueries({ queryKey: careerQueries.all });
      onSaved();
      toast({
        title: 'Success',
        description:
          version === undefined ? 'Career added successfully' : 'Career updated successfully',
      });
    },
    meta: { failure: 'Failed to save career', toast: true },
  });
}

export function useDeleteCareer() {
  const queryClient = useQueryClient();
  const restoring = useRestoreCareer();
  return useMutation({
    mutationFn: (id: string) => write(careersData, (careers) => careers.deleteCareer(id)),
    onSuccess: async (change) => {
      await queryClient.invalidateQueries({ queryKey: careerQueries.all });
      toast({
        title: 'Success',
        description: 'Career deleted successfully',
        ...(change && { action: { label: 'Undo', onClick: () => restoring.mutate(change) } }),
      });
    },
    meta: { failure: 'Failed to delete career', toast: true },
  });
}

function useRestoreCareer() {
  const queryClient = useQueryClient();
  const restoring = useMutation({
    mutationFn: (change: string) =>
      write(
        () => import('@/data/changes'),
        (changes) => changes.undoChange(change),
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: careerQueries.all });
      toast({ title: 'Success', description: 'Career restored' });
    },
    // Without `meta.toast`: this toast has a button.
    onError: (error, change) =>
      toast({
        variant: 'destructive',
        title: 'Error',
        ...(error instanceof UndoError
          ? { description: `Failed to restore career. ${failureReason(error)}` }
          : {
              description: 'Failed to restore career',
              action: { label: 'Try again', onClick: () => restoring.mutate(change) },
            }),
      }),
    meta: { failure: 'Failed to restore career' },
  });
  return restoring;
}
