import type { JobControl } from '@/back-office/shared/use-job';
import { read, write } from '@/data/call';
import { randomId } from '@/domain/random-id';
import { PAGE_SIZE } from '@/back-office/shared/list-queries';
import { contactsData } from './contact-queries';
import { forEachContact, type Outcome } from './for-each-contact';

/**
 * Erases every contact of an email address, whatever its letter case, also from the trash. Stops at a page with a failure
 * and after Cancel. Throws what reading throws.
 */
export async function eraseAddress(email: string, control: JobControl): Promise<Outcome> {
  const total: Outcome = { done: [], failed: new Map() };
  for (const from of ['contacts', 'deletedContacts'] as const) {
    while (total.failed.size === 0 && !control.signal.aborted) {
      // The first page again: the one before it is erased.
      const contacts = await read(contactsData, (data) => data.listByEmail(from, email, PAGE_SIZE));
      if (contacts.length === 0) break;
      const { done, failed } = await forEachContact(
        contacts,
        ({ id }) =>
          write(contactsData, (data, signal) =>
            data.eraseContact({ id: randomId(), signal }, from, id),
          ),
        { ...control, onProgress: (count) => control.onProgress(total.done.length + count) },
      );
      total.done.push(...done);
      total.failed = failed;
    }
  }
  return total;
}
