import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast, type ToastMessage } from '@/components/toast/toast-store';
import type { Result } from '@/data/write';
import { currentAccount } from '@/lib/account-store';
import { isRetryable, type Action, type Task } from './action';
import {
  begin,
  end,
  isUndoable,
  isUnfinished,
  lastIn,
  perform,
  RUN_KEY,
  undoing,
  updateScreen,
  type Attempt,
} from './attempt';

/** Runs actions one after another per queue, even after an unmount, and offers Undo or, after a failure, Try again. */
export function useRun(
  queue: 'forms' | 'long' = 'forms',
  { onEnd }: { onEnd?: (results: readonly Result[]) => void } = {},
) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: RUN_KEY,
    scope: { id: queue },
    gcTime: Infinity,
    mutationFn: (attempt: Attempt) => perform(attempt, client),
    async onSuccess(_done, attempt) {
      const { outcome } = attempt;
      if (!outcome || attempt.account !== currentAccount()) return;
      await updateScreen(attempt, client);
      onEnd?.(attempt.results);
      toast({ ...outcome, ...buttonOf(attempt) });
    },
    onSettled: (_done, _error, attempt) => end(attempt),
    meta: { failure: 'Failed to run an action' },
  });

  const latest = useRef<Attempt>(null);

  function start(planned: Partial<Attempt>) {
    const attempt = begin(planned);
    latest.current = attempt;
    mutation.mutate(attempt, {
      onSuccess: (error) =>
        attempt.outcome && !error && attempt.onDone?.(attempt.results[0]?.change.id ?? ''),
    });
  }

  function undo(undone: Attempt) {
    if (!undone.isUndone) start(undoing(undone, client));
  }

  function retry(attempt: Attempt) {
    if (!attempt.isSuperseded) start(attempt);
  }

  function buttonOf(attempt: Attempt): Pick<ToastMessage, 'action'> {
    const button = (label: string, onClick: () => void) => ({ action: { label, onClick } });
    if (attempt.results.some(isRetryable)) return button('Try again', () => retry(attempt));
    return isUndoable(attempt) ? button('Undo', () => undo(attempt)) : {};
  }

  const { isPending, variables: last } = mutation;
  const changes = last?.action && 'changes' in last.action ? last.action.changes : [];
  return {
    /** `onDone` gets the first document's ID after a success, even of a later attempt, unless unmounted. */
    run: (action: Action | Task, onDone?: (id: string) => void) =>
      start({ action, ...(onDone && { onDone }) }),
    undo,
    retry,
    /** Undoes the account's last action in a collection, after the earlier actions in this queue have ended. */
    undoLast: (collection: string) => start({ chooseUndone: () => lastIn(collection, client) }),
    isPending,
    /** Like `isPending`, but current before the next render, because a double click can be faster. */
    isRunning: () => latest.current !== null && isUnfinished(latest.current),
    /** ID of this component's last attempt, if it wrote anything, by which a form recognizes its own save or Undo. */
    storedBy: () =>
      latest.current?.results.some(({ state }) => state === 'done') ? latest.current.id : undefined,
    pendingId: isPending && typeof changes === 'object' ? changes.at(-1)?.id : undefined,
    isSuccess: mutation.isSuccess && Boolean(last?.outcome) && !mutation.data,
    error: mutation.data,
  };
}
