import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterOfQuery, isSameFilter, queryWithFilter, type CareerFilter } from './career-filter';

/** Safari refuses more than 100 changes of the URL in 30 s. */
const WRITE_AFTER_MS = 300;

/**
 * The filter of the careers page, stored in the URL query without entries in the history, so that Back from a
 * position finds it again.
 */
export function useCareerFilter() {
  const [query, setQuery] = useSearchParams();
  const stored = filterOfQuery(query);
  // Shown at once, because the URL follows after a pause, and in a transition.
  const [draft, setDraft] = useState<CareerFilter | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  if (draft && isSameFilter(draft, stored)) setDraft(null);
  const filter = draft ?? stored;

  function write(changed: CareerFilter) {
    clearTimeout(timer.current);
    setQuery(queryWithFilter(query, changed), { replace: true });
  }

  return {
    filter,
    choose(change: Partial<CareerFilter>) {
      const changed = { ...filter, ...change };
      setDraft(changed);
      write(changed);
    },
    /** As `choose`, with a pause before the URL changes. */
    type(q: string) {
      const changed = { ...filter, q };
      setDraft(changed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write(changed), WRITE_AFTER_MS);
    },
    /** Writes the URL without waiting, so that Back from a link finds the filter. */
    flush() {
      if (draft) write(draft);
    },
  };
}
