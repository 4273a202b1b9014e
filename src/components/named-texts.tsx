import { cva, type VariantProps } from 'class-variance-authority';

const listLook = cva('grid gap-x-8 gap-y-10 sm:grid-cols-2', {
  variants: { columns: { 2: '', 3: 'lg:grid-cols-3' } },
  defaultVariants: { columns: 3 },
});

interface NamedTextsProps extends VariantProps<typeof listLook> {
  items: readonly { name: string; text: string }[];
}

export function NamedTexts({ items, columns }: NamedTextsProps) {
  return (
    <ul className={listLook({ columns })}>
      {items.map(({ name, text }) => (
        <li key={name} className="grid content-start gap-2 border-t-3 border-firm pt-4">
          <h3 className="text-lg">{name}</h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
