import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { LoadFailure } from '@/back-office/shared/load-failure';
import { failureReason } from '@/content/failures';
import { FIRM } from '@/content/firm';
import { durationWords, shareWords } from '@/domain/response-time';
import { plural } from '@/lib/plural';
import { FIGURE_DAYS, responseQueries } from './response-queries';
import { ResponseWeeks } from './response-weeks';

export function ResponseTime() {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const figures = useQuery(responseQueries.figures());
  const { data, error } = figures;

  const handleRetry = () => {
    // The button is about to go.
    panel.current?.focus({ preventScroll: true });
    void figures.refetch();
  };

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      aria-busy={figures.isPending}
      className="min-w-0 border border-rule bg-paper-raised"
    >
      <div className="flex min-h-13 flex-wrap items-baseline gap-x-3 border-b border-rule px-4 py-3">
        <h2 id={id} className="text-lg">
          Response time
        </h2>
        <p className="text-sm text-ink-soft">
          Last {FIGURE_DAYS} days. Unanswered inquiries count once they’re overdue.
        </p>
      </div>
      {error && !data ? (
        <LoadFailure
          text={`The response times couldn’t be loaded. ${failureReason(error)}`}
          onRetry={handleRetry}
        />
      ) : (
        <div className="grid gap-x-10 gap-y-6 p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
          <dl className="grid content-start gap-4 sm:max-lg:grid-cols-2">
            <Figure
              label={`Answered within ${FIRM.figures.response}`}
              value={data && (data.decided ? shareWords(data.inTime, data.decided) : null)}
              note={
                data?.decided
                  ? `${data.inTime.toLocaleString('en-US')} of ${plural(data.decided, 'inquiry', 'inquiries')}`
                  : ''
              }
            />
            <Figure
              label="Average time to answer"
              value={
                data && (data.averageMinutes === null ? null : durationWords(data.averageMinutes))
              }
              note="from the inquiry to the first change of its status"
            />
          </dl>
          <ResponseWeeks weeks={data?.weeks} />
        </div>
      )}
    </section>
  );
}

interface FigureProps {
  label: string;
  value: string | null | undefined;
  note: string;
}

function Figure({ label, value, note }: FigureProps) {
  return (
    <div className="grid content-start gap-1 border-l-3 border-firm ps-4">
      <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
      <dd className="min-h-12 font-heading text-3xl lining-nums tabular-nums">
        {value === undefined && <span className="skeleton inline-block h-9 w-24" aria-hidden />}
        {value ?? ''}
        {value === null && <span className="font-text text-base text-ink-soft">no data yet</span>}
      </dd>
      <dd className="min-h-6 text-sm text-ink-soft tabular-nums">{note}</dd>
    </div>
  );
}
