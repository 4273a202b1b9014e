import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { SERVICES_MENU_LINKS } from '@/content/navigation';
import { isInBackOffice, pathTo, pathToService } from '@/content/pages';
import { serviceQueries } from '@/features/services/service-queries';
import { HeaderIcon, navigationItem } from './header-icon';

const MENU_ID = 'services-menu';

/** A native popover, which works before hydration (design 8). */
export function ServicesMenu() {
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
