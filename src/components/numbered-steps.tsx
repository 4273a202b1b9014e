import { cn } from '@/lib/cn';

interface NumberedStepsProps {
  steps: readonly { name: string; text: string }[];
  columns?: 1 | 2 | 3 | 5;
}

const COLUMNS = {
  1: 'gap-y-5',
  2: 'gap-y-10 sm:grid-cols-2',
  3: 'gap-y-10 sm:grid-cols-2 lg:grid-cols-3',
  5: 'gap-y-10 sm:grid-cols-2 lg:grid-cols-5',
};

export function NumberedSteps({ steps, columns = 2 }: NumberedStepsProps) {
  return (
    <ol className={cn('grid grid-cols-1 gap-x-10', COLUMNS[columns])}>
      {steps.map(({ name, text }, index) => (
        <li
          key={name}
          className={cn(
            'grid grid-cols-[3rem_minmax(0,1fr)] content-start border-t border-rule-strong pt-4',
            columns === 5 && 'lg:grid-cols-1',
          )}
        >
          <span
            aria-hidden
            className="font-heading text-3xl leading-none text-firm lining-nums tabular-nums"
          >
            {index + 1}
          </span>
          <div className="grid grid-cols-1 content-start gap-1">
            <h3 className="text-lg">{name}</h3>
            <p className="text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
