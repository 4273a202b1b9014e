import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useStableHandler } from '@/back-office/shared/use-stable-handler';
import {
  careerDeskAddressOf,
  queryOfCareerDesk,
  type CareerDeskAddress,
} from './career-desk-address';

/** Safari refuses more than 100 changes of the URL in 30 s. */
const WRITE_AFTER_MS = 300;

/**
 * The address of what the screen shows. A chosen status is an entry of the history; what is typed replaces the current
 * one, after a pause.
 */
export function useCareerDeskAddress() {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const stored = careerDeskAddressOf(query);
  // Shown at once, because the URL follows after the pause, and in a transition.
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  if (typed === stored.q) setTyped(null);
  const address = { ...stored, q: typed ?? stored.q };
  const pathWith = (changes: Partial<CareerDeskAddress>) =>
    pathname + queryOfCareerDesk({ ...address, ...changes });

  // Stable, so that the timer uses the address of its own time.
  const replace = useStableHandler((changes: Partial<CareerDeskAddress>) => {
    clearTimeout(timer.current);
    const path = pathWith(changes);
    if (path !== pathname + search) void navigate(path, { replace: true });
  });

  return {
    address,
    pathWith,
    replace,
    reset() {
      setTyped('');
      clearTimeout(timer.current);
      void navigate(pathWith({ status: 'all', q: '' }));
    },
    type(q: string) {
      setTyped(q);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => replace({ q }), WRITE_AFTER_MS);
    },
    flush: () => replace({}),
  };
}
