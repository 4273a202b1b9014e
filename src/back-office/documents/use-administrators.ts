import { queryOptions, useQuery } from '@tanstack/react-query';
import { administratorsData } from '@/data/lazy-data';
import { currentAccount } from '@/lib/account-store';

export const administratorsQuery = () =>
  queryOptions({
    queryKey: ['administrators of the site'],
    queryFn: () => administratorsData.listAdministrators(),
    meta: { failure: 'Failed to fetch administrators' },
  });

/** Everyone who can be in charge, `me` first; `me` is undefined while loading. */
export function useAdministrators() {
  const { data = [] } = useQuery(administratorsQuery());
  const isMe = ({ uid }: { uid: string }) => uid === currentAccount();
  const me = data.find(isMe);
  return { me, all: [...(me ? [me] : []), ...data.filter((other) => !isMe(other))] };
}
