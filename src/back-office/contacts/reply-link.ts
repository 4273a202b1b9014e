import type { Contact } from '@/collections/inquiries';
import { FIRM } from '@/content/firm';
import { emailAddressOf } from '@/domain/email-address';
import { referenceOf } from '@/domain/reference';
import { LINE_BREAKS } from '@/domain/text';
import { mailLink } from '@/lib/links';

/** In characters of the link. Browsers on Windows drop links of over 2,000 (https://stackoverflow.com/q/4473959). */
const MAX_QUOTE = 1_500;

/** `mailto:` link for a reply that quotes the message; undefined unless the email is exactly one address. */
export function replyLink(contact: Contact): string | undefined {
  const address = emailAddressOf(contact.email);
  const body = [greetingOf(contact), '', '', ...quoteOf(contact.message), FIRM.name];
  return address && mailLink(address, `Your inquiry ${referenceOf(contact.id)}`, body.join('\n'));
}

function greetingOf({ firstName, name, email }: Contact): string {
  const addressee = firstName.trim() || (name === email ? '' : name);
  return `Hello ${addressee}`.replace(/[\s\p{C}]+/gu, ' ').trim() + ',';
}

const LINE_BREAK = new RegExp(`\\r\\n|[${LINE_BREAKS}]`, 'u');

function quoteOf(message: string): string[] {
  if (message.trim() === '') return [];
  const characters = [...`> ${message.trim().split(LINE_BREAK).join('\r\n> ')}`];
  let length = 0;
  const end = characters.findIndex((one) => (length += encodeURIComponent(one).length) > MAX_QUOTE);
  if (end < 0) return [characters.join(''), ''];
  return [characters.slice(0, end).join('').trimEnd(), '> …', ''];
}
