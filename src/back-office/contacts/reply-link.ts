import type { Contact } from '@/collections/inquiries';
import { FIRM } from '@/content/firm';
import { emailAddressOf } from '@/domain/email-address';
import { referenceOf } from '@/domain/reference';
import { LINE_BREAKS } from '@/domain/text';
import { mailLink } from '@/lib/links';

/** In characters, after encoding. Browsers on Windows drop longer links (https://stackoverflow.com/q/4473959). */
const MAX_LINK = 2_000;

const MAX_QUOTE = 1_000;

/**
 * Returns a `mailto:` link for a reply with the reference, a greeting, and the quoted message, cut to fit MAX_LINK.
 * The reply has no body if no quote fits. Returns undefined unless the email is exactly one address.
 */
export function replyLink(contact: Contact): string | undefined {
  const { id, message } = contact;
  const address = emailAddressOf(contact.email);
  if (!address) return undefined;
  const subject = `Your inquiry ${referenceOf(id)}`;
  const characters = [...message.trim()];
  const link = (count: number) =>
    mailLink(
      address,
      subject,
      [greetingOf(contact), '', '', ...quoteOf(characters, count), FIRM.name].join('\n'),
    );
  const fits = (count: number) => link(count).length <= MAX_LINK;

  let tooMany = Math.min(characters.length, MAX_QUOTE);
  if (fits(tooMany)) return link(tooMany);
  let fitting = 0;
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(middle)) fitting = middle;
    else tooMany = middle;
  }
  return fits(fitting) ? link(fitting) : mailLink(address, subject);
}

function greetingOf({ firstName, name, email }: Contact): string {
  const addressee = firstName.trim() || (name === email ? '' : name);
  return `Hello ${addressee}`.replace(/[\s\p{C}]+/gu, ' ').trim() + ',';
}

const LINE_BREAK = new RegExp(`\\r\\n|[${LINE_BREAKS}]`, 'u');

/** Puts `> ` before each line of the first `count` characters. If text is omitted, adds the line `> …`. */
function quoteOf(characters: string[], count: number): string[] {
  const start = characters.slice(0, count).join('').trimEnd();
  const lines = start === '' ? [] : start.split(LINE_BREAK);
  if (count < characters.length) lines.push('…');
  return lines.length > 0 ? [...lines.map((line) => `> ${line}`), ''] : [];
}
