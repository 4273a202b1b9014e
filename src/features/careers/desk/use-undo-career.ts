import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast, type ToastMessage } from '@/components/toast/toast-store';
import { failureReason } from '@/content/failures';
import { write } from '@/data/call';
import { UndoError } from '@/domain/errors';
import { careerQueries } from '../career-queries';

const WORDS = {
  deletion: { done: 'Career restored', failed: 'Failed to restore career' },
  change: { done: 'Change undone', failed: 'Failed to undo the change' },
};

/**
 * Undoes recorded changes of careers, deletions or others.
 * @returns the button of a toast that undoes a change; none without the id of one
 */
export function useUndoCareer(kind: keyof typeof WORDS) {
  const queryClient = useQueryClient();
  const { done, failed } = WORDS[kind];
  const undoing = useMutation({
    mutationFn: (change: string) =>
      write(
        () => import('@/data/changes'),
        (changes) => changes.undoChange(change),
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: careerQueries.all });
      toast({ title: 'Success', description: done });
    },
    // Without `meta.toast`: this toast has a button.
    onError: (error, change) =>
      toast({
        variant: 'destructive',
        title: 'Error',
        ...(error instanceof UndoError
          ? { description: `${failed}. ${failureReason(error)}` }
          : {
              description: failed,
              action: { label: 'Try again', onClick: () => undoing.mutate(change) },
            }),
      }),
    meta: { failure: failed },
  });
  return (change: string | null): Pick<ToastMessage, 'action'> =>
    change ? { action: { label: 'Undo', onClick: () => undoing.mutate(change) } } : {};
}
