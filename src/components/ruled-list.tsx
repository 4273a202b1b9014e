import { Check } from 'lucide-react';
import { cn } from '@/lib/cn';

interface RuledListProps {
  items: readonly string[];
  columns?: 1 | 2 | 3;
  size?: 'base' | 'small';
  className?: string;
}

export function RuledList({ items, columns = 1, size, className }: RuledListProps) {
  const look = cn(
    // Small items fit beside each other on most phones.
    size === 'small'
      ? 'grid-cols-1 gap-x-4 text-sm min-[22rem]:grid-cols-2'
      : 'grid-cols-1 gap-x-10',
    columns !== 1 && 'sm:grid-cols-2',
    columns === 3 && 'lg:grid-cols-3',
    className,
  );
  return (
    <ul className={cn('grid', look)}>
      {items.map((item, index) => (
        <li
          // Saved texts may repeat, so they can't be keys.
          key={index}
          className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-2 border-t border-rule py-3"
        >
          <Check aria-hidden className="mt-1 size-4 text-firm" />
          <span dir="auto">{item}</span>
        </li>
      ))}
    </ul>
  );
}
