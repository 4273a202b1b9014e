import { useQuery } from '@tanstack/react-query';
import type { ContactListing } from '@/data/contacts';
import { contactQueries } from './contact-queries';
import { isListed } from './filter-contacts';
import { useFirmDay } from './follow-up';

/** Due follow-ups, the earliest first, even of closed inquiries. */
export function useFollowUps(listing: ContactListing, isEnabled = true) {
  const query = useQuery({ ...contactQueries.followUps(useFirmDay()), enabled: isEnabled });
  const listed = isEnabled ? (query.data ?? []) : [];
  return {
    /** Not among the new inquiries, which have no follow-up. */
    contacts: listed.filter(
      (contact) => contact.followUpOn && isListed(contact, { ...listing, status: undefined }),
    ),
    isPending: isEnabled && query.isPending,
    isError: query.isError,
  };
}
