import punycode from 'punycode.js';
import { fieldList, type FieldKind } from '@/collections/collection';
import { fieldText, inquiries, OPEN_STATUSES, type Contact } from '@/collections/inquiries';
import type { ContactListing } from '@/data/contacts';
import { normalizeEmail } from '@/domain/email-address';
import { referenceOf } from '@/domain/reference';
import type { ServiceInterest } from '@/domain/service-interests';
import { foldText } from '@/lib/fold-text';

const SEARCHED_KINDS: FieldKind[] = ['name', 'email', 'phone', 'line', 'service', 'text'];
const SEARCHED_FIELDS = fieldList(inquiries).filter(({ kind }) => SEARCHED_KINDS.includes(kind));

/** Whether a contact matches a listing's status, assignee, service, dates, and spam, as a query would decide. */
export function isListed(contact: Contact, listing: ContactListing): boolean {
  const { status, isOpen, service, isSpam, from, before } = listing;
  const createdAt = contact.createdAt?.getTime() ?? NaN;
  return (
    (status === undefined || contact.status === status) &&
    (!isOpen || OPEN_STATUSES.some((open) => open === contact.status)) &&
    isAssigned(contact, listing) &&
    (service === undefined || contact.service === service) &&
    (isSpam === undefined || (contact.isSpam ?? false) === isSpam) &&
    (!from || createdAt >= from.getTime()) &&
    (!before || createdAt < before.getTime())
  );
}

function isAssigned(contact: Contact, { assignee, administrators }: ContactListing): boolean {
  if (assignee === undefined || contact.assignee === assignee) return true;
  return assignee === '' && administrators?.includes(contact.assignee) === false;
}

interface Folded {
  text: string;
  services: readonly ServiceInterest[] | undefined;
}

/** Cached, because folding thousands of texts takes longer than comparing them. */
const folded = new WeakMap<Contact, Folded>();

function foldedText(contact: Contact, services: Folded['services']): string {
  const known = folded.get(contact);
  if (known && known.services === services) return known.text;
  const texts = SEARCHED_FIELDS.map(({ name }) => fieldText(contact, name, services));
  const email = withUnicodeDomain(normalizeEmail(contact.email));
  const text = foldText([...texts, email, referenceOf(contact.id)].join('\n'));
  folded.set(contact, { text, services });
  return text;
}

/** Matches contacts that contain every word of the text, in any field, compared by `foldText`. */
export function textFilter(search: string, services?: readonly ServiceInterest[]) {
  const words = foldText(search).split(' ').filter(Boolean);
  return (contact: Contact) => words.every((word) => foldedText(contact, services).includes(word));
}

/** An email address as people write it: `user@xn--bcher-kva.example` becomes `user@bücher.example`. */
function withUnicodeDomain(address: string): string {
  try {
    return punycode.toUnicode(address);
  } catch {
    // Not every label that starts with xn-- can be decoded.
    return address;
  }
}
