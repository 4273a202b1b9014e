import { cn } from '@/lib/cn';

/** Underlined when active, because color alone is not enough (WCAG 1.4.1). */
export function navigationItem(active: boolean): string {
  return cn(
    'inline-flex min-h-11 items-center gap-1 border-y-3 border-t-transparent px-3 text-sm font-semibold hover:text-firm',
    active ? 'border-b-firm text-firm' : 'border-b-transparent',
  );
}
