import { jobTypeLabel, type Career } from '@/domain/career';
import { cn } from '@/lib/cn';
import { formatDay } from '@/lib/dates';

export function CareerFacts(props: { career: Career; layout?: 'row' | 'panel' }) {
  const { career, layout } = props;
  const facts = [
    { term: 'Job type', value: jobTypeLabel(career.type), capital: true },
    { term: 'Department', value: career.department },
    { term: 'Location', value: career.location },
    { term: 'Salary', value: career.salaryRange },
    { term: 'Posted', value: formatDay(career.createdAt) },
  ].filter(({ value }) => value.trim() !== '');
  return (
    <dl
      className={cn(
        'flex max-w-full flex-wrap gap-x-8 gap-y-2',
        layout === 'panel'
          ? 'border-l-3 border-firm bg-paper p-6 text-base lg:flex-col'
          : 'text-sm',
      )}
    >
      {facts.map(({ term, value, capital }) => (
        <div key={term} className="max-w-full min-w-0">
          <dt className="text-ink-soft">{term}</dt>
          <dd className={cn('font-semibold', capital && 'first-letter:uppercase')} dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
