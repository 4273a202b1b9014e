import type { Contact } from './contact';
import { characterCount, INVISIBLE } from './text';

/**
 * Domains of well-known providers of throwaway email addresses. Their subdomains count, too, so each entry has two
 * labels. A selection of the most used (source: https://github.com/disposable-email-domains/disposable-email-domains).
 */
const THROWAWAY_DOMAINS: ReadonlySet<string> = new Set(
  `10minutemail.com discard.email dispostable.com emailondeck.com fakeinbox.com getnada.com grr.la
  guerrillamail.com guerrillamail.net guerrillamail.org guerrillamailblock.com inboxkitten.com
  mailcatch.com maildrop.cc mailinator.com mailnesia.com mintemail.com moakt.com mohmal.com
  mytemp.email sharklasers.com temp-mail.org tempail.com tempr.email throwawaymail.com
  trashmail.com yopmail.com yopmail.fr yopmail.net`.split(/\s+/),
);

/** In visible characters; shorter messages such as "Please call me" are often the same by chance. */
const MIN_SAME_TEXT = 20;
const MIN_LINKS = 3;

/**
 * Why each of the contacts may be spam, in words, by id; no entry for a contact without a reason. Messages are
 * compared among the given contacts only. Takes time in proportion to the length of all texts.
 */
export function spamReasons(contacts: Contact[]): Map<string, string[]> {
  const messages = contacts.map(({ message, email }) => [fold(message), fold(email)] as const);
  const senders = sendersByText(messages);
  const reasons = new Map<string, string[]>();
  contacts.forEach((contact, index) => {
    const [text = ''] = messages[index] ?? [];
    const found = [
      sameMessageReason(text, senders),
      linksReason(contact),
      throwawayReason(contact),
    ].filter((reason) => reason !== undefined);
    if (found.length > 0) reasons.set(contact.id, found);
  });
  return reasons;
}

const INVISIBLE_CHARACTERS = new RegExp(`[${INVISIBLE}]+`, 'gu');

/** For comparisons: without letter case, spaces, and invisible characters. */
function fold(text: string): string {
  return text.toLowerCase().replace(INVISIBLE_CHARACTERS, '');
}

/** The different addresses that sent each message. Both are folded. */
function sendersByText(messages: (readonly [text: string, address: string])[]) {
  const senders = new Map<string, Set<string>>();
  for (const [text, address] of messages) {
    if (!address) continue;
    const addresses = senders.get(text) ?? new Set();
    senders.set(text, addresses.add(address));
  }
  return senders;
}

function sameMessageReason(text: string, senders: Map<string, Set<string>>) {
  const count = senders.get(text)?.size ?? 0;
  if (count < 2 || characterCount(text) < MIN_SAME_TEXT) return undefined;
  return `The same message came from ${count} addresses`;
}

/**
 * A link: BBCode or HTML markup with its address, or an address that begins with http(s):// or www. Every place
 * counts, also of the same address; markup whose text repeats its address counts once.
 */
const LINK = new RegExp(
  [
    String.raw`(?:\[url\s?[\]=]|\bhref\s?=)\s?["']?(?:https?://)?([^\s"'<>[\]]+)` +
      String.raw`(?:["']?[^<>[\]]{0,60}[>\]](?:https?://)?\1)?`,
    String.raw`\bhttps?://[^\s"'<>[\]]+`,
    String.raw`\bwww\.[^\s"'<>[\]]+`,
  ].join('|'),
  'giu',
);

function linksReason({ message }: Contact) {
  const count = message.match(LINK)?.length ?? 0;
  return count < MIN_LINKS ? undefined : `${count} links in the message`;
}

function throwawayReason({ email }: Contact) {
  const labels = email.trim().toLowerCase().split('@').at(-1)?.split('.') ?? [];
  const domain = labels.slice(-2).join('.');
  return THROWAWAY_DOMAINS.has(domain) ? `Throwaway email address at ${domain}` : undefined;
}
