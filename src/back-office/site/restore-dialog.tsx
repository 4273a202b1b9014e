import { useQuery } from '@tanstack/react-query';
import { useUndo } from '@/back-office/shared/use-write';
import { DifferenceList } from '@/back-office/shared/difference-list';
import { LoadFailure } from '@/back-office/shared/load-failure';
import { Loading } from '@/components/loading';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/back-office/shared/ui/dialog';
import { failureReason } from '@/content/failures';
import { changeKind, type Change, type StoredVersion } from '@/domain/change';
import { UndoError } from '@/domain/errors';
import { changeDifferences } from './change-words';
import { changeQueries } from './change-queries';

export function RestoreDialog({ change, onClose }: { change: Change; onClose: () => void }) {
  const stored = useQuery(changeQueries.stored(change));
  const { data, error, isPending } = stored;
  const undo = useUndo();
  const { collection, before, after } = change;
  const now = data?.fields ?? null;
  const differences = changeDifferences(collection, now, before);
  // If the change deleted an inquiry, the record contains only the inquiry's status.
  const isWhole = collection !== 'contacts' || after !== null;
  const isEqual = before && now ? !isWhole || differences.length === 0 : !before === !now;
  // During the undo, the refetched current version can already equal the restored one while the dialog is still open.
  const isSame = isEqual && !undo.isPending;
  const isRestorable = data !== undefined && !error && !isSame;

  function restore({ version }: StoredVersion) {
    if (!undo.isPending)
      undo.mutate({ record: change.id, version, done: 'Earlier version restored' }, onClose);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Restore the version before this change?"
      size="wide"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          {isRestorable && (
            <Button variant="action" aria-disabled={undo.isPending} onClick={() => restore(data)}>
              {undo.isPending ? 'Restoring...' : 'Restore'}
            </Button>
          )}
        </>
      }
    >
      {isPending && <Loading text="Comparing..." />}
      {error instanceof UndoError && <p>{failureReason(error)}</p>}
      {error && !(error instanceof UndoError) && (
        <LoadFailure what="The current version" query={stored} />
      )}
      {data && !error && (
        <div role="region" aria-label="Difference" tabIndex={0} className="grid gap-4">
          <p>
            {isSame
              ? 'This version is already saved. There’s nothing to restore.'
              : EFFECTS[changeKind({ before: now, after: before })]}
          </p>
          {isRestorable && isWhole && differences.length > 0 && (
            <DifferenceList differences={differences} hasSides={Boolean(now && before)} />
          )}
        </div>
      )}
    </Dialog>
  );
}

const EFFECTS = {
  create: 'The document was deleted. Restoring brings it back.',
  update: 'Restoring makes these changes to the current version.',
  delete: 'The document didn’t exist before this change. Restoring deletes it.',
};
