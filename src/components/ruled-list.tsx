import { cva, type VariantProps } from 'class-variance-authority';
import { Check } from 'lucide-react';

const listLook = cva('grid grid-cols-1 gap-x-10', {
  variants: {
    columns: { 1: '', 2: 'sm:grid-cols-2' },
    size: { base: '', small: 'text-sm' },
  },
});

interface RuledListProps extends VariantProps<typeof listLook> {
  items: readonly string[];
  className?: string;
}

export function RuledList({ items, columns, size, className }: RuledListProps) {
  return (
    <ul className={listLook({ columns, size, className })}>
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
