import { jobTypeLabel } from '@/domain/job-types';
import { cn } from '@/lib/cn';
import { formatUtcDay } from '@/lib/utc-day';
import { salaryOf, type CareerSummary } from './career-summary';

/** `line`: facts with separators; the dates come early, so that none is alone in a line. `block`: with labels. */
export function CareerFacts({
  career,
  layout,
}: {
  career: CareerSummary;
  layout: 'line' | 'block';
}) {
  const isBlock = layout === 'block';
  const dates = [
    { term: 'Posted', value: formatUtcDay(career.createdAt), look: 'whitespace-nowrap' },
    { term: 'Closing date', value: applyBy(career), look: 'whitespace-nowrap' },
  ];
  const type = jobTypeLabel(career.type);
  const facts = [
    { term: 'Job type', value: type, look: 'inline-block first-letter:uppercase' },
    ...(isBlock ? [] : dates),
    { term: 'Department', value: career.department, look: '' },
    { term: 'Location', value: career.location, look: '' },
    { term: 'Salary', value: salaryOf(career), look: '' },
    ...(isBlock ? dates : []),
  ].filter(({ value }) => value.trim() !== '');
  return (
    <dl className={isBlock ? 'grid grid-cols-2 gap-4 lg:grid-cols-1' : 'text-xs sm:text-sm'}>
      {facts.map(({ term, value, look }) => (
        <div
          key={term}
          className={cn(
            isBlock ? 'max-w-full min-w-0' : 'inline not-first:before:content-["_·_"]',
            !isBlock && term === 'Posted' && 'not-first:before:content-["\\00a0·\\00a0"]',
          )}
        >
          <dt
            className={cn(
              isBlock && 'text-sm text-ink-soft',
              !isBlock && (term === 'Posted' ? 'inline' : 'sr-only'),
            )}
          >
            {term}
            {!isBlock && '\u00a0'}
          </dt>
          <dd className={cn(isBlock ? 'font-semibold' : 'inline', look)} dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** 'Apply by Dec 31, 2026'; '' without a closing date. */
function applyBy({ closesOn }: CareerSummary): string {
  return closesOn && `Apply by ${formatUtcDay(new Date(closesOn))}`;
}
