import type { Change } from '@/collections/change';
import type { ToastMessage } from '@/components/toast/toast-store';

export interface Outcome extends Pick<ToastMessage, 'title' | 'variant' | 'detail'> {
  description: string;
}

export interface Counts {
  total: number;
  changed: number;
  /** In conflict, so left as they are. The rest of `total` was already as wanted. */
  left: number;
}

/** Changes to write, and the words for them. A function is called just before the write. */
export interface Action {
  /** Shown while the action runs, if that may take long: such as 'Closing 400 inquiries…'. */
  label?: string;
  changes: readonly Change[] | (() => Promise<readonly Change[]>);
  done: string | ((counts: Counts) => Outcome);
  failure: string;
  /** The reason for a conflict; by default, that of failureReason. */
  conflict?: string;
  /** The words for its Undo; null if there is no Undo. */
  undoWords?: Action['done'] | null;
}

/** Work that changes nothing in the database, such as an export. */
export interface Task {
  label?: string;
  work: () => Promise<Outcome>;
  failure: string;
}
