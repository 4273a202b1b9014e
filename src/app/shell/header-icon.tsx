import { cn } from '@/lib/cn';

/** SVG paths copied from lucide-react, because importing it would add 1 kB to every page. */
const PATHS = { menu: 'M4 5h16M4 12h16M4 19h16', 'chevron-down': 'm6 9 6 6 6-6' };

export function HeaderIcon(props: { name: keyof typeof PATHS; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={props.className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={PATHS[props.name]} />
    </svg>
  );
}

/** Classes for a navigation item. The active item is underlined, because color alone is not enough (WCAG 1.4.1). */
export function navigationItem(active: boolean, isCompact: boolean): string {
  return cn(
    'inline-flex min-h-11 items-center gap-1 border-y-3 border-t-transparent px-3 hover:text-firm',
    isCompact ? 'text-xs text-ink-soft' : 'text-sm font-semibold',
    active ? 'border-b-firm text-firm' : 'border-b-transparent',
  );
}
