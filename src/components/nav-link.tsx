import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useAddress } from '@/lib/use-address';

interface NavLinkProps {
  to: string;
  /** A link to a section is current on every page below it too; an exact one on its own page only. */
  isExact?: boolean;
  className: string | ((isCurrent: boolean) => string);
  onClick?: () => void;
  dir?: 'auto';
  children: ReactNode;
}

/** A link of a navigation: `aria-current` tells on which of them the visitor is (spec 2). */
export function NavLink({ isExact = false, className, ...props }: NavLinkProps) {
  const { pathname } = useAddress();
  const isCurrent = pathname === props.to || (!isExact && pathname.startsWith(`${props.to}/`));
  return (
    <Link
      {...props}
      aria-current={isCurrent ? 'page' : undefined}
      className={typeof className === 'string' ? className : className(isCurrent)}
    />
  );
}
