import type { Contact } from '@/collections/inquiries';
import { accountStore } from '@/lib/account-store';
import { replyLink } from './reply-link';

/** New inquiries whose reply was opened in the mail app. Only the administrator knows whether it was sent. */
export const replyOffers = accountStore<readonly Contact[]>([]);

export function offerContacted(contact: Contact): void {
  if (contact.status !== 'new') return;
  endOffer(contact.id);
  replyOffers.set([...replyOffers.get(), contact]);
}

export function endOffer(id: string): void {
  replyOffers.set(replyOffers.get().filter((contact) => contact.id !== id));
}

/** Does the same as a click on Reply. */
export function openReply(contact: Contact): void {
  const href = replyLink(contact);
  if (!href) return;
  Object.assign(document.createElement('a'), { href }).click();
  offerContacted(contact);
}
