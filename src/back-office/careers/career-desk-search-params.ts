import { useEffect, useRef, useState } from 'react';
import { useUrlState } from '@/back-office/ui/use-url-state';
import { useStableHandler } from '@/back-office/ui/use-stable-handler';
import { pathTo } from '@/content/pages';
import { MAX_FILTER_LENGTH } from '@/features/careers/career-filter';

export const CAREER_STATUSES = ['all', 'active', 'inactive', 'closing'] as const;
export type CareerStatus = (typeof CAREER_STATUSES)[number];

interface CareerDeskParams {
  status: CareerStatus;
  q: string;
  id: string;
}

function careerDeskParamsOf(query: URLSearchParams): CareerDeskParams {
  const named = query.get('status');
  return {
    status: CAREER_STATUSES.find((status) => status === named) ?? 'all',
    q: (query.get('q') ?? '').slice(0, MAX_FILTER_LENGTH),
    id: query.get('id') ?? '',
  };
}

function queryOfCareerDesk({ status, q, id }: CareerDeskParams): string {
  const query = new URLSearchParams();
  if (status !== 'all') query.set('status', status);
  if (q) query.set('q', q);
  if (id) query.set('id', id);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Pause before typed text goes into the URL, because Safari throws an error after 100 URL updates in 30 seconds. */
const WRITE_AFTER_MS = 300;

export function useCareerDeskParams() {
  const { state, pathWith, go } = useUrlState(careerDeskParamsOf, queryOfCareerDesk);
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  if (typed === state.q) setTyped(null);
  const q = typed ?? state.q;

  // Stable, so that a pending timer reads the URL at the time the timer fires, not the time it was set.
  const replace = useStableHandler((changes: Partial<CareerDeskParams>) => {
    clearTimeout(timer.current);
    go({ q, ...changes }, { replace: true });
  });

  return {
    address: { ...state, q },
    pathWith: (changes: Partial<CareerDeskParams>) => pathWith({ q, ...changes }),
    replace,
    reset() {
      setTyped('');
      clearTimeout(timer.current);
      go({ status: 'all', q: '' });
    },
    type(text: string) {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => replace({ q: text }), WRITE_AFTER_MS);
    },
    flush: () => replace({}),
  };
}

export function pathToCareerDesk(
  state: Pick<CareerDeskParams, 'status'> | Pick<CareerDeskParams, 'id'>,
): string {
  const start = careerDeskParamsOf(new URLSearchParams());
  return pathTo('admin/careers') + queryOfCareerDesk({ ...start, ...state });
}
