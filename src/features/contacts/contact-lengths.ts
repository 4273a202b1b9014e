import { CONTACT_LIMITS } from '@/domain/contact';
import type { ContactInput } from '@/domain/contact-schema';
import { characterCount } from '@/domain/text';

const LIMITS: Record<keyof ContactInput, number> = {
  firstName: CONTACT_LIMITS.name,
  lastName: CONTACT_LIMITS.name,
  email: CONTACT_LIMITS.email,
  company: CONTACT_LIMITS.company,
  service: Infinity,
  message: CONTACT_LIMITS.message,
};

/** From this part of the limit on the length of the message is shown. */
const NEARLY_FULL = 0.8;

/** An error about the length of a text also says how long the text is; nothing is cut off. */
export function errorWithCount(name: keyof ContactInput, error: string | undefined, text = '') {
  const count = characterCount(text);
  if (!error || count <= LIMITS[name]) return error;
  return `${error} Yours has ${count.toLocaleString('en-US')}.`;
}

/** Length of the message as a sentence, once it comes near the limit. */
export function messageCount(text = ''): string | undefined {
  const count = characterCount(text);
  if (count < LIMITS.message * NEARLY_FULL) return undefined;
  return `${count.toLocaleString('en-US')} of ${LIMITS.message.toLocaleString('en-US')} characters`;
}
