import { useLocation } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button';
import { isInBackOffice, pathTo } from '@/content/pages';
import { useIsAdministrator } from './use-is-administrator';

export function BackOfficeLink() {
  const isPublic = !isInBackOffice(useLocation().pathname);
  const isAdministrator = useIsAdministrator();
  if (!isPublic || !isAdministrator) return null;
  return (
    <ButtonLink
      to={pathTo('admin/dashboard')}
      variant="bare"
      size="small"
      className="max-sm:hidden"
    >
      Back Office
    </ButtonLink>
  );
}
