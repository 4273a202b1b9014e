import { DifferenceList } from '@/back-office/documents/difference-list';
import { undoProblem } from '@/collections/changes';
import { Button } from '@/components/ui/button';
import { UNDO_NOTES } from '@/content/failures';
import { changeKind, type ListedChange } from '@/collections/recorded-change';
import { formatDateTime } from '@/lib/dates';
import { ChangeSentence } from './change-sentence';
import { changeDifferences, changeWords } from './change-words';

interface ChangeRowProps {
  change: ListedChange;
  onRestore: () => void;
}

export function ChangeRow({ change, onRestore }: ChangeRowProps) {
  const problem = undoProblem(change);
  const { who, start, name, end } = changeWords(change);
  const sentence = `${who} ${start}${name}${end}`;
  const differences = changeDifferences(change.collection, change.before, change.after);

  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-3 contain-paint">
      <div className="flex items-start justify-between gap-x-4 gap-y-2 max-sm:flex-col">
        <div className="min-w-0">
          <p className="wrap-anywhere">
            <ChangeSentence change={change} />
          </p>
          {change.at && (
            <time dateTime={change.at.toISOString()} className="text-sm text-ink-soft tabular-nums">
              {formatDateTime(change.at)}
            </time>
          )}
        </div>
        {problem ? (
          <p className="shrink-0 text-sm text-ink-soft sm:max-w-72 sm:text-end">
            {UNDO_NOTES[problem]}
          </p>
        ) : (
          <Button variant="quiet" size="small" className="shrink-0" onClick={onRestore}>
            {change.before ? 'Restore this version' : 'Undo this change'}
            <span className="sr-only">
              : {change.before && 'the one before '}
              {sentence}
            </span>
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
