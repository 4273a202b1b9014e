import { toast } from '@/components/toast/toast-store';
import { logError } from '@/lib/log-error';
import { useDeleteCareer } from './career-mutations';

/** Deletes a career after the browser has asked (spec 5); the notification offers the way back. */
export function useCareerDeletion() {
  const deletion = useDeleteCareer();

  async function handleDelete(id: string) {
    if (!window.confirm('Are you sure you want to delete this career?')) return;
    try {
      const restore = await deletion.mutateAsync(id);
      toast({
        title: 'Success',
        description: 'Career deleted successfully',
        ...(restore && { action: { label: 'Undo', onClick: () => void undo(restore) } }),
      });
    } catch (error) {
      logError('Failed to delete career', error);
      toast({ variant: 'destructive', title: 'Error', description: 'Failed to delete career' });
    }
  }

  async function undo(restore: () => Promise<void>) {
    try {
      await restore();
      toast({ title: 'Success', description: 'Career restored' });
    } catch (error) {
      logError('Failed to restore career', error);
      toast({
        variant: 'destructive',
        title: 'Error',
        description: 'Failed to restore career',
        action: { label: 'Try again', onClick: () => void undo(restore) },
      });
    }
  }

  return { handleDelete, busyId: deletion.isPending ? deletion.variables : null };
}
