import { useId } from 'react';

/** A number with its name. While the number is not known its place is held. */
export function StatCard({ label, value }: { label: string; value: number | undefined }) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-1 border border-t-3 border-rule border-t-firm bg-paper-raised p-5"
    >
      <p id={id} className="text-sm font-semibold text-ink-soft">
        {label}
      </p>
      <p className="min-h-12 font-heading text-3xl lining-nums tabular-nums">
        {value?.toLocaleString('en-US') ?? (
          <span className="skeleton inline-block h-9 w-16" aria-hidden />
        )}
      </p>
    </div>
  );
}
