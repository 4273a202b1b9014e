import { useMutation } from '@tanstack/react-query';
import { toast } from '@/components/toast/toast-store';
import { FIRM } from '@/content/firm';
import { createContact } from '@/data/contacts';
import type { ContactInput } from '@/domain/contact-schema';
import { logError } from '@/lib/log-error';
import { forgetDraft } from './contact-draft';
import { useContactId } from './use-contact-id';

/**
 * Sends a contact and says how it went (spec 8), also when the form is closed meanwhile. One that fell into
 * the trap for programs is answered with success and written nowhere.
 */
export function useSendContact() {
  const contactId = useContactId();
  return useMutation({
    mutationFn: async (send: { contact: ContactInput; isTrapped: boolean }) => {
      if (!send.isTrapped) await createContact(await contactId(send.contact), send.contact);
    },
    onSuccess: () => {
      forgetDraft();
      toast({
        title: 'Message sent successfully!',
        description: `We'll get back to you within ${FIRM.figures.response}.`,
      });
    },
    onError: (error) => {
      logError('Failed to send message', error);
      toast({
        variant: 'destructive',
        title: 'Error',
        description: 'Failed to send message. Please try again.',
      });
    },
  });
}
