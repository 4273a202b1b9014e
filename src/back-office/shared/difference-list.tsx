import type { ReactNode } from 'react';
import type { FieldDifference } from '@/lib/field-differences';
import { LongText } from '@/components/long-text';

interface DifferenceListProps {
  differences: FieldDifference[];
  hasSides: boolean;
}

export function DifferenceList({ differences, hasSides }: DifferenceListProps) {
  return (
    <dl className="grid gap-4 border-l-3 border-rule py-1 pl-4">
      {differences.map((difference) => (
        <div key={difference.field} className="grid min-w-0 gap-1">
          <dt className="text-sm font-semibold">{difference.label}</dt>
          <dd className={hasSides ? 'grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2' : undefined}>
            {difference.kind === 'text' ? (
              <Texts {...difference} hasSides={hasSides} />
            ) : (
              <Entries {...difference} hasSides={hasSides} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type FieldProps<Kind> = Extract<FieldDifference, { kind: Kind }> & { hasSides: boolean };

function Side({ heading, children }: { heading: string | false; children: ReactNode }) {
  return (
    <div className="min-w-0">
      {heading && <p className="text-sm text-ink-soft">{heading}</p>}
      {children}
    </div>
  );
}

function Texts({ label, before, after, hasSides }: FieldProps<'text'>) {
  const sides = [
    { heading: 'Before', text: before },
    { heading: 'After', text: after },
  ];
  return sides.map(
    ({ heading, text }) =>
      text !== undefined && (
        <Side key={heading} heading={hasSides && heading}>
          {text ? (
            <LongText text={text} name={`${label}, ${heading.toLowerCase()}`} />
          ) : (
            <p className="text-ink-soft italic">Empty</p>
          )}
        </Side>
      ),
  );
}

function Entries({ removed, added, hasSides }: FieldProps<'list'>) {
  const sides = [
    { heading: 'Removed', entries: removed },
    { heading: 'Added', entries: added },
  ].filter(({ entries }) => entries.length > 0);
  if (sides.length === 0) return <p>The same entries in another order</p>;
  return sides.map(({ heading, entries }) => (
    <Side key={heading} heading={hasSides && heading}>
      <ul className="list-disc pl-5">
        {entries.map((entry, index) => (
          // Stored texts may repeat.
          <li key={index} className="wrap-anywhere whitespace-pre-wrap" dir="auto">
            {entry}
          </li>
        ))}
      </ul>
    </Side>
  ));
}
