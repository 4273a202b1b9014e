import { NavLink } from 'react-router-dom';

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
