import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export function DashboardLine(props: { to: string; label: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap gap-x-2 px-4 py-3">
      <Link to={props.to} className="font-semibold text-firm underline">
        {props.label}
      </Link>
      <span className="tabular-nums">{props.children}</span>
    </p>
  );
}
