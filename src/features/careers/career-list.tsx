import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { EmptyState } from '@/components/empty-state';
import { LoadMore } from '@/components/load-more';
import { Loading } from '@/components/loading';
import { StableContent } from '@/components/stable-content';
import { Button } from '@/components/ui/button';
import { Input, NativeSelect } from '@/components/ui/input';
import { CAREERS_PAGE } from '@/content/careers';
import { FIRM } from '@/content/firm';
import { hasClosed } from '@/domain/has-closed';
import { plural } from '@/lib/plural';
import { CareerCard } from './career-card';
import {
  CAREER_CHOICES,
  choicesOf,
  filterCareers,
  filterOfQuery,
  isFiltering,
  MAX_FILTER_LENGTH,
  NO_FILTER,
  useCareerFilter,
} from './career-filter';
import { careerQueries } from './career-queries';
import { summaryOfCareer, type CareerSummary } from './career-summary';
import { useToday } from './use-today';

const { list: WORDS, finder: FINDER, none: NONE, noMatch: NO_MATCH } = CAREERS_PAGE;

/** With this many careers or fewer, there is no finder. A filter in the URL still applies. */
const MAX_WITHOUT_FINDER = 3;

/** The open careers (spec 2). After a failure, the list looks empty (spec 8). */
export function CareerList() {
  const careers = useInfiniteQuery(careerQueries.list());
  const filter = useCareerFilter();
  const today = useToday();
  const count = useRef<HTMLParagraphElement>(null);

  if (careers.isPending) return <Loading text={WORDS.loading} />;
  const loaded = (careers.data?.pages.flatMap((page) => page.items) ?? []).filter(
    (career) => !hasClosed(career, today),
  );
  if (loaded.length === 0 && !careers.hasNextPage) return <NoCareers />;

  const hasFinder = loaded.length > MAX_WITHOUT_FINDER;
  const filtered = isFiltering(filter.filter);
  const found = filtered ? filterCareers(loaded, filter.filter) : loaded;
  const showAll = (
    <Button
      variant="quiet"
      size="small"
      onClick={() => {
        filter.change(NO_FILTER);
        count.current?.focus();
      }}
    >
      {NO_MATCH.action}
    </Button>
  );
  const isAll = !careers.hasNextPage;
  return (
    <StableContent content={loaded.map(summaryOfCareer)}>
      <div className="grid grid-cols-1 gap-4">
        {hasFinder && <CareerFinder careers={loaded} filter={filter} />}
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p ref={count} role="status" tabIndex={-1} className="text-lg lining-nums">
            {filtered
              ? filteredCount(found.length, loaded.length, isAll)
              : fullCount(loaded.length, isAll)}
          </p>
          {filtered && found.length > 0 && showAll}
        </div>
        {found.length > 0 ? (
          <ul className="grid grid-cols-1 gap-px border border-t-0 border-rule">
            {found.map((career) => (
              <CareerCard key={career.id} career={career} />
            ))}
          </ul>
        ) : (
          <EmptyState
            title={NO_MATCH.title}
            text={careers.hasNextPage ? NO_MATCH.textWithMore : NO_MATCH.text}
            action={showAll}
            level={3}
          />
        )}
        <LoadMore query={careers} what="positions" />
      </div>
    </StableContent>
  );
}

/** `isAll`: false while there are more to load. Without a limit, visitors may not count them (design 5). */
function fullCount(loaded: number, isAll: boolean): string {
  return `${isAll ? plural(loaded, 'position') : `${loaded}+ positions`} available`;
}

function filteredCount(found: number, loaded: number, isAll: boolean): string {
  const all = isAll ? plural(loaded, 'position') : `the ${plural(loaded, 'newest position')}`;
  return `${found} of ${all}`;
}

function NoCareers() {
  return (
    <EmptyState
      title={NONE.title}
      text={
        <>
          {NONE.text}{' '}
          <a href={`mailto:${FIRM.careersEmail}`} className="wrap-anywhere text-firm underline">
            {FIRM.careersEmail}
          </a>
          .
        </>
      }
      level={3}
    />
  );
}

/** On phones, a checkbox shows the selects, even before hydration. */
function CareerFinder(props: {
  careers: readonly CareerSummary[];
  filter: ReturnType<typeof useCareerFilter>;
}) {
  const { filter, change, flush } = props.filter;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const chosen = CAREER_CHOICES.filter((key) => filter[key] !== '').length;

  // Restores input from before hydration, which React would reset.
  const restoreTyped = useEffectEvent((fields: FormData) => {
    const typed = Object.entries(filterOfQuery(fields)).filter(
      ([key, value]) => value !== '' && value !== filter[key as keyof typeof filter],
    );
    if (typed.length > 0) change(Object.fromEntries(typed));
  });
  useLayoutEffect(() => {
    if (form.current) restoreTyped(new FormData(form.current));
  }, []);

  return (
    <form
      ref={form}
      role="search"
      className="grid grid-cols-[1fr_auto] gap-3 border-t border-rule-strong bg-paper-deep p-4 sm:grid-cols-3 print:hidden"
      onBlur={flush}
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
    >
      <div className="min-w-0 sm:col-span-3">
        <Input
          type="search"
          name="q"
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={FINDER.search}
          placeholder={FINDER.search}
          maxLength={MAX_FILTER_LENGTH}
          value={filter.q}
          onChange={(event) => change({ q: event.target.value })}
        />
      </div>
      <input
        id={id}
        type="checkbox"
        className="peer col-start-2 row-start-1 appearance-none rounded border border-rule-strong sm:hidden"
      />
      <label
        htmlFor={id}
        className="pointer-events-none col-start-2 row-start-1 self-center px-3 font-semibold sm:hidden"
      >
        {FINDER.filters}
        {chosen > 0 && ` (${chosen})`}
      </label>
      <div className="col-span-2 hidden gap-3 peer-checked:grid sm:contents">
        {CAREER_CHOICES.map((key) => (
          <NativeSelect
            key={key}
            name={key}
            dir="auto"
            aria-label={FINDER[key].label}
            value={filter[key]}
            onChange={(event) => change({ [key]: event.target.value })}
          >
            <option value="">{FINDER[key].all}</option>
            {choicesOf(props.careers, key, filter[key]).map(({ value, label }) => (
              <option key={value} value={value} dir="auto">
                {label}
              </option>
            ))}
          </NativeSelect>
        ))}
      </div>
    </form>
  );
}
