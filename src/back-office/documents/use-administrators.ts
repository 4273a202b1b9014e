import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { administratorsData } from '@/data/lazy-data';
import { currentAccount } from '@/lib/account-store';

export const administratorsQuery = () =>
  queryOptions({
    queryKey: ['administrators of the site'],
    queryFn: () => administratorsData.listAdministrators(),
    meta: { failure: 'Failed to fetch administrators' },
  });

/** Everyone who can be in charge, `me` first, and their email addresses; `me` and `emails` are undefined while unknown. */
export function useAdministrators() {
  const { data } = useQuery(administratorsQuery());
  const emails = useMemo(() => data?.map(({ email }) => email), [data]);
  const isMe = ({ uid }: { uid: string }) => uid === currentAccount();
  const me = data?.find(isMe);
  const others = data?.filter((other) => !isMe(other)) ?? [];
  return { me, all: [...(me ? [me] : []), ...others], emails };
}

/** The email address in an assignment, which says so if it is a former administrator’s. */
export function useAssigneeName(email: string): string {
  const { emails } = useAdministrators();
  return emails?.includes(email) === false ? `${email} (former administrator)` : email;
}
