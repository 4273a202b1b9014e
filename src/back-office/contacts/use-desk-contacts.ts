import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { fieldList, type FieldKind } from '@/collections/collection';
import { fieldText, inquiries, type Contact } from '@/collections/inquiries';
import { emailAddressOf, normalizeEmail } from '@/domain/email-address';
import { referenceOf } from '@/domain/reference';
import { spamReasons } from '@/domain/spam';
import { foldText } from '@/lib/fold-text';
import { withUnicodeDomain } from '@/lib/with-unicode-domain';
import { useShownNews } from './contact-news';
import { contactQueries } from './contact-queries';
import { listingOf, type DeskAddress } from './desk-address';

const SEARCHED_KINDS: FieldKind[] = ['name', 'email', 'phone', 'line', 'service', 'text'];
const SEARCHED_FIELDS = fieldList(inquiries).filter(({ kind }) => SEARCHED_KINDS.includes(kind));

export function filterContacts(contacts: Contact[], search: string): Contact[] {
  const words = foldText(search).split(' ').filter(Boolean);
  if (words.length === 0) return contacts;
  const address = emailAddressOf(search);
  return contacts.filter((contact) => {
    const email = normalizeEmail(contact.email);
    if (email === address) return true;
    const texts = SEARCHED_FIELDS.map(({ name }) => fieldText(contact, name));
    const text = foldText([...texts, withUnicodeDomain(email), referenceOf(contact.id)].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

/** Filters contacts by the view and, unless the database was searched for the same text, by the typed text. */
export function viewOf(contacts: Contact[], { view, q }: DeskAddress, typed: string): Contact[] {
  const reasons = view === 'suspected' && !q ? spamReasons(contacts) : null;
  const inView = reasons ? contacts.filter(({ id }) => reasons.has(id)) : contacts;
  return typed.trim() === q ? inView : filterContacts(inView, typed);
}

/** The contacts for the URL, filtered by the text typed in the search field. */
export function useDeskContacts(address: DeskAddress, typed: string) {
  const text = useDeferredValue(typed);
  const isSearch = address.q !== '';
  const isListed = !isSearch && address.view !== 'deleted';
  const list = useInfiniteQuery({
    ...contactQueries.list(listingOf(address)),
    enabled: isListed,
  });
  const search = useQuery(contactQueries.search(address.q));
  const pages = isListed ? list.data?.pages : undefined;
  const found = search.data?.contacts;
  const loaded = useMemo(() => found ?? pages?.flatMap((page) => page.items) ?? [], [found, pages]);
  const reasons = useMemo(() => spamReasons(loaded), [loaded]);
  const shown = useMemo(() => viewOf(loaded, address, text), [loaded, address, text]);
  const isNewestFirst =
    isListed && address.view === 'all' && address.order === 'newest' && !address.email;
  useShownNews(isNewestFirst ? pages?.[0]?.items : undefined);

  return {
    text,
    loaded,
    shown,
    reasons,
    isSearch,
    hasMore: isSearch && (search.data?.hasMore ?? false),
    query: isSearch ? search : list,
    pages: isListed ? list : null,
    isNewestFirst,
  };
}

export type DeskContacts = ReturnType<typeof useDeskContacts>;
