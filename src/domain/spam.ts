import { normalizeEmail } from './email-address';
import { characterCount, INVISIBLE } from './text';

interface Message {
  id: string;
  message: string;
  email: string;
}

/** Compared with a domain's last two labels. https://github.com/disposable-email-domains/disposable-email-domains */
const DISPOSABLE_DOMAINS: ReadonlySet<string> = new Set(
  `10minutemail.com discard.email dispostable.com emailondeck.com fakeinbox.com getnada.com grr.la
  guerrillamail.com guerrillamail.net guerrillamail.org guerrillamailblock.com inboxkitten.com
  mailcatch.com maildrop.cc mailinator.com mailnesia.com mintemail.com moakt.com mohmal.com
  mytemp.email sharklasers.com temp-mail.org tempail.com tempr.email throwawaymail.com
  trashmail.com yopmail.com yopmail.fr yopmail.net`.split(/\s+/),
);

/** In visible characters; short messages such as "Please call me" may match by chance. */
const MIN_SAME_TEXT = 20;
const MIN_LINKS = 3;

/** Reasons why contacts may be spam, by ID. Compares messages only among these contacts, in linear time. */
export function spamReasons(contacts: Message[]): Map<string, string[]> {
  const messages = contacts.map(
    ({ message, email }) => [fold(message), normalizeEmail(email)] as const,
  );
  const senders = sendersByText(messages);
  const reasons = new Map<string, string[]>();
  contacts.forEach((contact, index) => {
    const [text = ''] = messages[index] ?? [];
    const found = [
      sameMessageReason(text, senders),
      linksReason(contact),
      disposableReason(contact),
    ].filter((reason) => reason !== undefined);
    if (found.length > 0) reasons.set(contact.id, found);
  });
  return reasons;
}

const INVISIBLE_CHARACTERS = new RegExp(`[${INVISIBLE}]+`, 'gu');

function fold(text: string): string {
  return text.toLowerCase().replace(INVISIBLE_CHARACTERS, '');
}

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
  return `The same message came from ${count} email addresses`;
}

/** BBCode or HTML markup, http(s)://, or www. Each occurrence counts; markup that repeats its URL counts once. */
const LINK = new RegExp(
  [
    String.raw`(?:\[url\s?[\]=]|\bhref\s?=)\s?["']?(?:https?://)?([^\s"'<>[\]]+)` +
      String.raw`(?:["']?[^<>[\]]{0,60}[>\]](?:https?://)?\1)?`,
    String.raw`\bhttps?://[^\s"'<>[\]]+`,
    String.raw`\bwww\.[^\s"'<>[\]]+`,
  ].join('|'),
  'giu',
);

function linksReason({ message }: Message) {
  const count = message.match(LINK)?.length ?? 0;
  return count < MIN_LINKS ? undefined : `${count} links in the message`;
}

function disposableReason({ email }: Message) {
  const labels = normalizeEmail(email).split('@').at(-1)?.split('.') ?? [];
  const domain = labels.slice(-2).join('.');
  return DISPOSABLE_DOMAINS.has(domain) ? `Disposable email address (${domain})` : undefined;
}
