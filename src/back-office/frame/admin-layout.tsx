import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { OverdueCount } from '@/back-office/contacts/due-summary';
import { PublicationLine } from '@/back-office/documents/publication-line';
import { LongAction } from '@/back-office/run/long-action';
import { useRowClicks } from '@/back-office/ui/row-link';
import { TooltipProvider } from '@/back-office/ui/icon-button';
import { ADMIN_NAVIGATION } from '@/content/admin-navigation';
import { pathTo } from '@/content/pages';
import { useSession } from '@/features/session/session-context';
import './admin.css';

interface AdminLayoutProps {
  heading: string;
  subtitle?: ReactNode;
  /** Visitors see what is edited here after the next publication. */
  isPublished?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

export function AdminLayout(props: AdminLayoutProps) {
  useRowClicks();
  return (
    <TooltipProvider>
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-2 px-4 pb-6 sm:px-6">
        <BackOfficeBar />
        <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 lg:gap-x-4">
          <h1 className="text-xl">{props.heading}</h1>
          <div className="contents text-xs text-ink-soft tabular-nums lg:flex lg:min-h-6 lg:min-w-0 lg:flex-1 lg:flex-wrap lg:items-center lg:gap-x-4 lg:text-sm">
            {props.subtitle}
            {props.isPublished && <PublicationLine />}
          </div>
          <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
            {props.actions}
          </div>
        </div>
        {props.children}
        <LongAction />
      </div>
    </TooltipProvider>
  );
}

function BackOfficeBar() {
  const email = useSession().state.user?.email;
  return (
    <div className="flex items-center border-b border-rule">
      <p
        id="back-office"
        className="shrink-0 pr-2 font-heading text-sm text-ink-soft max-lg:hidden"
      >
        Back office
      </p>
      <nav aria-labelledby="back-office">
        <ul className="flex flex-wrap">
          {ADMIN_NAVIGATION.map(({ label, to }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="inline-flex min-h-9 items-center border-b-3 border-transparent px-1 text-sm font-semibold -outline-offset-2 hover:text-firm active:bg-firm-tint aria-[current=page]:border-firm aria-[current=page]:text-firm min-[22rem]:px-1.5 sm:min-h-10 md:px-3"
              >
                {label}
                {to === pathTo('admin/contacts') && <OverdueCount />}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {email && (
        <p className="min-w-0 flex-1 truncate pl-6 text-end text-sm text-ink-soft max-lg:hidden">
          Signed in as <bdi>{email}</bdi>
        </p>
      )}
    </div>
  );
}
