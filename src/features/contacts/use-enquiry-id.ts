import { useCallback, useRef } from 'react';
import type { Enquiry } from '@/domain/contact-schema';
import { keepDraft, readDraft, type EnquiryDraft } from './enquiry-draft';

/**
 * The database takes the same words under the same id for an hour after they arrived (design 5). A send that
 * is repeated later than this, in milliseconds, is a new enquiry.
 */
const LIFETIME = 3_000_000;

/**
 * Gives an enquiry its document id: the same words keep the same id however often they are sent, also after
 * a reload, so that an answer lost on the way never makes a second enquiry (design 4). Changed words are
 * another enquiry.
 */
export function useEnquiryId(): (enquiry: Enquiry) => string {
  const last = useRef<EnquiryDraft['sent']>(undefined);
  return useCallback((enquiry) => {
    const words = JSON.stringify(enquiry);
    const sent = last.current ?? readDraft()?.sent;
    const isSameSend = sent?.words === words && Date.now() - sent.at < LIFETIME;
    last.current = isSameSend ? sent : { id: crypto.randomUUID(), words, at: Date.now() };
    keepDraft({ sent: last.current });
    return last.current.id;
  }, []);
}
