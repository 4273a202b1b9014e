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
            {Object.entries(sidesOf(difference)).map(
              ([heading, content]) =>
                content && (
                  <div key={heading} className="min-w-0">
                    {hasSides && heading && <p className="text-sm text-ink-soft">{heading}</p>}
                    {content}
                  </div>
                ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function sidesOf(difference: FieldDifference): Record<string, ReactNode> {
  if (difference.kind === 'list') {
    const { removed, added } = difference;
    if (removed.length + added.length === 0)
      return { '': <p>Same entries in a different order</p> };
    return { Removed: entryList(removed), Added: entryList(added) };
  }
  const { label, before, after } = difference;
  return {
    Before: textOrEmpty(before, `${label}, before`),
    After: textOrEmpty(after, `${label}, after`),
  };
}

function entryList(entries: string[]): ReactNode {
  if (entries.length === 0) return null;
  return (
    <ul className="list-disc pl-5">
      {entries.map((entry, index) => (
        <li key={index} className="wrap-anywhere whitespace-pre-wrap" dir="auto">
          {entry}
        </li>
      ))}
    </ul>
  );
}

function textOrEmpty(text: string | undefined, name: string): ReactNode {
  if (text === '') return <p className="text-ink-soft italic">Empty</p>;
  return text && <LongText text={text} name={name} />;
}
