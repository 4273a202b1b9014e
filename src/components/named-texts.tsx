import { cn } from '@/lib/cn';

interface NamedTextsProps {
  items: readonly { name: string; text: string }[];
  columns?: 3 | 4;
}

export function NamedTexts({ items, columns = 3 }: NamedTextsProps) {
  return (
    <ul
      className={cn(
        'grid gap-x-8 gap-y-10 sm:grid-cols-2',
        columns === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
      )}
    >
      {items.map(({ name, text }) => (
        <li key={name} className="grid content-start gap-2 border-t-3 border-firm pt-4">
          <h3 className="text-lg">{name}</h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
