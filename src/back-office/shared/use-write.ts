import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { toast, type ToastMessage } from '@/components/toast/toast-store';
import { failureReason } from '@/content/failures';
import { write } from '@/data/call';
import type { CommitKey } from '@/data/commit';
import type { StoredVersion, Written } from '@/domain/change';
import { ConflictError, RefusedError, UndoError } from '@/domain/errors';
import { InvalidDocumentError } from '@/domain/invalid-document-error';
import { randomId } from '@/domain/random-id';
import { unknownCommits } from '@/lib/drafts';

export interface WriteOptions<Variables, Data> {
  placeOf: (variables: Variables) => string;
  /** Imports the module of src/data that `write` calls. */
  load: () => Promise<Data>;
  write: (data: Data, key: CommitKey, variables: Variables) => Promise<Written>;
  success: (variables: Variables) => string;
  failure: string;
  undone?: (variables: Variables) => string;
  /** Shows what is stored now: after a success, and after a conflict. */
  refresh: (client: QueryClient, stored: StoredVersion, variables: Variables) => Promise<unknown>;
  /** Runs after a write and after its undo, which comes with what it undid. Also after an unmount, as all of these. */
  onStored?: (now: Written, variables: Variables, undone?: Written) => void;
  onConflict?: (stored: StoredVersion, variables: Variables) => void;
  /** Writes of a scope run one after the other. */
  scope?: string;
}

interface Attempt<Variables> {
  variables: Variables;
  /** Without the signal: each attempt has its own. */
  key: Omit<CommitKey, 'signal'>;
  onSuccess: ((now: Written) => void) | undefined;
}

/** A write of an administrator: says what became of it, offers Undo and Try again, and brings the screen up to date. */
export function useWrite<Variables, Data>(options: WriteOptions<Variables, Data>) {
  const undo = useUndo();
  return useCommit(options, (written, variables) =>
    undo.mutate({
      record: written.record ?? '',
      undoes: written,
      done: options.undone?.(variables),
      onUndone: (now, undone) => options.onStored?.(now, variables, undone),
    }),
  );
}

interface Undo {
  record: string;
  done?: string | undefined;
  /** The version to replace; by default the one that the change has stored. */
  version?: string;
  /** What it undoes, for `onUndone`. */
  undoes?: Written;
  onUndone?: ((now: Written, undone: Written | undefined) => void) | undefined;
}

/** Stores what was there before a recorded change. */
export function useUndo() {
  const undo: Pick<ReturnType<typeof useCommit<Undo, unknown>>, 'mutate' | 'isPending'> = useCommit(
    {
      placeOf: ({ record }: Undo) => record,
      load: () => import('@/data/changes'),
      write: (changes, key, { record, version }) => changes.undoChange(key, record, version),
      success: ({ done = 'Change undone' }) => done,
      failure: 'Failed to undo the change',
      refresh: (client) => client.invalidateQueries(),
      onStored: (now, { onUndone, undoes }) => onUndone?.(now, undoes),
    },
    (undoes, { onUndone }) => undo.mutate({ record: undoes.record ?? '', undoes, onUndone }),
  );
  return undo;
}

function useCommit<Variables, Data>(
  options: WriteOptions<Variables, Data>,
  onUndo: (written: Written, variables: Variables) => void,
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
      toast({
        title: 'Success',
        description: options.success(variables),
        ...button(written.record && 'Undo', () => onUndo(written, variables)),
      });
    },
    onError: async (error, attempt) => {
      const { variables, key } = attempt;
      // The result is unknown: what is written next may go on from it.
      if (!(error instanceof RefusedError)) {
        const earlier = (key.earlier ?? []).filter((id) => id !== key.id);
        unknownCommits.set(placeOf(variables), [...earlier, key.id]);
      }
      const isShown = error instanceof ConflictError && options.onConflict;
      if (error instanceof ConflictError) {
        options.onConflict?.(error.stored, variables);
        await options.refresh(client, error.stored, variables);
      }
      toast({
        variant: 'destructive',
        title: 'Error',
        description: failure,
        ...(!isShown && { detail: failureReason(error) }),
        ...button(!isFinal(error) && 'Try again', () => start(attempt)),
      });
    },
    meta: { failure },
  });
  function start(attempt: Attempt<Variables>) {
    mutation.mutate(attempt, { onSuccess: attempt.onSuccess });
  }
  return {
    ...mutation,
    variables: mutation.variables?.variables,
    /** @param onSuccess is not called after an unmount */
    mutate(variables: Variables, onSuccess?: (now: Written) => void) {
      const earlier = unknownCommits.get(placeOf(variables));
      start({ variables, key: { id: randomId(), earlier }, onSuccess });
    },
  };
}

const isFinal = (error: unknown) =>
  [ConflictError, UndoError, InvalidDocumentError].some((type) => error instanceof type);

function button(label: string | false | null, onClick: () => void): Pick<ToastMessage, 'action'> {
  return label ? { action: { label, onClick } } : {};
}
