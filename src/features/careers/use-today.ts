import { useSyncExternalStore } from 'react';
import { firmDay } from '@/content/firm-day';

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** The firm's day; '' while hydrating, because a prerendered page shows what was open at its build. */
export function useToday(): string {
  return useSyncExternalStore(
    subscribe,
    () => firmDay(),
    () => '',
  );
}
