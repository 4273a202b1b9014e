import { DifferenceList } from '@/back-office/documents/difference-list';
import { countedWords } from '@/back-office/documents/inquiry-words';
import type { Action } from '@/back-office/run/action';
import { useRun } from '@/back-office/run/use-run';
import type { Change } from '@/collections/change';
import { undoProblem } from '@/collections/changes';
import { changeKind } from '@/collections/recorded-change';
import { Button } from '@/components/ui/button';
import { UNDO_NOTES } from '@/content/failures';
import { changesData } from '@/data/lazy-back-office-data';
import { formatDateTime } from '@/lib/dates';
import { ActionSentence } from './action-sentence';
import { actionWords, changeDifferences, type RecordedAction } from './change-words';

export function ActionRow({ action }: { action: RecordedAction }) {
  const { changes, size } = action;
  const [change] = changes;
  const undo = useRun();
  const problem = changes.map(undoProblem).find((found) => found !== null);
  const { who, start, name, end } = actionWords(action);
  const sentence = `${who} ${start}${name}${end}`;
  const differences = size === 1 ? changeDifferences(change) : [];
  const isLoaded = changes.length === size;

  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-3 contain-paint">
      <div className="flex items-start justify-between gap-x-4 gap-y-2 max-sm:flex-col">
        <div className="min-w-0">
          <p className="wrap-anywhere">
            <ActionSentence action={action} />
          </p>
          {change.at && (
            <time dateTime={change.at.toISOString()} className="text-sm text-ink-soft tabular-nums">
              {formatDateTime(change.at)}
            </time>
          )}
        </div>
        {problem && (
          <p className="shrink-0 text-sm text-ink-soft sm:max-w-72 sm:text-end">
            {UNDO_NOTES[problem]}
          </p>
        )}
        {!problem && isLoaded && (
          <Button
            variant="quiet"
            size="small"
            className="shrink-0"
            aria-disabled={undo.isPending}
            onClick={() => !undo.hasStarted() && undo.run(undoOf(action))}
          >
            Undo this change<span className="sr-only">: {sentence}</span>
          </Button>
        )}
      </div>
      {differences.length > 0 && (
        <details>
          <summary className="min-h-6 w-fit text-sm font-semibold text-firm underline">
            Show the difference<span className="sr-only">: {sentence}</span>
          </summary>
          <div className="pt-2">
            <DifferenceList differences={differences} hasSides={changeKind(change) === 'update'} />
          </div>
        </details>
      )}
    </li>
  );
}

function undoOf({ changes, size }: RecordedAction): Action {
  const [first] = changes;
  const isOfInquiries = first.collection === 'contacts';
  const each = changes.map((change): Change => {
    const { collection, document: id } = change;
    return { collection, id, documents: () => changesData.inverseOf(change) };
  });
  // Content that was changed together is also restored together, such as the places of two services.
  const documents = async () => {
    const inverses = changes.map((change) => changesData.inverseOf(change));
    return (await Promise.all(inverses)).flat();
  };
  const together = [{ collection: first.collection, id: first.document, documents }];
  return {
    changes: isOfInquiries ? each : together,
    done: isOfInquiries && size > 1 ? countedWords('reverted') : undoneWords,
    failure: 'Failed to undo the change',
  };
}

const undoneWords: Exclude<Action['done'], string> = ({ changed }) =>
  changed > 0
    ? { title: 'Success', description: 'Change undone' }
    : {
        title: 'Nothing changed',
        description: 'It was already undone, or erased in the meantime.',
      };
