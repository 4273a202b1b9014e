import { useId } from 'react';
import { RowLink } from './row-link';

interface StatCardProps {
  label: string;
  value: number | undefined;
  failed: boolean;
  to: string;
}

export function StatCard({ label, value, failed, to }: StatCardProps) {
  const id = useId();
  return (
    <div
      role="group"
      data-row
      aria-labelledby={id}
      className="grid content-between gap-1 border border-t-3 border-rule border-t-firm bg-paper-raised p-3 has-[a]:hover:bg-firm-tint sm:p-5"
    >
      <p id={id} className="text-sm font-semibold text-ink-soft">
        <RowLink to={to} aria-describedby={`${id}-value`} className="text-firm underline">
          {label}
        </RowLink>
      </p>
      <p id={`${id}-value`} className="min-h-12 font-heading text-3xl lining-nums tabular-nums">
        {value?.toLocaleString('en-US') ??
          (failed ? (
            <span className="font-text text-sm text-ink-soft">Not available</span>
          ) : (
            <span className="skeleton inline-block h-9 w-16 max-w-full" aria-hidden />
          ))}
      </p>
    </div>
  );
}
