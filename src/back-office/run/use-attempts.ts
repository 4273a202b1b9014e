import { useMutationState } from '@tanstack/react-query';
import { reasonForFailedWrite } from '@/content/failures';
import { currentAccount } from '@/lib/account-store';
import { RUN_KEY, type Attempt } from './attempt';

/** The account's attempts, oldest first. `pending`: waiting or running. */
function useAllAttempts(status?: 'pending' | 'success'): Attempt[] {
  const states = useMutationState({
    filters: { mutationKey: RUN_KEY, ...(status && { status }) },
    // A function, because React Query wouldn't report an attempt that equals the previous one.
    select:
      ({ state }) =>
      () =>
        state.variables as Attempt,
  });
  return states.map((attempt) => attempt()).filter(({ account }) => account === currentAccount());
}

export const useAttempts = (status?: 'pending' | 'success') =>
  useAllAttempts(status).filter(({ action }) => action?.label !== undefined);

/** By the document’s ID. A form, which has `onDone`, shows its failure itself. */
export function useFailures(): ReadonlyMap<string, string> {
  const failures = new Map<string, string>();
  for (const { results, onDone } of useAllAttempts()) {
    for (const { change, error } of results) {
      if (error === undefined) failures.delete(change.id);
      else if (!onDone) failures.set(change.id, reasonForFailedWrite(error));
    }
  }
  return failures;
}
