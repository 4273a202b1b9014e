import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { ButtonLink, type ButtonLook } from '@/components/ui/button';
import { isInBackOffice, pathTo } from '@/content/pages';
import { administratorQuery } from './administrator-query';
import { useSession } from './session-context';

export function BackOfficeLink(props: ButtonLook & { className?: string }) {
  const uid = useSession().state.user?.uid ?? '';
  const isPublic = !isInBackOffice(useLocation().pathname);
  const { data } = useQuery({
    // Its own key: with the gates' key it would keep their answer in the cache.
    queryKey: ['administrators', uid, 'link'],
    queryFn: ({ client }) => client.fetchQuery(administratorQuery(uid)),
    enabled: isPublic,
  });
  if (!isPublic || data !== 'granted') return null;
  return (
    <ButtonLink to={pathTo('admin/dashboard')} {...props}>
      Back Office
    </ButtonLink>
  );
}
