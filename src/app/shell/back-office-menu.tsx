import { ADMIN_NAVIGATION } from '@/content/admin-navigation';
import { useSession } from '@/features/session/session-context';
import { useIsAdministrator } from '@/features/session/use-is-administrator';
import { MenuGroup, MenuLink } from './menu-link';

export function BackOfficeMenu() {
  const email = useSession().state.user?.email;
  if (!useIsAdministrator()) return null;
  return (
    <MenuGroup heading="Back office">
      {ADMIN_NAVIGATION.map(({ label, to }) => (
        <MenuLink key={to} label={label} to={to} />
      ))}
      <li className="px-6 py-2 text-sm wrap-anywhere text-ink-soft">
        Signed in as <bdi>{email}</bdi>
      </li>
    </MenuGroup>
  );
}
