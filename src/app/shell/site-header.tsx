import { Fragment, Suspense } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { ButtonLink, DialogButton } from '@/components/ui/button';
import { FIRM } from '@/content/firm';
import { MARK } from '@/content/mark';
import { NAVIGATION } from '@/content/navigation';
import { isInBackOffice, pathTo } from '@/content/pages';
import { LogoutButton } from '@/features/session/logout-button';
import { useSession } from '@/features/session/session-context';
import { cn } from '@/lib/cn';
import { AUTH_DIALOG_ID } from './auth-dialog';
import { BackOfficeLink } from './back-office-parts';
import { HeaderIcon, navigationItem } from './header-icon';
import { MOBILE_MENU_ID } from './mobile-menu';
import { ServicesMenu } from './services-menu';

export function SiteHeader() {
  const signedIn = useSession().state.status === 'signed-in';
  const isCompact = isInBackOffice(useLocation().pathname);

  return (
    <header
      data-compact={isCompact || undefined}
      className={cn(
        'sticky top-0 z-30 h-header border-b border-rule print:hidden',
        isCompact ? 'bg-paper-deep' : 'bg-paper',
      )}
    >
      <div className="mx-auto flex h-full max-w-page items-center gap-1 px-3 min-[22rem]:px-4 sm:gap-4 sm:px-6">
        <Logo isCompact={isCompact} />
        <nav aria-label="Main" className="ml-auto hidden lg:block">
          <ul className="flex items-center">
            {isCompact && <li className="px-3 text-xs font-semibold text-ink-soft">Site</li>}
            {NAVIGATION.map(({ label, to }, index) => (
              <Fragment key={to}>
                <li>
                  <NavLink
                    to={to}
                    className={({ isActive }) => navigationItem(isActive, isCompact)}
                  >
                    {label}
                  </NavLink>
                </li>
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
            <>
              <Suspense>
                <BackOfficeLink />
              </Suspense>
              <LogoutButton size="small" variant={isCompact ? 'bare' : 'quiet'} />
            </>
          ) : (
            <>
              <DialogButton
                opens={AUTH_DIALOG_ID}
                variant="bare"
                size="small"
                className="max-sm:hidden"
              >
                Login
              </DialogButton>
              <ButtonLink to={pathTo('contact')} size="compact">
                Get Started
              </ButtonLink>
            </>
          )}
          <DialogButton
            opens={MOBILE_MENU_ID}
            variant="bare"
            size="icon"
            aria-label="Open menu"
            className="lg:hidden"
          >
            <HeaderIcon name="menu" className="size-6" />
          </DialogButton>
        </div>
      </div>
    </header>
  );
}

function Logo({ isCompact }: { isCompact: boolean }) {
  return (
    <Link to={pathTo('home')} className="flex items-center gap-2 font-heading text-lg leading-none">
      <svg
        viewBox={`0 0 ${MARK.width} ${MARK.height}`}
        className="h-8 w-6 shrink-0 text-firm"
        aria-hidden
      >
        <path d={MARK.lines} stroke="currentColor" strokeWidth={MARK.lineWidth} fill="none" />
        <path d={MARK.shape} fill="currentColor" />
      </svg>
      <span>
        {FIRM.shortName}
        {!isCompact && (
          <span className="sr-only text-sm font-normal text-ink-soft sm:not-sr-only sm:block">
            {FIRM.nameRest}
          </span>
        )}
      </span>
    </Link>
  );
}
