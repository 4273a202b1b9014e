import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a stable identity that calls the latest `handler`, for props of memoized components. */
export function useStableHandler<Arguments extends unknown[]>(
  handler: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...values) => latest.current(...values), []);
}
