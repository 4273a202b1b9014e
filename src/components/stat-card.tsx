import { useId } from 'react';

interface StatCardProps {
  label: string;
  value: number | undefined;
  failed?: boolean;
}

/** A skeleton while `value` is undefined, unless it could not be read (`failed`). */
export function StatCard({ label, value, failed = false }: StatCardProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid content-between gap-1 border border-t-3 border-rule border-t-firm bg-paper-raised p-3 sm:p-5"
    >
      <p id={id} className="text-sm font-semibold text-ink-soft">
        {label}
      </p>
      <p className="min-h-12 font-heading text-3xl lining-nums tabular-nums">
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
