import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { DialogButton } from '@/components/ui/button';
import { StaticDialog } from '@/components/ui/static-dialog';
import { NAVIGATION, SERVICES_MENU_LINKS } from '@/content/navigation';
import { pathToService } from '@/content/pages';
import { serviceQueries } from '@/features/services/service-queries';
import { useSession } from '@/features/session/session-context';
import { AUTH_DIALOG_ID } from './auth-dialog';
import { BackOfficeMenu } from './back-office-parts';
import { MenuLink } from './menu-link';

export const MOBILE_MENU_ID = 'mobile-menu';

export function MobileMenu() {
  const services = useQuery(serviceQueries.list());
  const signedIn = useSession().state.status === 'signed-in';

  return (
    <StaticDialog id={MOBILE_MENU_ID} title="Menu" closeLabel="Close menu" place="right">
      <nav aria-label="Mobile" className="-mx-dialog -mt-5">
        {signedIn && (
          <Suspense>
            <BackOfficeMenu />
          </Suspense>
        )}
        <ul className="py-3">
          {NAVIGATION.map(({ label, to }) => (
            <MenuLink key={to} label={label} to={to} />
          ))}
        </ul>
        <h3 className="border-t border-rule px-6 pt-4 text-base text-ink-soft">Services</h3>
        <ul className="py-2">
          {(services.data ?? []).map(({ id, name, slug }) => (
            <MenuLink key={id} label={name} to={pathToService(slug)} />
          ))}
        </ul>
        <ul className="border-t border-rule py-2">
          {SERVICES_MENU_LINKS.map(({ label, to }) => (
            <MenuLink key={to} label={label} to={to} />
          ))}
        </ul>
      </nav>
      {!signedIn && (
        <DialogButton opens={AUTH_DIALOG_ID} variant="outline" className="mt-3 w-full">
          Login
        </DialogButton>
      )}
    </StaticDialog>
  );
}
