import { useMutationState } from '@tanstack/react-query';
import { reasonForFailedWrite } from '@/content/failures';
import { currentAccount } from '@/lib/account-store';
import { RUN_KEY, type Attempt } from './attempt';

/** The account's attempts with a progress bar, oldest first. `pending`: waiting or running. */
export function useAttempts(status?: 'pending' | 'success'): Attempt[] {
  const states = useMutationState({
    filters: { mutationKey: RUN_KEY, ...(status && { status }) },
    // A function, because React Query wouldn't report an attempt that equals the previous one.
    select:
      ({ state }) =>
      () =>
        state.variables as Attempt,
  });
  return states
    .map((attempt) => attempt())
    .filter(({ account, action }) => account === currentAccount() && action?.label !== undefined);
}

export function useFailures(): ReadonlyMap<string, string> {
  const last = useAttempts().findLast(({ action }) => action && 'changes' in action);
  return new Map(
    last?.results.flatMap(({ change, error }) =>
      error === undefined ? [] : [[change.id, reasonForFailedWrite(error)] as const],
    ),
  );
}
