import { useQuery } from '@tanstack/react-query';
import { administratorQuery } from './administrator-query';
import { useSession } from './session-context';

export function useIsAdministrator(): boolean {
  const uid = useSession().state.user?.uid ?? '';
  const { data } = useQuery({
    // Not the key that the gates use: an observer would keep their result in the cache.
    queryKey: ['administrators', uid, 'link'],
    queryFn: ({ client }) => client.fetchQuery(administratorQuery(uid)),
  });
  return data === 'granted';
}
