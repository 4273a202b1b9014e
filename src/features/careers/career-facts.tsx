import { jobTypeLabel } from '@/domain/job-types';
import { cn } from '@/lib/cn';
import { formatUtcDay } from '@/lib/utc-day';
import type { CareerSummary } from './career-summary';

export function CareerFacts({
  career,
  layout,
}: {
  career: CareerSummary;
  layout: 'line' | 'block';
}) {
  const facts = [
    { term: 'Job type', value: jobTypeLabel(career.type), capital: true },
    { term: 'Department', value: career.department },
    { term: 'Location', value: career.location },
    { term: 'Salary', value: career.salaryRange },
    { term: 'Posted', value: formatUtcDay(career.createdAt) },
  ].filter(({ value }) => value.trim() !== '');
  const isBlock = layout === 'block';
  return (
    <dl
      className={
        isBlock
          ? 'grid grid-cols-2 gap-5 lg:grid-cols-1'
          : 'flex max-w-full flex-wrap gap-x-6 gap-y-2 text-sm'
      }
    >
      {facts.map(({ term, value, capital }) => (
        <div key={term} className="max-w-full min-w-0">
          <dt className={isBlock ? 'text-sm text-ink-soft' : 'sr-only'}>{term}</dt>
          <dd
            className={cn(isBlock && 'font-semibold', capital && 'first-letter:uppercase')}
            dir="auto"
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
