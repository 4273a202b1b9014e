import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ContactInput } from '@/collections/inquiries';
import { sourceOf } from '@/collections/inquiry-source';
import { toast } from '@/components/toast/toast-store';
import { FIRM } from '@/content/firm';
import { contactCreateData } from '@/data/lazy-data';
import { AccessDeniedError } from '@/domain/errors';
import { randomId } from '@/domain/random-id';
import { attempt, FIRST_PAGE } from './contact-draft';
import { readContactDraft, saveContactDraft, saveReceipt } from './save-draft';

export function useSendContact() {
  /** Used if storage is blocked. */
  const fallbackId = useRef('');

  async function send(contact: ContactInput) {
    fallbackId.current ||= randomId();
    // undefined if storage is blocked, or has no first page.
    const source = attempt(() => sourceOf(String(sessionStorage[FIRST_PAGE]), location.pathname));
    const store = async (id: string, stored = contact) => ({
      id: await contactCreateData.createContact(id, stored, source),
      contact: stored,
    });
    try {
      return await store(readContactDraft()?.id ?? fallbackId.current);
    } catch (error) {
      if (!(error instanceof AccessDeniedError)) throw error;
      // The ID has other content: from an earlier attempt whose response was lost, or from a duplicated tab.
      const id = (fallbackId.current = randomId());
      saveContactDraft({ id });
      return store(id).catch((again: unknown) => {
        if (!(again instanceof AccessDeniedError) || !contact.service) throw again;
        // The service was deleted after the form had read the list.
        return store(id, { ...contact, service: '' });
      });
    }
  }

  return useMutation({
    mutationFn: send,
    onSuccess: ({ id }) => {
      saveReceipt(id);
      fallbackId.current = '';
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
