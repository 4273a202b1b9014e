import { useQuery } from '@tanstack/react-query';
import { UNDO_FAILURE, undoOf } from '@/back-office/run/action';
import { useRun } from '@/back-office/run/use-run';
import { DifferenceList } from '@/back-office/documents/difference-list';
import { LoadFailure } from '@/back-office/ui/load-failure';
import { Dialog } from '@/back-office/ui/dialog';
import { COLLECTIONS, type RecordedCollection } from '@/collections/collections';
import { Loading } from '@/components/loading';
import { Button } from '@/components/ui/button';
import { failureReason } from '@/content/failures';
import {
  changeKind,
  type ChangeKind,
  type RecordedChange,
  type SavedVersion,
} from '@/collections/recorded-change';
import { UndoError } from '@/domain/errors';
import { changeQueries } from './change-queries';
import { changeDifferences } from './change-words';

export function RestoreDialog({
  change,
  onClose,
}: {
  change: RecordedChange;
  onClose: () => void;
}) {
  const stored = useQuery(changeQueries.stored(change));
  const { data, error, isPending } = stored;
  const undo = useRun();
  const { collection, before, after } = change;
  const now = data?.fields ?? null;
  const differences = changeDifferences(collection, now, before);
  // If the change deleted or restored an inquiry, the record contains only the inquiry's status.
  const isWhole = collection !== 'contacts' || Boolean(before && after);
  const isEqual = before && now ? !isWhole || differences.length === 0 : !before === !now;
  // During the undo, the refetched version may already equal the restored one while the dialog is still open.
  const isSame = isEqual && !undo.isPending;
  const isRestorable = data !== undefined && !error && !isSame;

  const words = before ? RESTORING : DELETING;

  function restore({ version }: SavedVersion) {
    if (undo.isRunning()) return;
    const changes = [undoOf([change.id], version)];
    undo.run({ changes, done: words.done, failure: UNDO_FAILURE }, onClose);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      size="wide"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          {isRestorable && (
            <Button
              variant={words.variant}
              aria-disabled={undo.isPending}
              onClick={() => restore(data)}
            >
              {undo.isPending ? words.pending : words.confirm}
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
              ? words.nothing
              : effectOf(changeKind({ before: now, after: before }), collection)}
          </p>
          {isRestorable && isWhole && differences.length > 0 && (
            <DifferenceList differences={differences} hasSides={Boolean(now && before)} />
          )}
        </div>
      )}
    </Dialog>
  );
}

const RESTORING = {
  title: 'Restore the version before this change?',
  variant: 'action',
  confirm: 'Restore',
  pending: 'Restoring...',
  done: 'Earlier version restored',
  nothing: 'This version is already saved. There’s nothing to restore.',
} as const;

/** For a change that added a document or restored an inquiry: there is no earlier version. */
const DELETING = {
  title: 'Undo this change?',
  variant: 'danger',
  confirm: 'Delete',
  pending: 'Deleting...',
  done: 'Change undone',
  nothing: 'This change has already been undone. There’s nothing to delete.',
} as const;

function effectOf(kind: ChangeKind, collection: RecordedCollection): string {
  const { noun } = COLLECTIONS[collection];
  if (kind === 'update') return 'Restoring makes these changes to the current version.';
  if (kind === 'create') return `The ${noun} was deleted. Restoring brings it back.`;
  return collection === 'contacts'
    ? 'The inquiry had been deleted before this change. Undoing the change deletes it again.'
    : `The ${noun} didn’t exist before this change. Undoing the change deletes it.`;
}
