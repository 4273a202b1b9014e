import { Check } from 'lucide-react';
import { cn } from '@/lib/cn';

export function RuledList({ items, className }: { items: readonly string[]; className: string }) {
  return (
    <ul className={cn('grid grid-cols-1 gap-x-10', className)}>
      {items.map((item, index) => (
        <li
          // Stored texts may repeat.
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
