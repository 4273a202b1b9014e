import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and calls the latest `handler`: for the props of memoized components. */
export function useStableHandler<Arguments extends unknown[]>(
  handler: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...values) => latest.current(...values), []);
}
