import { cn } from '@/lib/cn';

interface NamedRowsProps {
  items: readonly { name: string; text: string }[];
  columns?: 1 | 2;
}

/** Names with their texts beside them, between rules. */
export function NamedRows({ items, columns = 1 }: NamedRowsProps) {
  return (
    <ul className={cn('grid gap-x-12', columns === 2 && 'lg:grid-cols-2')}>
      {items.map(({ name, text }) => (
        <li
          key={name}
          className="grid content-start gap-x-6 border-t border-rule-strong py-4 sm:grid-cols-3"
        >
          <h3 className="text-lg">{name}</h3>
          <p className="text-ink-soft sm:col-span-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
