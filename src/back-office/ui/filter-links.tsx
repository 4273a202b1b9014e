import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Menu, MenuPageLink } from './menu';
import { useVisibleLink } from './use-visible-link';

interface FilterLink {
  label: string;
  to: string;
  isCurrent: boolean;
  count?: ReactNode;
}

interface FilterLinksProps {
  name: string;
  links: FilterLink[];
  /** In a menu after the others. */
  more?: FilterLink[];
}

export function FilterLinks({ name, links, more = [] }: FilterLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  useVisibleLink(list, links.find(({ isCurrent }) => isCurrent)?.label);
  return (
    <nav aria-label={name} className="flex min-w-0 items-center gap-2">
      <div className="-m-1 min-w-0 overflow-x-auto p-1">
        <ul ref={list} className="flex w-max">
          {links.map(({ label, to, isCurrent, count }) => (
            <li key={to} className="-ml-px shrink-0 first:ml-0">
              <Link
                to={to}
                aria-current={isCurrent ? 'true' : undefined}
                className="relative inline-flex min-h-11 items-center gap-1.5 border border-rule-strong bg-paper-raised px-2 text-sm font-semibold no-underline hover:bg-firm-tint focus-visible:z-10 active:bg-firm-tint aria-[current=true]:border-firm aria-[current=true]:bg-firm aria-[current=true]:text-paper sm:min-h-9"
              >
                {label} {count}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {more.length > 0 && (
        <Menu label="More">
          {more.map(({ label, to, count }) => (
            <MenuPageLink key={to} to={to}>
              <span className="grow">{label}</span> {count}
            </MenuPageLink>
          ))}
        </Menu>
      )}
    </nav>
  );
}

/** Reserves space for the count before it loads, so that the links don't shift. */
export function CountText({ data, isError }: Pick<UseQueryResult<number>, 'data' | 'isError'>) {
  return (
    <span className="min-w-[2ch] text-end font-normal tabular-nums">
      {data?.toLocaleString('en-US')}
      {isError && data === undefined && (
        <>
          <span aria-hidden>–</span>
          <span className="sr-only">Not available</span>
        </>
      )}
    </span>
  );
}
