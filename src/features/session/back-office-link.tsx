import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { ButtonLink, type ButtonLook } from '@/components/ui/button';
import { isInBackOffice, pathTo } from '@/content/pages';
import { administratorQuery } from './administrator-query';
import { useSession } from './session-context';

/** On public pages, for administrators only. */
export function BackOfficeLink(props: ButtonLook & { className?: string }) {
  const uid = useSession().state.user?.uid ?? '';
  const { queryKey, ...access } = administratorQuery(uid);
  // With the key of the gates, which ask anew each time, this would keep their answer in the cache.
  const isPublic = !isInBackOffice(useLocation().pathname);
  const { data } = useQuery({ ...access, queryKey: [...queryKey, 'link'], enabled: isPublic });
  if (!isPublic || data !== 'granted') return null;
  return (
    <ButtonLink to={pathTo('admin/dashboard')} {...props}>
      Back Office
    </ButtonLink>
  );
}
