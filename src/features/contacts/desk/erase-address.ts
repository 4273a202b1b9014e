import type { JobControl } from '@/components/use-job';
import { read, write } from '@/data/call';
import { contactsData, PAGE_SIZE } from './contact-queries';
import { forEachContact, type Outcome } from './for-each-contact';

/**
 * Deletes every contact of an email address, whatever its letter case, so that none can be restored. Stops at a page
 * with a failure and after Cancel. Throws what reading throws.
 */
export async function eraseAddress(email: string, control: JobControl): Promise<Outcome> {
  const total: Outcome = { done: [], failed: new Map() };
  while (total.failed.size === 0 && !control.signal.aborted) {
    // The first page again: the one before it is deleted.
    const { items } = await read(contactsData, (contacts) =>
      contacts.listContacts({ email, size: PAGE_SIZE }),
    );
    if (items.length === 0) break;
    const { done, failed } = await forEachContact(
      items,
      ({ id }) =>
        write(contactsData, (contacts) => contacts.deleteContact(id, { isRestorable: false })),
      { ...control, onProgress: (count) => control.onProgress(total.done.length + count) },
    );
    total.done.push(...done);
    total.failed = failed;
  }
  return total;
}
