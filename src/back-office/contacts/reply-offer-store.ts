import type { Contact } from '@/domain/contact';
import { accountStore } from '@/lib/account-store';
import { replyLink } from './reply-link';

/** New inquiries with a reply that was opened in the mail program: only the reader knows whether it was sent. */
export const replyOffers = accountStore<readonly Contact[]>([]);

/** After a press on Reply. */
export function offerContacted(contact: Contact): void {
  if (contact.status !== 'new') return;
  endOffer(contact.id);
  replyOffers.set([...replyOffers.get(), contact]);
}

/** Once it is answered, or the contact has another status or is gone. */
export function endOffer(id: string): void {
  replyOffers.set(replyOffers.get().filter((contact) => contact.id !== id));
}

/** As a press on Reply. */
export function openReply(contact: Contact): void {
  const href = replyLink(contact);
  if (!href) return;
  Object.assign(document.createElement('a'), { href }).click();
  offerContacted(contact);
}
