import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while its page is taken over, true from then on: for what only the browser knows,
 * such as the query of the address.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
