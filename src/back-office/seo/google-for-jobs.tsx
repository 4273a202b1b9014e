import { useRef } from 'react';
import { Badge } from '@/back-office/ui/badge';
import type { Career, CareerValues } from '@/collections/careers';
import { Button } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { jobReadiness } from './job-readiness';

interface GoogleForJobsProps {
  career: Career;
  /** Sets fields of the form. */
  fill: (values: Partial<CareerValues>) => void;
}

export function GoogleForJobs({ career, fill }: GoogleForJobsProps) {
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
      aria-label="Google for Jobs"
      className="mt-4 grid gap-2 border-t border-rule pt-3 text-sm outline-none"
    >
      <p role="status">
        {lines.length === 0 ? (
          <>
            <Badge tone="green">Done</Badge> Google gets what visitors read.
          </>
        ) : (
          <Badge tone="yellow">{lines.length} to fix</Badge>
        )}
      </p>
      <ul className="grid gap-2 empty:hidden">
        {lines.map(({ label, problem, offer }) => (
          <li key={label} className="grid justify-items-start gap-1">
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
