import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ContactListing } from '@/data/contacts';
import { contactQueries } from './contact-queries';
import { isListed } from './filter-contacts';
import { useFirmDay } from './follow-up';

/** All follow-ups until today, the earliest first, that match the filters of a listing other than its status. */
export function useFollowUps(listing: ContactListing, isEnabled = true) {
  const followUpBy = useFirmDay();
  const list = useInfiniteQuery({ ...contactQueries.list({ followUpBy }), enabled: isEnabled });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = list;
  const isReady = isEnabled && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isReady) void fetchNextPage();
  }, [isReady, fetchNextPage]);
  const contacts = useMemo(() => {
    const listed = (data?.pages ?? []).flatMap(({ items }) => items);
    const limits = { ...listing, status: undefined, followUpBy };
    return isEnabled ? listed.filter((contact) => isListed(contact, limits)) : [];
  }, [data, listing, followUpBy, isEnabled]);
  return {
    contacts,
    /** How many are not among the new inquiries, which a count finds. */
    others: contacts.filter(({ status }) => status !== 'new').length,
    isPending: isEnabled && list.isPending,
  };
}
