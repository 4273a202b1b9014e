import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { TooltipProvider } from '@/back-office/shared/ui/tooltip';
import { ADMIN_NAVIGATION } from '@/content/admin-navigation';
import { pathTo } from '@/content/pages';
import { useSession } from '@/features/session/session-context';
import './admin.css';

interface AdminLayoutProps {
  heading: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  isBelowDashboard?: boolean;
  children: ReactNode;
}

export function AdminLayout(props: AdminLayoutProps) {
  const email = useSession().state.user?.email;
  return (
    <TooltipProvider>
      <div className="mx-auto grid max-w-page gap-6 px-4 py-6 sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule">
          <nav aria-label="Back office">
            <ul className="flex flex-wrap gap-x-1">
              {ADMIN_NAVIGATION.map(({ label, to }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    className="inline-flex min-h-11 items-center border-b-3 border-transparent px-2 text-sm font-semibold -outline-offset-2 hover:text-firm active:bg-firm-tint aria-[current=page]:border-firm aria-[current=page]:text-firm sm:px-3"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          {email && (
            <p className="min-w-0 truncate py-2 text-sm text-ink-soft">
              Signed in as <bdi>{email}</bdi>
            </p>
          )}
        </div>
        <div className="grid gap-1">
          {props.isBelowDashboard && (
            <Link
              to={pathTo('admin/dashboard')}
              className="inline-flex min-h-8 items-center gap-1.5 justify-self-start text-sm font-semibold text-firm underline"
            >
              <ArrowLeft aria-hidden className="size-4" />
              Back to Dashboard
            </Link>
          )}
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div>
              <h1 className="text-2xl">{props.heading}</h1>
              <p className="min-h-7 text-ink-soft tabular-nums">{props.subtitle}</p>
            </div>
            {props.actions}
          </div>
        </div>
        {props.children}
      </div>
    </TooltipProvider>
  );
}
