import { Fragment, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { lazyComponent } from '@/components/lazy-component';
import { showWhenLoaded } from '@/components/show-when-loaded';
import { ButtonLink } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { NAVIGATION } from '@/content/navigation';
import { pathTo } from '@/content/pages';
import { LogoutButton } from '@/features/session/logout-button';
import { useSession } from '@/features/session/session-context';
import { HeaderIcon } from './header-icon';
import { Logo } from './logo';
import { navigationItem } from './navigation-item';
import { ServicesMenu } from './services-menu';
import { FOOTER_ID } from './site-footer';

const MobileMenu = lazyComponent(async () => (await import('./mobile-menu')).MobileMenu);

function NavigationLink({ label, to }: { label: string; to: string }) {
  return (
    <li>
      <NavLink to={to} className={({ isActive }) => navigationItem(isActive)}>
        {label}
      </NavLink>
    </li>
  );
}

export function SiteHeader({ onLogin }: { onLogin: () => void }) {
  const signedIn = useSession().state.status === 'signed-in';
  const [isMenuOpen, setIsMenuOpen] = useState(false);

  return (
    <header className="sticky top-0 z-30 h-header border-b border-rule bg-paper print:hidden">
      <div className="mx-auto flex h-full max-w-page items-center gap-1 px-3 min-[22rem]:px-4 sm:gap-4 sm:px-6">
        <Logo />
        <nav aria-label="Main" className="ml-auto hidden lg:block">
          <ul className="flex items-center">
            {NAVIGATION.map((item, index) => (
              <Fragment key={item.to}>
                <NavigationLink {...item} />
                {index === 0 && (
                  <li>
                    <ServicesMenu />
                  </li>
                )}
              </Fragment>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2 lg:ml-4">
          {signedIn ? (
            <LogoutButton size="small" />
          ) : (
            <>
              <LinkButton
                to={pathTo('admin/login')}
                variant="bare"
                size="small"
                className="max-sm:hidden"
                onPress={onLogin}
              >
                Login
              </LinkButton>
              <ButtonLink to={pathTo('contact')} size="compact">
                Get Started
              </ButtonLink>
            </>
          )}
          {/* Without script: a link to the footer, which lists the same pages. */}
          <LinkButton
            to={`#${FOOTER_ID}`}
            variant="bare"
            size="icon"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            aria-label="Open menu"
            className="lg:hidden"
            onPress={() => showWhenLoaded(MobileMenu, () => setIsMenuOpen(true))}
          >
            <HeaderIcon name="menu" className="size-6" />
          </LinkButton>
        </div>
      </div>
      {isMenuOpen && <MobileMenu onClose={() => setIsMenuOpen(false)} onLogin={onLogin} />}
    </header>
  );
}
