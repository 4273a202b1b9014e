import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { ADMIN_NAVIGATION } from '@/content/navigation';

interface AdminPageProps {
  heading: string;
  subtitle?: ReactNode;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Navigation and heading that all pages of the back office share. */
export function AdminPage({ heading, subtitle, actions, children }: AdminPageProps) {
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 py-8 sm:px-6">
      <nav aria-label="Back office" className="-mt-2 overflow-x-auto border-b border-rule">
        <ul className="flex gap-1">
          {ADMIN_NAVIGATION.map(({ label, to }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="inline-flex min-h-11 items-center border-b-3 border-transparent px-3 text-sm font-semibold hover:text-firm aria-[current=page]:border-firm aria-[current=page]:text-firm"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">{heading}</h1>
          <p className="min-h-6 text-ink-soft">{subtitle}</p>
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}
