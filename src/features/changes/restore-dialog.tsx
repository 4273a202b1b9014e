import { useQuery } from '@tanstack/react-query';
import { useUndo } from '@/back-office/shared/use-write';
import { DifferenceList } from '@/components/difference-list';
import { LoadFailure } from '@/components/load-failure';
import { Loading } from '@/components/loading';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { failureReason } from '@/content/failures';
import { kindOf, type Change, type StoredVersion } from '@/domain/change';
import { changeDifferences } from './change-differences';
import { changeQueries } from './change-queries';

interface RestoreDialogProps {
  change: Change;
  onClose: () => void;
}

/** Restores what was there before a change, after showing how that differs from what is stored now (design 5). */
export function RestoreDialog({ change, onClose }: RestoreDialogProps) {
  const stored = useQuery(changeQueries.stored(change));
  const undo = useUndo();
  const { before } = change;
  const now = stored.data?.fields ?? null;
  const differences = changeDifferences(change.collection, now, before);
  const isSame = before && now ? differences.length === 0 : !before === !now;

  function restore({ version }: StoredVersion) {
    if (!undo.isPending)
      undo.mutate({ record: change.id, version, done: 'Earlier version restored' }, onClose);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Restore what was there before this change?"
      size="wide"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          {stored.data && !isSame && (
            <Button
              variant="action"
              aria-disabled={undo.isPending}
              onClick={() => restore(stored.data)}
            >
              {undo.isPending ? 'Restoring...' : 'Restore'}
            </Button>
          )}
        </>
      }
    >
      {stored.isPending && <Loading text="Comparing..." />}
      {stored.isError && (
        <LoadFailure
          text={`The current version couldn’t be loaded. ${failureReason(stored.error)}`}
          onRetry={() => void stored.refetch()}
        />
      )}
      {stored.data && (
        <div className="grid gap-4">
          <p>
            {isSame
              ? 'This is what is saved now. There’s nothing to restore.'
              : EFFECTS[kindOf({ before: now, after: before })]}
          </p>
          {differences.length > 0 && (
            <DifferenceList differences={differences} hasSides={Boolean(now && before)} />
          )}
        </div>
      )}
    </Dialog>
  );
}

/** What restoring does to what is stored now. */
const EFFECTS = {
  create: 'It was deleted and comes back.',
  update: 'This is how the current version (before) would change (after).',
  delete: 'It wasn’t there before this change, so it would be deleted.',
};
