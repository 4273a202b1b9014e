import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '@/components/use-is-hydrated';
import { careerReference } from '@/domain/career-reference';
import { jobTypeLabel } from '@/domain/job-types';
import { capitalize } from '@/lib/capitalize';
import { startOf } from '@/lib/cut-text';
import { foldText } from '@/lib/fold-text';
import { includesWords } from '@/lib/includes-words';
import type { CareerSummary } from './career-summary';

/** The keys are the URL parameters; an empty value matches everything. */
export const NO_FILTER = { q: '', type: '', department: '', location: '' };

export type CareerFilter = typeof NO_FILTER;
export const CAREER_CHOICES = ['type', 'department', 'location'] as const;
type CareerChoice = (typeof CAREER_CHOICES)[number];

export const MAX_FILTER_LENGTH = 150;

const KEYS = Object.keys(NO_FILTER) as (keyof CareerFilter)[];

export function filterOfQuery(query: URLSearchParams | FormData): CareerFilter {
  const filter = { ...NO_FILTER };
  for (const key of KEYS) {
    const value = query.get(key);
    if (typeof value === 'string') filter[key] = startOf(value, MAX_FILTER_LENGTH);
  }
  return filter;
}

export function queryWithFilter(query: URLSearchParams, filter: CareerFilter): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const key of KEYS) {
    if (filter[key]) changed.set(key, filter[key]);
    else changed.delete(key);
  }
  return changed;
}

export function isSameFilter(one: CareerFilter, other: CareerFilter): boolean {
  return KEYS.every((key) => one[key] === other[key]);
}

export function isFiltering(filter: CareerFilter): boolean {
  return KEYS.some((key) => foldText(filter[key]) !== '');
}

/** Also matches locations that mention it, such as "Denver, CO or remote". */
const REMOTE = 'Remote';

function isOfChoice(career: CareerSummary, key: CareerChoice, value: string): boolean {
  if (key === 'location' && value === foldText(REMOTE))
    return includesWords(career.location, REMOTE);
  return foldText(career[key]) === value;
}

export function filterCareers<One extends CareerSummary>(
  careers: One[],
  filter: CareerFilter,
): One[] {
  const words = foldText(filter.q).split(' ').filter(Boolean);
  const chosen = CAREER_CHOICES.map((key) => ({ key, value: foldText(filter[key]) })).filter(
    ({ value }) => value !== '',
  );
  return careers.filter((career) => {
    if (!chosen.every(({ key, value }) => isOfChoice(career, key, value))) return false;
    if (words.length === 0) return true;
    const text = searchedText(career);
    return words.every((word) => text.includes(word));
  });
}

function searchedText(career: CareerSummary): string {
  const { id, title, department, location, type, description, salaryRange } = career;
  const { requirements = [], responsibilities = [], benefits = [] } = career;
  const facts = [title, department, location, type, jobTypeLabel(type), salaryRange];
  const fields = [...facts, description, careerReference(id)];
  return foldText([...fields, ...requirements, ...responsibilities, ...benefits].join('\n'));
}

/** Distinct values, sorted, ignoring case and white space. Includes `chosen`, or its select would look empty. */
export function choicesOf(
  careers: readonly CareerSummary[],
  key: CareerChoice,
  chosen: string,
): { value: string; label: string }[] {
  const values = new Map<string, string>();
  // The chosen spelling first, because an option must equal the select's value.
  const isRemote = key === 'location' && careers.some((one) => includesWords(one.location, REMOTE));
  const found = careers.map((career) => career[key].trim());
  for (const value of [chosen, ...(isRemote ? [REMOTE] : []), ...found]) {
    const folded = foldText(value);
    if (folded && !values.has(folded)) values.set(folded, value);
  }
  return [...values]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => ({
      value,
      label: key === 'type' ? capitalize(jobTypeLabel(value)) : value,
    }));
}

/** Safari rejects more than 100 URL changes in 30 s. */
const WRITE_AFTER_MS = 300;

/** Stores the filter in the URL query, without history entries, so that Back from a position restores it. */
export function useCareerFilter() {
  const [query, setQuery] = useSearchParams();
  const inUrl = filterOfQuery(query);
  // The prerendered page doesn't depend on the query.
  const stored = useIsHydrated() ? inUrl : NO_FILTER;
  const [draft, setDraft] = useState<CareerFilter | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  if (draft && isSameFilter(draft, stored)) setDraft(null);

  function write(changed: CareerFilter) {
    clearTimeout(timer.current);
    setQuery(queryWithFilter(query, changed), { replace: true });
  }

  return {
    filter: draft ?? stored,
    change(changes: Partial<CareerFilter>) {
      const changed = { ...(draft ?? inUrl), ...changes };
      setDraft(changed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write(changed), WRITE_AFTER_MS);
    },
    flush() {
      if (draft) write(draft);
    },
  };
}
