import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContactStatus } from '@/domain/contact';
import { contactQueries } from './contact-queries';

/** Among so many contacts those without a date are looked for unasked; among more it is a click. */
const FEW = 500;

/**
 * Contacts without a date, which no list by date shows. They are looked for once the end of that list is
 * reached and only where the counts say that there are any.
 */
export function useUndatedContacts(listed: ContactStatus | undefined, isAtEnd: boolean) {
  const [isWanted, setIsWanted] = useState(false);
  const total = useQuery(contactQueries.count(listed)).data ?? 0;
  const dated = useQuery({ ...contactQueries.datedCount(listed), enabled: isAtEnd }).data ?? total;
  const missing = isAtEnd ? Math.max(0, total - dated) : 0;
  const found = useQuery({
    ...contactQueries.undated(missing, listed),
    enabled: missing > 0 && (isWanted || total <= FEW),
  });
  return {
    contacts: isAtEnd ? (found.data ?? []) : [],
    /** How many there are that are not shown yet. */
    missing: found.data ? 0 : missing,
    total,
    isFinding: found.isFetching,
    find: () => {
      setIsWanted(true);
      if (found.isError) void found.refetch();
    },
  };
}
