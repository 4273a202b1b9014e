import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { DifferenceList } from '@/back-office/documents/difference-list';
import { countedWords } from '@/back-office/documents/inquiry-words';
import { undoWords } from '@/back-office/documents/undo-words';
import type { Action } from '@/back-office/run/action';
import { useRun } from '@/back-office/run/use-run';
import { LoadFailure } from '@/back-office/ui/load-failure';
import { Select } from '@/back-office/ui/select';
import { UnusableLink } from '@/back-office/ui/unusable-link';
import { useHashScroll } from '@/back-office/ui/use-hash-scroll';
import { useScrollPlace } from '@/back-office/ui/use-scroll-place';
import { urlState, useUrlState } from '@/back-office/ui/use-url-state';
import type { Change } from '@/collections/change';
import { undoProblem } from '@/collections/changes';
import { COLLECTIONS, SUBJECTS } from '@/collections/collections';
import { changeKind } from '@/collections/recorded-change';
import { LoadMore } from '@/components/load-more';
import { Loading } from '@/components/loading';
import { Button } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { HISTORY_HEADING, HISTORY_ID } from '@/content/admin-navigation';
import { CONFLICTS, UNDO_NOTES } from '@/content/failures';
import { changesData } from '@/data/lazy-back-office-data';
import { formatDateTime } from '@/lib/dates';
import { ActionSentence } from './action-sentence';
import { changeQueries } from './change-queries';
import { actionsOf, actionWords, changeDifferences, type RecordedAction } from './change-words';

const HISTORY_URL = urlState({ subject: ['', ...SUBJECTS] });

export function History() {
  const headingId = useId();
  const section = useHashScroll<HTMLElement>(HISTORY_ID);
  const { subject } = useUrlState(HISTORY_URL).state;
  const query = useInfiniteQuery(changeQueries.list(subject));
  const { data, error } = query;
  const actions = actionsOf(data?.pages.flatMap((page) => page.items) ?? []);

  useScrollPlace(!query.isPending);
  const isFailed = error !== null && !data;
  // Repairs the focus of a button that disappears, such as “Load more”, but not when the first page loads or fails.
  const shown = `${subject} ${data?.pages.length ?? 1} ${isFailed}`;
  useFocusRepair(section, shown, (element) => {
    if (!isFailed) element.focus({ preventScroll: true });
  });

  return (
    <section
      ref={section}
      id={HISTORY_ID}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="min-w-0 border border-rule bg-paper-raised outline-none"
    >
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2">
        <h2 id={headingId} className="text-lg">
          {HISTORY_HEADING}
        </h2>
        <SubjectFilter />
      </div>
      <UnusableLink url={HISTORY_URL} />
      {query.isPending && <Loading text="Loading changes..." />}
      {isFailed && <LoadFailure what="The changes" query={query} />}
      {actions.length > 0 && (
        <ul className="divide-y divide-rule border-t border-rule">
          {actions.map((action) => (
            <ActionRow key={action.changes[0].id} action={action} />
          ))}
        </ul>
      )}
      {data && actions.length === 0 && <NoChanges />}
      <div className="border-t border-rule empty:hidden">
        <LoadMore query={query} what="changes" />
      </div>
    </section>
  );
}

/** Value of the first option. Not empty, because Radix doesn't allow empty values. */
const EVERYWHERE = '*';

const OPTIONS = [
  { value: EVERYWHERE, label: 'Everywhere' },
  ...SUBJECTS.map((value) => ({ value, label: COLLECTIONS[value].plural })),
];

function SubjectFilter() {
  const { state, go } = useUrlState(HISTORY_URL);
  return (
    <div className="w-44">
      <Select
        look="compact"
        label="Where"
        options={OPTIONS}
        value={state.subject || EVERYWHERE}
        onValueChange={(chosen) =>
          go({ subject: SUBJECTS.find((subject) => subject === chosen) ?? '' })
        }
      />
    </div>
  );
}

function NoChanges() {
  const { state, go } = useUrlState(HISTORY_URL);
  const isFiltered = state.subject !== '';
  return (
    <div className="grid justify-items-start gap-3 border-t border-rule px-4 py-6">
      <div role="status">
        <h3 className="font-text text-base">
          {isFiltered ? 'No changes match' : 'No changes yet'}
        </h3>
        <p className="text-ink-soft">
          {isFiltered
            ? 'Nothing has been changed there.'
            : 'Administrators’ changes will appear here.'}
        </p>
      </div>
      {isFiltered && (
        <Button variant="quiet" size="small" onClick={() => go({ subject: '' })}>
          Show all changes
        </Button>
      )}
    </div>
  );
}

function ActionRow({ action }: { action: RecordedAction }) {
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
            className="shrink-0 sm:max-w-72"
            aria-disabled={undo.isPending}
            onClick={() => !undo.hasStarted() && undo.run(undoOf(action))}
          >
            <span>
              Undo this change: {undoWords(changes, size)}
              <span className="sr-only"> ({sentence})</span>
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
    conflict: CONFLICTS.undo,
  };
}

const undoneWords: Exclude<Action['done'], string> = ({ changed }) =>
  changed > 0
    ? { title: 'Success', description: 'Change undone' }
    : {
        title: 'Nothing changed',
        description: 'It was already undone, or erased in the meantime.',
      };
