import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from '@/components/toast/toast-store';
import { FIRM } from '@/content/firm';
import { write } from '@/data/call';
import { newContactId } from '@/domain/contact';
import type { ContactInput } from '@/domain/contact-schema';
import { AccessDeniedError } from '@/domain/errors';
import { forgetDraft, keepDraft, readDraft } from './contact-draft';

/**
 * Sends a contact and says how it went (spec 8), also when the form is closed meanwhile. One that fell into
 * the trap for programs is answered with success and written nowhere.
 */
export function useSendContact() {
  /** The id where storage is blocked and there is no draft. */
  const spareId = useRef('');

  async function send(contact: ContactInput) {
    spareId.current ||= newContactId();
    const store = (id: string) =>
      write(
        () => import('@/data/contacts'),
        (contacts) => contacts.createContact(id, contact),
      );
    try {
      await store(readDraft()?.id ?? spareId.current);
    } catch (error) {
      if (!(error instanceof AccessDeniedError)) throw error;
      // Other words are stored under the id: an earlier send whose answer was lost, or a duplicate of this tab.
      const id = (spareId.current = newContactId());
      keepDraft({ id });
      await store(id);
    }
  }

  return useMutation({
    mutationFn: async ({ contact, isTrapped }: { contact: ContactInput; isTrapped: boolean }) => {
      if (!isTrapped) await send(contact);
    },
    onSuccess: () => {
      forgetDraft();
      spareId.current = '';
      toast({
        title: 'Message sent successfully!',
        description: `We'll get back to you within ${FIRM.figures.response}.`,
      });
    },
    meta: {
      failure: 'Failed to send message',
      toast: 'Failed to send message. Please try again.',
    },
  });
}
