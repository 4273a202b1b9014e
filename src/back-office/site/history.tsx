import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { LoadFailure } from '@/back-office/ui/load-failure';
import { Select } from '@/back-office/ui/select';
import { useHashScroll } from '@/back-office/ui/use-hash-scroll';
import { useScrollPlace } from '@/back-office/ui/use-scroll-place';
import { urlState, useUrlState } from '@/back-office/ui/use-url-state';
import { COLLECTIONS, SUBJECTS } from '@/collections/collections';
import { LoadMore } from '@/components/load-more';
import { Loading } from '@/components/loading';
import { Button } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { HISTORY_HEADING, HISTORY_ID } from '@/content/admin-navigation';
import { ActionRow } from './action-row';
import { changeQueries } from './change-queries';
import { actionsOf } from './change-words';

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
        isCompact
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
