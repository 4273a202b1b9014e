import type { CommitKey } from '@/data/commit';
import { randomId } from '@/domain/random-id';

/** Returns a new commit key. By default, it has a random ID and no deadline. */
export const newKey = (id = randomId(), signal = new AbortController().signal): CommitKey => ({
  id,
  signal,
});
