import type { JobControl } from '@/back-office/shared/use-job';
import { failureReason } from '@/content/failures';
import { AccessDeniedError } from '@/domain/errors';
import { logError } from '@/lib/log-error';

export interface Outcome {
  done: string[];
  failed: Map<string, string>;
}

/**
 * Does something with one contact after the other, because each is a commit of its own and those of one administrator
 * wait for each other (decision 5). Goes on after a failure, unless access is lost; stops after Cancel.
 */
export async function forEachContact<Item extends { id: string }>(
  contacts: readonly Item[],
  action: (contact: Item) => Promise<unknown>,
  { signal, onProgress }: JobControl,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: new Map() };
  for (const contact of contacts) {
    if (signal.aborted) break;
    try {
      await action(contact);
      outcome.done.push(contact.id);
    } catch (error) {
      logError('Failed to change an inquiry', error);
      outcome.failed.set(contact.id, failureReason(error));
      if (error instanceof AccessDeniedError) break;
    }
    onProgress(outcome.done.length + outcome.failed.size);
  }
  return outcome;
}
