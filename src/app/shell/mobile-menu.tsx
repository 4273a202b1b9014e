import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { DialogButton } from '@/components/ui/button';
import { StaticDialog } from '@/components/ui/static-dialog';
import { NAVIGATION, SERVICES_MENU_LINKS } from '@/content/navigation';
import { pathToService } from '@/content/pages';
import { serviceQueries } from '@/features/services/service-queries';
import { useSession } from '@/features/session/session-context';
import { cn } from '@/lib/cn';
import { AUTH_DIALOG_ID } from './auth-dialog';
import { BackOfficeMenu } from './back-office-parts';
import { MenuGroup, MenuLink } from './menu-link';

export const MOBILE_MENU_ID = 'mobile-menu';

export function MobileMenu() {
  const services = useQuery(serviceQueries.list());
  const signedIn = useSession().state.status === 'signed-in';

  return (
    <StaticDialog id={MOBILE_MENU_ID} title="Menu" closeLabel="Close menu" place="right">
      {!signedIn && (
        <DialogButton opens={AUTH_DIALOG_ID} variant="outline" className="mb-3 w-full">
          Login
        </DialogButton>
      )}
      <nav aria-label="Mobile" className={cn('-mx-dialog', signedIn && '-mt-5')}>
        {signedIn && (
          <Suspense>
            <BackOfficeMenu />
          </Suspense>
        )}
        <MenuGroup heading={signedIn && 'Public pages'}>
          {NAVIGATION.map(({ label, to }) => (
            <MenuLink key={to} label={label} to={to} />
          ))}
        </MenuGroup>
        <MenuGroup heading="Services">
          {(services.data ?? []).map(({ id, name, slug }) => (
            <MenuLink key={id} label={name} to={pathToService(slug)} />
          ))}
        </MenuGroup>
        <MenuGroup>
          {SERVICES_MENU_LINKS.map(({ label, to }) => (
            <MenuLink key={to} label={label} to={to} />
          ))}
        </MenuGroup>
      </nav>
    </StaticDialog>
  );
}
