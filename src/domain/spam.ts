import { normalizeEmail } from './email-address';

interface Inquiry {
  id: string;
  message: string;
  email: string;
  isSpam: boolean | null;
}

/** Short messages such as "Please call me" may match by chance. */
const MIN_SAME_TEXT = 20;
const MIN_LINKS = 3;

const LINK = /\b(?:https?:\/\/(?:www\.)?|www\.)/gu;

const textOf = ({ message }: Inquiry) => message.toLowerCase().replace(/\s+/gu, ' ').trim();

/** Reasons why inquiries may be spam, by ID, unless someone has decided. Compares messages only among these inquiries. */
export function spamReasons(inquiries: Inquiry[]): Map<string, string[]> {
  const senders = new Map<string, Set<string>>();
  for (const inquiry of inquiries.filter(({ email }) => email)) {
    const known = senders.get(textOf(inquiry)) ?? new Set();
    senders.set(textOf(inquiry), known.add(normalizeEmail(inquiry.email)));
  }
  const reasons = new Map<string, string[]>();
  for (const inquiry of inquiries.filter(({ isSpam }) => isSpam === null)) {
    const text = textOf(inquiry);
    const addresses = senders.get(text)?.size ?? 0;
    const links = text.match(LINK)?.length ?? 0;
    const found = [
      ...(addresses > 1 && text.length >= MIN_SAME_TEXT
        ? [`The same message came from ${addresses} email addresses`]
        : []),
      ...(links >= MIN_LINKS ? [`${links} links in the message`] : []),
    ];
    if (found.length > 0) reasons.set(inquiry.id, found);
  }
  return reasons;
}
