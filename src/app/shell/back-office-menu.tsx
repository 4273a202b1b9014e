import { ADMIN_NAVIGATION } from '@/content/admin-navigation';
import { useSession } from '@/features/session/session-context';
import { useIsAdministrator } from '@/features/session/use-is-administrator';
import { MenuLink } from './menu-link';

export function BackOfficeMenu() {
  const email = useSession().state.user?.email;
  if (!useIsAdministrator()) return null;
  return (
    <div className="border-b border-rule py-2">
      <h3 className="px-6 pt-2 text-base text-ink-soft">Back office</h3>
      <ul>
        {ADMIN_NAVIGATION.map(({ label, to }) => (
          <MenuLink key={to} label={label} to={to} />
        ))}
      </ul>
      <p className="px-6 py-2 text-sm wrap-anywhere text-ink-soft">
        Signed in as <bdi>{email}</bdi>
      </p>
    </div>
  );
}
