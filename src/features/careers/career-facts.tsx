import { jobTypeLabel } from '@/domain/job-types';
import { salaryText } from '@/domain/pay';
import { formatUtcDay } from '@/lib/utc-day';
import type { CareerSummary } from './career-summary';

interface CareerFactsProps {
  career: CareerSummary;
  /** `line`: with separators; the dates come early, so that none is alone in a line. `block`: with labels. */
  layout: 'line' | 'block';
}

const TYPE = 'Job type';
const POSTED = 'Posted';
const SPACE = '\u00a0';

export function CareerFacts({ career, layout }: CareerFactsProps) {
  const isBlock = layout === 'block';
  const dateLook = isBlock ? undefined : 'whitespace-nowrap';
  const dates = [
    { term: POSTED, value: formatUtcDay(career.createdAt), look: dateLook },
    { term: 'Closing date', value: applyBy(career), look: dateLook },
  ];
  const type = jobTypeLabel(career.type);
  const facts = [
    { term: TYPE, value: type, look: 'inline-block first-letter:uppercase' },
    ...(isBlock ? [] : dates),
    { term: 'Department', value: career.department, look: undefined },
    { term: 'Location', value: career.location, look: undefined },
    { term: 'Salary', value: salaryText(career), look: undefined },
    ...(isBlock ? dates : []),
  ].filter(({ value }) => value.trim() !== '');
  if (isBlock)
    return (
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-1">
        {facts.map(({ term, value, look }) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="font-semibold" dir="auto">
              <span className={look}>{value}</span>
            </dd>
          </div>
        ))}
      </dl>
    );
  return (
    <dl className="text-xs">
      {facts.map(({ term, value, look }, index) => (
        <div key={term} className="inline">
          <dt className={term === POSTED ? 'inline' : 'sr-only'}>
            {term}
            {SPACE}
          </dt>
          <dd className="inline">
            <bdi className={look}>{value}</bdi>
            {index < facts.length - 1 && (
              <span aria-hidden>{term === TYPE ? `${SPACE}·${SPACE}` : `${SPACE}· `}</span>
            )}
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
