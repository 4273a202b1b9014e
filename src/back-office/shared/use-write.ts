import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { toast, type ToastMessage } from '@/components/toast/toast-store';
import { writeFailureReason } from '@/content/failures';
import { write } from '@/data/call-with-deadline';
import type { CommitKey } from '@/data/commit';
import type { StoredVersion, Written } from '@/domain/change';
import { ConflictError, RefusedError, UndoError } from '@/domain/errors';
import { InvalidDocumentError } from '@/domain/invalid-document-error';
import { randomId } from '@/domain/random-id';
import { unknownCommits } from '@/lib/drafts';
import { addUndoable, delayUndo, removeUndoable, type Undoable } from './undo-stack';

export interface WriteOptions<Variables, Data> {
  placeOf: (variables: Variables) => string;
  /** Imports the module of src/data that `write` calls. */
  load: () => Promise<Data>;
  write: (data: Data, key: CommitKey, variables: Variables) => Promise<Written>;
  success: (variables: Variables) => string;
  failure: string;
  undone?: (variables: Variables) => string;
  /** Updates the screen to the stored version, after a success or a conflict. */
  refresh: (client: QueryClient, stored: StoredVersion, variables: Variables) => Promise<unknown>;
  /** Runs after a write or its undo, even after an unmount. After an undo, `undone` is the write that was undone. */
  onStored?: (now: Written, variables: Variables, undone?: Written) => void;
  onConflict?: (stored: StoredVersion, variables: Variables) => void;
  /** Writes in the same scope run one at a time. */
  scope?: string;
}

interface Attempt<Variables> {
  variables: Variables;
  /** Without the signal, because each attempt has its own signal. */
  key: Omit<CommitKey, 'signal'>;
  onSuccess: ((now: Written) => void) | undefined;
}

interface CommitOptions<Variables, Data> extends WriteOptions<Variables, Data> {
  /** Collection in which `undoLast` finds this write; undefined if it doesn't. */
  undoIn: (variables: Variables) => string | undefined;
  /** Runs after a failure after which the user can try again. */
  onRetryable?: (variables: Variables) => void;
}

/** An administrator's write: reports the result, offers Undo or Try again, and refreshes the screen. */
export function useWrite<Variables, Data>(options: WriteOptions<Variables, Data>) {
  const undo = useUndo();
  const undoIn = (variables: Variables) => options.placeOf(variables).split('/')[0];
  return useCommit({ ...options, undoIn }, (written, variables, action) =>
    undo.mutate({
      record: written.record ?? '',
      undoes: written,
      action,
      done: options.undone?.(variables),
      onUndone: (now, undone) => options.onStored?.(now, variables, undone),
    }),
  );
}

interface Undo {
  record: string;
  done?: string | undefined;
  /** Expected current version; by default, the version that the change stored. */
  version?: string;
  undoes?: Written;
  /** The action to undo, or the undo to undo if `isRedo`. */
  action?: Undoable;
  isRedo?: boolean;
  onUndone?: ((now: Written, undone: Written | undefined) => void) | undefined;
}

/** Restores the version before a recorded change. */
export function useUndo() {
  const undo: Pick<ReturnType<typeof useCommit<Undo, unknown>>, 'mutate' | 'isPending'> = useCommit(
    {
      placeOf: ({ record }: Undo) => record,
      load: () => import('@/data/changes'),
      write: (changes, key, { record, version, action }) => {
        if (action) removeUndoable(action);
        return changes.undoChange(key, record, version);
      },
      success: ({ done = 'Change undone' }) => done,
      failure: 'Failed to undo the change',
      refresh: (client) => client.invalidateQueries(),
      onStored: (now, { onUndone, undoes }) => onUndone?.(now, undoes),
      undoIn: ({ action, isRedo }) => (isRedo ? action?.collection : undefined),
      onRetryable: ({ action, isRedo }) => action && !isRedo && addUndoable(action),
    },
    (undoes, { onUndone, action, isRedo }, redone) => {
      const undone = isRedo ? redone : action;
      const next = { record: undoes.record ?? '', undoes, onUndone, isRedo: !isRedo };
      return undo.mutate({ ...next, ...(undone && { action: undone }) });
    },
  );
  return undo;
}

function useCommit<Variables, Data>(
  options: CommitOptions<Variables, Data>,
  onUndo: (written: Written, variables: Variables, action: Undoable) => Promise<unknown>,
) {
  const client = useQueryClient();
  const { failure, scope, placeOf } = options;
  const mutation = useMutation({
    ...(scope && { scope: { id: scope } }),
    mutationFn: ({ variables, key }: Attempt<Variables>) =>
      write(options.load, (data, signal) => options.write(data, { ...key, signal }, variables)),
    onSuccess: async (written, { variables }) => {
      unknownCommits.delete(placeOf(variables));
      await options.refresh(client, written, variables);
      options.onStored?.(written, variables);
      const collection = options.undoIn(variables);
      const action: Undoable = {
        collection: collection ?? '',
        undo: () => onUndo(written, variables, action),
      };
      if (collection && written.record) addUndoable(action);
      toast({
        title: 'Success',
        description: options.success(variables),
        ...(!written.record && { detail: NOTHING_CHANGED }),
        ...button(written.record && 'Undo', () => void action.undo()),
      });
    },
    onError: async (error, attempt) => {
      const { variables, key } = attempt;
      // This write may have succeeded, so the next write may have to build on it.
      if (!(error instanceof RefusedError)) {
        const earlier = (key.earlier ?? []).filter((id) => id !== key.id);
        unknownCommits.set(placeOf(variables), [...earlier, key.id]);
      }
      if (!isFinal(error)) options.onRetryable?.(variables);
      const isShown = error instanceof ConflictError && options.onConflict;
      if (error instanceof ConflictError) {
        options.onConflict?.(error.stored, variables);
        await options.refresh(client, error.stored, variables);
      }
      toast({
        variant: 'destructive',
        title: 'Error',
        description: failure,
        ...(!isShown && { detail: writeFailureReason(error) }),
        ...button(!isFinal(error) && 'Try again', () => void start(attempt)),
      });
    },
    meta: { failure },
  });
  /** Resolves when the attempt has ended, even if it failed. */
  function start(attempt: Attempt<Variables>): Promise<unknown> {
    const { onSuccess } = attempt;
    // `onError` reports a failure.
    const writing = mutation.mutateAsync(attempt, { onSuccess }).catch(() => undefined);
    delayUndo(writing);
    return writing;
  }
  return {
    ...mutation,
    variables: mutation.variables?.variables,
    /** @param onSuccess isn't called if the component has been unmounted */
    mutate(variables: Variables, onSuccess?: (now: Written) => void) {
      const earlier = unknownCommits.get(placeOf(variables));
      return start({ variables, key: { id: randomId(), earlier }, onSuccess });
    },
  };
}

const NOTHING_CHANGED = 'This was already saved. Nothing changed, so there’s nothing to undo.';

const isFinal = (error: unknown) =>
  [ConflictError, UndoError, InvalidDocumentError].some((type) => error instanceof type);

function button(label: string | false | null, onClick: () => void): Pick<ToastMessage, 'action'> {
  return label ? { action: { label, onClick } } : {};
}
