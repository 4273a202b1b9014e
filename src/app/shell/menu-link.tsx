import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';

interface MenuGroupProps {
  heading?: string | false;
  children: ReactNode;
}

export function MenuGroup({ heading, children }: MenuGroupProps) {
  return (
    <div className="border-t border-rule py-2 first:border-t-0">
      {heading && <h3 className="px-6 pt-2 text-base text-ink-soft">{heading}</h3>}
      <ul>{children}</ul>
    </div>
  );
}

export function MenuLink({ label, to }: { label: string; to: string }) {
  return (
    <li>
      <NavLink
        to={to}
        className="block border-l-3 border-transparent px-5.25 py-2.5 font-semibold hover:bg-firm-tint aria-[current=page]:border-firm aria-[current=page]:text-firm"
        dir="auto"
      >
        {label}
      </NavLink>
    </li>
  );
}
