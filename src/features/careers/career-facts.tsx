import { jobTypeLabel } from '@/domain/job-types';
import { salaryText } from '@/collections/pay';
import { isBlank } from '@/domain/text';
import type { CareerSummary } from './career-summary';

interface CareerFactsProps {
  career: CareerSummary;
  /** `card`: in columns, on phones without labels and with one line for each fact. */
  layout: 'card' | 'block';
}

const LOOKS = {
  card: {
    list: 'grid-cols-2 gap-x-4 gap-y-1 text-xs sm:grid-cols-3 sm:text-sm',
    label: 'text-xs text-ink-soft max-sm:sr-only',
    value: 'line-clamp-1 sm:line-clamp-2',
  },
  block: {
    list: 'grid-cols-2 gap-4 lg:grid-cols-1',
    label: 'text-sm text-ink-soft',
    value: 'font-semibold',
  },
};

/** In UTC, so that the prerendered and the hydrated page match. */
const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: '2-digit',
  year: 'numeric',
});

/** On a phone's card, these have a line of their own. */
const WIDE = ['Location', 'Salary'];

export function CareerFacts({ career, layout }: CareerFactsProps) {
  const { type, department, location, createdAt, closesOn } = career;
  const look = LOOKS[layout];
  const facts = [
    { term: 'Job type', value: jobTypeLabel(type) },
    { term: 'Department', value: department },
    { term: 'Location', value: location },
    { term: 'Salary', value: salaryText(career) },
    { term: 'Posted', value: createdAt ? DAY.format(createdAt) : '' },
    { term: 'Closing date', value: closesOn && `Apply by ${DAY.format(new Date(closesOn))}` },
  ].filter(({ value }) => !isBlank(value));
  return (
    <dl className={`grid min-w-0 content-start wrap-anywhere ${look.list}`}>
      {facts.map(({ term, value }) => (
        <div
          key={term}
          className={`min-w-0 ${layout === 'card' && WIDE.includes(term) ? 'max-sm:col-span-2' : ''}`}
        >
          <dt className={look.label}>{term}</dt>
          <dd className={look.value}>
            {layout === 'card' && term === 'Posted' && (
              <span aria-hidden className="sm:hidden">
                Posted{' '}
              </span>
            )}
            <bdi className="inline-block first-letter:uppercase">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
