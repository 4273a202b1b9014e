import { useCallback, useRef } from 'react';
import type { ContactInput } from '@/domain/contact-schema';
import { keepDraft, readDraft, type ContactDraft } from './contact-draft';

/**
 * The database takes the same words under the same id for an hour after they arrived (design 5). A send that
 * is repeated later than this, in milliseconds, is a new contact.
 */
const LIFETIME = 3_000_000;

/** The id that a draft's first words get: the same in each copy of the tab, and nobody else can know it. */
async function firstId(key: string, words: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key + words));
  const bytes = [...new Uint8Array(digest, 0, 16)];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Gives a contact its document id: the same words keep the same id however often they are sent, also after
 * a reload and from a copy of the tab, so that an answer lost on the way never makes a second contact
 * (design 4). Changed words are another contact.
 */
export function useContactId(): (contact: ContactInput) => Promise<string> {
  const last = useRef<ContactDraft['sent']>(undefined);
  return useCallback(async (contact) => {
    const words = JSON.stringify(contact);
    const draft = readDraft();
    const sent = last.current ?? draft?.sent;
    const isSameSend = sent?.words === words && Date.now() - sent.at < LIFETIME;
    if (isSameSend) {
      last.current = sent;
    } else {
      const id = !sent && draft ? await firstId(draft.key, words) : crypto.randomUUID();
      last.current = { id, words, at: Date.now() };
    }
    keepDraft({ sent: last.current });
    return last.current.id;
  }, []);
}
