import { useQuery } from '@tanstack/react-query';
import type { ContactListing } from '@/data/contacts';
import { contactQueries } from './contact-queries';
import { isListed } from './filter-contacts';
import { useFirmDay } from './follow-up';

/** Due follow-ups, the earliest first, whatever their status: an inquiry that has a reply can also be followed up. */
export function useFollowUps(listing: ContactListing, isEnabled = true) {
  const query = useQuery({ ...contactQueries.followUps(useFirmDay()), enabled: isEnabled });
  const listed = isEnabled ? (query.data ?? []) : [];
  const contacts = listed.filter((contact) => isListed(contact, { ...listing, status: undefined }));
  return {
    contacts,
    /** How many are not among the new inquiries, which a count finds. */
    others: contacts.filter(({ status }) => status !== 'new').length,
    isPending: isEnabled && query.isPending,
  };
}
