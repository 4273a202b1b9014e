import { cn } from '@/lib/cn';

interface NumberedStepsProps {
  steps: readonly { name: string; text: string }[];
  /** Across the page: three in a row, or all five. Otherwise two. */
  wide?: boolean;
}

export function NumberedSteps({ steps, wide = false }: NumberedStepsProps) {
  const isRow = wide && steps.length === 5;
  return (
    <ol
      className={cn(
        'grid gap-x-10 gap-y-10 sm:grid-cols-2',
        wide && !isRow && 'lg:grid-cols-3',
        isRow && 'lg:grid-cols-5 lg:gap-x-6',
      )}
    >
      {steps.map(({ name, text }, index) => (
        <li
          key={name}
          className={cn(
            'grid grid-cols-[3rem_1fr] content-start border-t border-rule-strong pt-4',
            isRow && 'lg:grid-cols-1 lg:gap-2',
          )}
        >
          <span
            aria-hidden
            className="font-heading text-3xl leading-none text-firm lining-nums tabular-nums"
          >
            {index + 1}
          </span>
          <div className="grid content-start gap-1">
            <h3 className="text-lg">{name}</h3>
            <p className="text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
