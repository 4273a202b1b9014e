import type { Contact } from '@/collections/inquiries';
import type { ReplyTemplate } from '@/collections/settings';
import { FIRM } from '@/content/firm';
import { fillTemplate } from '@/content/reply-templates';
import { emailAddressOf } from '@/domain/email-address';
import { referenceOf } from '@/domain/reference';
import { isBlank, visibleText } from '@/domain/text';
import { LINE_BREAKS } from '@/lib/line-breaks';
import { charactersOf } from '@/lib/cut-text';
import { mailLink } from '@/lib/links';

/** In characters of the link. Browsers on Windows drop longer ones (https://stackoverflow.com/q/4473959). */
const MAX_LINK = 2_000;
const MAX_QUOTE = 1_500;
const MAX_FIELD = 300;

/** `mailto:` link for a reply that quotes the message; undefined unless the email is exactly one address. */
export function replyLink(contact: Contact): string | undefined {
  const name = addresseeOf(contact);
  return linkTo(contact, `Hello${name && ` ${name}`},\n\n`, FIRM.name);
}

/** Text of a template for an inquiry. `service`: name of its service, or ''. `sender`: who replies. */
export const templateText = (
  template: ReplyTemplate,
  contact: Contact,
  service: string,
  sender: string,
) =>
  fillTemplate(template, {
    name: addresseeOf(contact),
    service: fitting(service),
    reference: referenceOf(contact.id),
    sender: fitting(sender),
    firm: FIRM.name,
  });

/** Like `replyLink`, but with this text. */
export const templateLink = (contact: Contact, text: string) => linkTo(contact, `${text}\n`);

function linkTo(contact: Contact, start: string, end?: string): string | undefined {
  const address = emailAddressOf(contact.email);
  if (!address) return undefined;
  const withQuote = (quote: string[]) => {
    const body = [start, ...quote, ...(end === undefined ? [] : [end])].join('\n');
    return mailLink(address, `Your inquiry ${referenceOf(contact.id)}`, body);
  };
  const rest = MAX_LINK - withQuote(['', '> …', '']).length;
  return withQuote(quoteOf(contact.message, Math.min(MAX_QUOTE, rest)));
}

/** On one line; '' if it would take up too much of the link. */
function fitting(text: string): string {
  const line = text.replace(/[\s\p{C}]+/gu, ' ').trim();
  return encodeURIComponent(line).length <= MAX_FIELD ? line : '';
}

const addresseeOf = ({ firstName, name, email }: Contact) =>
  fitting(visibleText(firstName) || (name === email ? '' : name));

const LINE_BREAK = new RegExp(`\\r\\n|[${LINE_BREAKS}]`, 'u');

/** Quotes the message, cut so that it has at most `max` characters once it is percent-encoded in the link. */
function quoteOf(message: string, max: number): string[] {
  if (isBlank(message)) return [];
  const characters = [...charactersOf(`> ${message.trim().split(LINE_BREAK).join('\r\n> ')}`)];
  let length = 0;
  const end = characters.findIndex((one) => (length += encodeURIComponent(one).length) > max);
  if (end < 0) return [characters.join(''), ''];
  return [characters.slice(0, end).join('').trimEnd(), '> …', ''];
}
