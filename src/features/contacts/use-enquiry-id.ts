import { useCallback, useRef } from 'react';
import type { Enquiry } from '@/domain/contact-schema';

/**
 * Gives an enquiry its document id: the same words keep the same id however often they are sent, so that
 * an answer lost on the way never makes a second enquiry (design 4). Changed words are another enquiry.
 */
export function useEnquiryId(): (enquiry: Enquiry) => string {
  const last = useRef<{ id: string; words: string } | null>(null);
  return useCallback((enquiry) => {
    const words = JSON.stringify(enquiry);
    if (last.current?.words !== words) last.current = { id: crypto.randomUUID(), words };
    return last.current.id;
  }, []);
}
