import { useId, useRef } from 'react';
import { Badge } from '@/back-office/ui/badge';
import type { Career, CareerValues } from '@/collections/careers';
import { Button } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { jobReadiness } from './job-readiness';

interface JobReadinessPanelProps {
  career: Career;
  fill: (values: Partial<CareerValues>) => void;
}

export function JobReadinessPanel({ career, fill }: JobReadinessPanelProps) {
  const id = useId();
  const lines = jobReadiness(career);
  const section = useRef<HTMLElement>(null);
  // A pressed “Use” disappears with its line.
  useFocusRepair(section, lines.length, (element) =>
    (element.querySelector('button') ?? element).focus({ preventScroll: true }),
  );
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 border border-rule bg-paper-raised p-4 outline-none lg:sticky lg:top-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={id} className="text-lg">
          Google for Jobs
        </h3>
        <p role="status">
          {lines.length === 0 ? (
            <Badge tone="green">Done</Badge>
          ) : (
            <Badge tone="yellow">{lines.length} to fix</Badge>
          )}
        </p>
      </div>
      {lines.length === 0 && <p className="text-sm">Google gets what visitors read.</p>}
      <ul className="divide-y divide-rule empty:hidden">
        {lines.map(({ label, problem, offer }) => (
          <li key={label} className="grid justify-items-start gap-1 py-2 text-sm">
            <p className="wrap-anywhere" dir="auto">
              <strong>{label}:</strong> {problem}
            </p>
            {offer && (
              <Button variant="quiet" size="small" onClick={() => fill(offer.values)}>
                Use “{offer.text}”
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
