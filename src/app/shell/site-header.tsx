import { useQuery } from '@tanstack/react-query';
import { Fragment, Suspense, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { ButtonLink, DialogButton } from '@/components/ui/button';
import { FIRM } from '@/content/firm';
import { MARK } from '@/content/mark';
import { NAVIGATION, SERVICES_MENU_LINKS } from '@/content/navigation';
import { isInBackOffice, pathTo, pathToService } from '@/content/pages';
import { serviceQueries } from '@/features/services/service-queries';
import { LogoutButton } from '@/features/session/logout-button';
import { useSession } from '@/features/session/session-context';
import { cn } from '@/lib/cn';
import { AUTH_DIALOG_ID } from './auth-dialog';
import { BackOfficeLink } from './back-office-parts';
import { HeaderIcon, navigationItem } from './header-icon';
import { MOBILE_MENU_ID } from './mobile-menu';

export function SiteHeader() {
  const signedIn = useSession().state.status === 'signed-in';
  const isCompact = isInBackOffice(useLocation().pathname);

  return (
    <header
      data-compact={isCompact || undefined}
      className={cn(
        '@container sticky top-0 z-30 h-header border-b border-rule print:hidden',
        isCompact ? 'bg-paper-deep' : 'bg-paper',
      )}
    >
      <div
        className={cn(
          'mx-auto flex h-full max-w-page items-center gap-1 px-3 min-[22rem]:px-4 sm:gap-4 sm:px-6',
          // Reserves the width of the buttons, so that the navigation doesn't move when the parser reaches them.
          !isCompact && 'lg:grid lg:grid-cols-[auto_1fr_minmax(11.5rem,auto)]',
        )}
      >
        <Logo isCompact={isCompact} />
        <nav aria-label="Main" className="ml-auto hidden lg:block">
          <ul className="flex items-center">
            {isCompact && <li className="px-3 font-heading text-sm text-ink-soft">Public pages</li>}
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
        <div className="ml-auto flex items-center gap-1 sm:gap-2 lg:ml-4 lg:justify-end">
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
              <ButtonLink to={pathTo('contact')} size="compact" className="@max-[12rem]:hidden">
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
    <Link
      to={pathTo('home')}
      className={cn('flex items-center gap-2 font-heading leading-none', !isCompact && 'text-lg')}
    >
      <svg
        viewBox={`0 0 ${MARK.width} ${MARK.height}`}
        className="h-8 w-6 shrink-0 text-firm"
        aria-hidden
      >
        <path d={MARK.lines} stroke="currentColor" strokeWidth={MARK.lineWidth} fill="none" />
        <path d={MARK.shape} fill="currentColor" />
      </svg>
      {/* In large text on a phone, the line has room for the buttons only. */}
      <span className="wrap-anywhere @max-[19rem]:sr-only">
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

const MENU_ID = 'services-menu';

/** A native popover, which works before hydration (design 8). */
function ServicesMenu() {
  const services = useQuery(serviceQueries.list());
  const { pathname } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  const active = pathname === pathTo('services') || pathname.startsWith(`${pathTo('services')}/`);

  const close = () => menu.current?.hidePopover();
  // Close after a navigation, but not on hydration: the menu may have been opened before that.
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (openedAt.current !== pathname) menu.current?.hidePopover();
    openedAt.current = pathname;
  }, [pathname]);

  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        data-current={active || undefined}
        className={navigationItem(active, isInBackOffice(pathname))}
      >
        Services
        {active && <span className="sr-only"> (current section)</span>}
        <HeaderIcon name="chevron-down" className="size-4 in-[:has(+:popover-open)]:rotate-180" />
      </button>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        className="fixed inset-x-0 top-header bottom-auto m-0 max-h-[calc(100dvh-var(--header-height))] w-full overflow-y-auto border-y border-rule bg-paper-raised shadow-floating"
      >
        <ul className="mx-auto grid max-w-page gap-x-6 px-6 py-6 sm:grid-cols-2 lg:grid-cols-3">
          {(services.data ?? []).map((service) => (
            <li key={service.id} className="min-w-0">
              <NavLink
                to={pathToService(service.slug)}
                onClick={close}
                className="block rounded border-l-3 border-transparent px-4 py-3 font-semibold hover:bg-firm-tint aria-[current=page]:border-firm"
                dir="auto"
              >
                {service.name}
              </NavLink>
            </li>
          ))}
          <li className="mt-3 flex flex-wrap gap-x-4 border-t border-rule pt-3 sm:col-span-2 lg:col-span-3">
            {SERVICES_MENU_LINKS.map(({ label, to }) => (
              <Link
                key={to}
                to={to}
                onClick={close}
                className="px-4.75 font-semibold text-firm underline"
              >
                {label}
              </Link>
            ))}
          </li>
        </ul>
      </div>
    </>
  );
}
