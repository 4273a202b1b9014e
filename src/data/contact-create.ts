import { FirebaseError } from 'firebase/app';
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import type { ContactInput } from '@/collections/inquiries';
import type { Source } from '@/collections/inquiry-source';
import { firestore } from './firestore';

/* Separate from contacts.ts, because public pages load this file. */

/** Enough for two tabs that send at the same time: the second one must wait twice. */
const MAX_RESENDS = 3;
const RESEND_PAUSE_MS = 1_100;

/** Saves a contact (spec 7) with this ID. The same content can be resent for up to an hour (design 5); its source stays. */
export async function createContact(id: string, contact: ContactInput, source?: Source) {
  const reference = doc(firestore(), 'contacts', id);
  const now = serverTimestamp();
  try {
    const dates = { createdAt: now, updatedAt: now };
    await setDoc(reference, { ...contact, ...(source && { source }), status: 'new', ...dates });
  } catch (error) {
    // An earlier attempt, whose response was lost, may have created the document.
    if (!isRefusal(error)) throw error;
    await resend(() => updateDoc(reference, { ...contact, updatedAt: now }));
  }
  return id;
}

/** Repeats a refused attempt, because firestore.rules allow a resend only a second after the last change. */
async function resend(send: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (!isRefusal(error) || attempt === MAX_RESENDS) throw error;
      await new Promise((resolve) => setTimeout(resolve, RESEND_PAUSE_MS));
    }
  }
}

const isRefusal = (error: unknown) =>
  error instanceof FirebaseError && error.code === 'permission-denied';
