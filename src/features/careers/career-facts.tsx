import { jobTypeLabel } from '@/domain/job-types';
import { salaryText } from '@/collections/pay';
import { isBlank } from '@/domain/text';
import { cn } from '@/lib/cn';
import type { CareerSummary } from './career-summary';

interface CareerFactsProps {
  career: CareerSummary;
  /** `line`: with separators; the dates come early, so that none is alone in a line. `block`: with labels. */
  layout: 'line' | 'block';
}

const SPACE = '\u00a0';
const DATE = 'inline-block';

/** In UTC, so that the prerendered and the hydrated page match. */
const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: '2-digit',
  year: 'numeric',
});

export function CareerFacts({ career, layout }: CareerFactsProps) {
  const { type, department, location, createdAt, closesOn } = career;
  const isBlock = layout === 'block';
  const dates = [
    { term: 'Posted', value: createdAt ? DAY.format(createdAt) : '', look: DATE },
    {
      term: 'Closing date',
      value: closesOn && `Apply by ${DAY.format(new Date(closesOn))}`,
      look: DATE,
    },
  ];
  const facts = [
    { term: 'Job type', value: jobTypeLabel(type), look: 'inline-block first-letter:uppercase' },
    ...(isBlock ? [] : dates),
    ...[
      { term: 'Department', value: department },
      { term: 'Location', value: location },
      { term: 'Salary', value: salaryText(career) },
    ].map((fact) => ({ ...fact, look: undefined })),
    ...(isBlock ? dates : []),
  ].filter(({ value }) => !isBlank(value));
  const labelLook = isBlock ? 'text-sm text-ink-soft' : 'sr-only';
  return (
    <dl
      className={cn(
        'min-w-0 wrap-anywhere',
        isBlock ? 'grid grid-cols-2 gap-4 lg:grid-cols-1' : 'text-xs',
      )}
    >
      {facts.map(({ term, value, look }, index) => (
        <div key={term} className={isBlock ? 'min-w-0' : 'inline'}>
          <dt className={!isBlock && term === 'Posted' ? 'inline' : labelLook}>
            {isBlock ? term : term + SPACE}
          </dt>
          <dd className={isBlock ? 'font-semibold' : 'inline'}>
            <bdi className={isBlock && look === DATE ? undefined : look}>{value}</bdi>
            {!isBlock && index < facts.length - 1 && (
              <span aria-hidden>{index === 0 ? `${SPACE}·${SPACE}` : `${SPACE}· `}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
