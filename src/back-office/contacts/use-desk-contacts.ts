import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { repeatedReferences } from '@/domain/contact';
import { spamReasons } from '@/domain/spam';
import { filterContacts } from './contact-filter';
import { contactQueries } from './contact-queries';
import { listingOf, type DeskAddress } from './desk-address';

/**
 * The contacts of an address, from the database, filtered by what is typed.
 * @param typed the words in the search field
 */
export function useDeskContacts(address: DeskAddress, typed: string) {
  const isSearch = address.q !== '';
  const isListed = !isSearch && address.view !== 'deleted';
  const list = useInfiniteQuery({
    ...contactQueries.list(listingOf(address)),
    enabled: isListed,
  });
  const search = useQuery(contactQueries.search(address.q));
  const { isPending, error, refetch } = isSearch ? search : list;

  const pages = isListed ? list.data?.pages : undefined;
  const found = search.data?.contacts;
  const loaded = useMemo(() => found ?? pages?.flatMap((page) => page.items) ?? [], [found, pages]);
  const reasons = useMemo(() => spamReasons(loaded), [loaded]);
  const repeated = useMemo(
    () => repeatedReferences([...loaded.map(({ id }) => id), address.id]),
    [loaded, address.id],
  );
  const shown = useMemo(() => {
    const isSuspectedOnly = address.view === 'suspected' && !isSearch;
    const inView = isSuspectedOnly ? loaded.filter(({ id }) => reasons.has(id)) : loaded;
    // What was searched for begins a field; the reference is found without its hyphen, too.
    return typed.trim() === address.q ? inView : filterContacts(inView, typed);
  }, [loaded, reasons, address.view, address.q, isSearch, typed]);

  return {
    loaded,
    shown,
    reasons,
    /** References that several contacts share, the open one included. */
    repeated,
    isSearch,
    hasMore: isSearch && (search.data?.hasMore ?? false),
    list,
    isPending,
    isFailed: error !== null && loaded.length === 0,
    error,
    refetch,
  };
}
