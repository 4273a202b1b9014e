import { useState } from 'react';
import { DifferenceList } from '@/back-office/shared/difference-list';
import { FIELD_LABELS } from '@/content/field-labels';
import { changeName } from '@/content/snapshot-notes';
import type { PlannedChange } from '@/domain/snapshot-plan';
import { fieldDifferences } from '@/lib/field-differences';

const MAX_OPEN = 10;

interface ChangeGroupProps {
  heading: string;
  rows: { change: PlannedChange; note?: string }[];
}

export function ChangeGroup({ heading, rows }: ChangeGroupProps) {
  if (rows.length === 0) return null;
  return (
    <details open={rows.length <= MAX_OPEN} className="border-t border-rule pt-2">
      <summary className="min-h-9 content-center font-semibold tabular-nums">
        {heading} ({rows.length.toLocaleString('en-US')})
      </summary>
      <ul className="divide-y divide-rule">
        {rows.map(({ change, note }) => (
          <li
            key={`${change.collection}/${change.id}`}
            className="grid grid-cols-[minmax(0,1fr)] gap-1 py-2 contain-paint"
          >
            <Document change={change} />
            {note && <p className="text-sm text-ink-soft">{note}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Document({ change }: { change: PlannedChange }) {
  const [isOpen, setIsOpen] = useState(false);
  const { collection, before, after } = change;
  const { kind, name } = changeName(change);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-6 w-fit max-w-full wrap-anywhere text-firm">
        {kind} “<bdi>{name}</bdi>”
      </summary>
      {isOpen && (
        <div className="pt-2">
          <DifferenceList
            differences={fieldDifferences(
              before?.fields ?? null,
              after?.fields ?? null,
              FIELD_LABELS[collection],
            )}
            hasSides={before !== null && after !== null}
          />
        </div>
      )}
    </details>
  );
}
