import { useCallback, useState } from 'react';
import { NavLink } from '@/components/nav-link';
import { onDemand } from '@/components/on-demand';
import { ButtonLink } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { NAVIGATION } from '@/content/navigation';
import { LogoutButton } from '@/features/session/logout-button';
import { useSession } from '@/features/session/session-context';
import { paths } from '@/lib/paths';
import { HeaderIcon } from './header-icon';
import { Logo } from './logo';
import { navigationItem } from './navigation-item';
import { ServicesMenu } from './services-menu';
import { FOOTER_ID } from './site-footer';

const MobileMenu = onDemand(async () => (await import('./mobile-menu')).MobileMenu);

function NavigationLink({ label, to }: { label: string; to: string }) {
  return (
    <li>
      <NavLink to={to} isExact={to === paths.home} className={navigationItem}>
        {label}
      </NavLink>
    </li>
  );
}

/** Logo, navigation and the one action of the shell (spec 2). */
export function SiteHeader({ onLogin }: { onLogin: () => void }) {
  const signedIn = useSession().state.status === 'signed-in';
  const [menu, setMenu] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const forgetMenu = useCallback(() => setMenu('untouched'), []);

  return (
    <header className="sticky top-0 z-30 h-header border-b border-rule bg-paper print:hidden">
      <div className="mx-auto flex h-full max-w-page items-center gap-1 px-3 min-[22rem]:px-4 sm:gap-4 sm:px-6">
        <Logo />
        <nav aria-label="Main" className="ml-auto hidden lg:block">
          <ul className="flex items-center">
            <NavigationLink {...NAVIGATION.home} />
            <li>
              <ServicesMenu />
            </li>
            <NavigationLink {...NAVIGATION.about} />
            <NavigationLink {...NAVIGATION.careers} />
            <NavigationLink {...NAVIGATION.contact} />
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2 lg:ml-4">
          {signedIn ? (
            <LogoutButton size="small" />
          ) : (
            <>
              <LinkButton
                to={paths.admin.login}
                variant="bare"
                size="small"
                className="max-sm:hidden"
                onPress={onLogin}
              >
                Login
              </LinkButton>
              <ButtonLink to={paths.contact} size="compact">
                Get Started
              </ButtonLink>
            </>
          )}
          {/* Without script the link leads to the footer, which lists the same pages. */}
          <LinkButton
            to={`#${FOOTER_ID}`}
            variant="bare"
            size="icon"
            aria-haspopup="dialog"
            aria-expanded={menu === 'open'}
            aria-label="Open menu"
            className="lg:hidden"
            onPress={() => setMenu('open')}
          >
            <HeaderIcon name="menu" className="size-6" />
          </LinkButton>
        </div>
      </div>
      {menu !== 'untouched' && (
        <MobileMenu
          open={menu === 'open'}
          onOpenChange={(open) => setMenu(open ? 'open' : 'closed')}
          onLogin={onLogin}
          onFailure={forgetMenu}
        />
      )}
    </header>
  );
}
