import { useId, useRef, useState } from 'react';
import { Badge, type BadgeTone } from '@/back-office/ui/badge';
import { SourceLink } from '@/back-office/ui/source-link';
import type { Career, CareerValues } from '@/collections/careers';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/input';
import { jobPostingData } from '@/features/seo/job-posting-data';
import { JOB_POSTING_SOURCE, jobReadiness, type JobPoint } from './job-readiness';

const STATES: Record<JobPoint['state'], { label: string; tone: BadgeTone }> = {
  fulfilled: { label: 'Done', tone: 'green' },
  improvable: { label: 'Improve', tone: 'yellow' },
  missing: { label: 'Missing', tone: 'gray' },
};

interface JobReadinessPanelProps {
  career: Career;
  fill: (values: Partial<CareerValues>) => void;
}

export function JobReadinessPanel({ career, fill }: JobReadinessPanelProps) {
  const id = useId();
  const points = jobReadiness(career);
  const done = points.filter(({ state }) => state === 'fulfilled').length;
  const isRequiredMissing = points.some(
    ({ level, state }) => level === 'required by Google' && state === 'missing',
  );
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border border-rule bg-paper-raised p-4 lg:sticky lg:top-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-lg">
          Google for Jobs
        </h3>
        <p role="status" className="tabular-nums">
          <strong>
            {done} of {points.length}
          </strong>{' '}
          {isRequiredMissing ? 'done; a required item is missing' : 'done'}
        </p>
      </div>
      <ul className="grid grid-cols-[max-content_minmax(0,1fr)] divide-y divide-rule border-b border-rule">
        {points.map((point) => (
          <ReadinessPoint key={point.name} point={point} fill={fill} />
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        Search engines see saved changes after the next publication. Google decides what to show.{' '}
        <SourceLink {...JOB_POSTING_SOURCE} />
      </p>
      {!career.isActive && (
        <p className="text-sm font-semibold">
          While this career is inactive, its page has no structured data.
        </p>
      )}
      <JobPostingCopy posting={jobPostingData(career)} />
    </section>
  );
}

function ReadinessPoint({
  point,
  fill,
}: {
  point: JobPoint;
  fill: JobReadinessPanelProps['fill'];
}) {
  const { name, level, state, reason, remedy, offers = [] } = point;
  const { label, tone } = STATES[state];
  return (
    <li className="col-span-2 grid grid-cols-subgrid items-start gap-x-3 py-2">
      <span className="pt-0.5">
        <Badge tone={tone}>{label}</Badge>
      </span>
      <div className="wrap-anywhere">
        <p>
          <span className="font-semibold">{name}</span>{' '}
          <span className="text-sm text-ink-soft">({level})</span>
        </p>
        <p className="text-sm" dir="auto">
          {reason} {remedy}
        </p>
        <p className="flex flex-wrap gap-2 pt-1 empty:hidden">
          {offers.map((offer) => (
            <Button
              key={offer.label}
              variant="quiet"
              size="small"
              onClick={() => fill(offer.values)}
            >
              {offer.label}
            </Button>
          ))}
        </p>
      </div>
    </li>
  );
}

function JobPostingCopy({ posting }: { posting: object | null }) {
  const id = useId();
  const [copied, setCopied] = useState('');
  const [hasCopyFailed, setHasCopyFailed] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const json = posting ? JSON.stringify(posting, null, 2) : '';
  const result = copied === json ? 'Copied' : '';

  async function handleClick() {
    try {
      await navigator.clipboard.writeText(json);
      setCopied(json);
    } catch {
      setHasCopyFailed(true);
      // The text box is rendered only after the first failure.
      box.current?.select();
    }
  }

  if (!json)
    return (
      <p className="text-sm text-ink-soft">
        Search engines get no job posting until all required points are done.
      </p>
    );
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="quiet" size="small" onClick={() => void handleClick()}>
          Copy JSON-LD
        </Button>
        <span role="status" className="text-sm">
          {result}
          {hasCopyFailed && !result && 'Couldn’t copy the JSON-LD. Copy the text below.'}
        </span>
      </div>
      {hasCopyFailed && (
        <>
          <label htmlFor={id} className="text-sm font-semibold">
            JSON-LD to copy
          </label>
          <Textarea ref={box} readOnly id={id} rows={8} textSize="small" value={json} />
        </>
      )}
    </div>
  );
}
