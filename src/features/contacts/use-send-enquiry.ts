import { useMutation } from '@tanstack/react-query';
import { toast } from '@/components/toast/toast-store';
import { createContact } from '@/data/contacts';
import type { Enquiry } from '@/domain/contact-schema';
import { logError } from '@/lib/log-error';
import { forgetDraft } from './enquiry-draft';
import { useEnquiryId } from './use-enquiry-id';

/**
 * Sends an enquiry and says how it went (spec 8), also when the form is closed meanwhile. One that fell into
 * the trap for programs is answered with success and written nowhere.
 */
export function useSendEnquiry() {
  const enquiryId = useEnquiryId();
  return useMutation({
    mutationFn: async (send: { enquiry: Enquiry; isTrapped: boolean }) => {
      if (!send.isTrapped) await createContact(await enquiryId(send.enquiry), send.enquiry);
    },
    onSuccess: () => {
      forgetDraft();
      toast({
        title: 'Message sent successfully!',
        description: "We'll get back to you within 24 hours.",
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
