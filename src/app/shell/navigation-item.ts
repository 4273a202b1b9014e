import { cn } from '@/lib/cn';

/** Look of an item of the top navigation; the active one is underlined in the firm's colour, not only coloured. */
export function navigationItem(active: boolean): string {
  return cn(
    'inline-flex min-h-11 items-center gap-1 border-y-3 border-t-transparent px-3 text-sm font-semibold hover:text-firm',
    active ? 'border-b-firm text-firm' : 'border-b-transparent',
  );
}
