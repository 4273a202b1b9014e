import { useState, type ReactNode } from 'react';
import { DifferenceList } from '@/back-office/documents/difference-list';
import { Checkbox } from '@/back-office/ui/checkbox';
import { labelsOf } from '@/collections/collection';
import { COLLECTIONS } from '@/collections/collections';
import { chosenChanges, type ImportPlan, type PlannedChange } from '@/collections/snapshot-plan';
import { Button } from '@/components/ui/button';
import { changeName, PLAN_NOTES } from '@/content/snapshot-notes';
import { changeKind } from '@/collections/recorded-change';
import { fieldDifferences } from '@/lib/field-differences';
import { plural } from '@/lib/plural';
import { IMPORT_GROUPS, importHeadline, itemNote, itemsIn, type ImportItem } from './import-report';

interface ImportPreviewProps {
  name: string;
  plan: ImportPlan;
  wasRemoving: boolean;
  onImport: (changes: PlannedChange[]) => void;
  onClose: () => void;
}

export function ImportPreview({ name, plan, wasRemoving, onImport, onClose }: ImportPreviewProps) {
  const [isRemoving, setIsRemoving] = useState(wasRemoving);
  const { toImport, leftAlone } = chosenChanges(plan, isRemoving);
  const of = (kind: ReturnType<typeof changeKind>) =>
    toImport.filter((change) => changeKind(change) === kind);
  const [added, changed, removed] = [of('create'), of('update'), of('delete')];
  const numbers = [
    `${plural(added.length, 'document')} to add`,
    `${changed.length.toLocaleString('en-US')} to change`,
    `${removed.length.toLocaleString('en-US')} to remove`,
    `${plan.unchanged.toLocaleString('en-US')} unchanged`,
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-l-6 border-firm bg-paper px-4 py-3">
      <Headline>
        Changes from <bdi>{name}</bdi>
      </Headline>
      <p role="status" className="tabular-nums">
        {numbers.join(', ')}
      </p>
      {plan.removals.length > 0 && (
        <label className="flex min-h-9 items-center gap-3">
          <Checkbox checked={isRemoving} onChange={() => setIsRemoving(!isRemoving)} />
          Remove documents that aren’t in the file ({plan.removals.length.toLocaleString('en-US')})
        </label>
      )}
      <ChangeGroup heading="To add" rows={added} />
      <ChangeGroup heading="To change" rows={changed} />
      <ChangeGroup heading="To remove" rows={removed} />
      <ChangeGroup heading="Skipped" rows={leftAlone} />
      <div className="flex flex-wrap gap-3">
        {toImport.length > 0 && (
          <Button size="small" onClick={() => onImport(toImport)}>
            Import {plural(toImport.length, 'change')}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onClose}>
          {toImport.length > 0 ? 'Discard' : 'Close'}
        </Button>
      </div>
    </div>
  );
}

interface ImportResultProps {
  items: ImportItem[];
  onUndo: () => void;
  onRest: () => void;
  onClose: () => void;
}

export function ImportResult({ items, onUndo, onRest, onClose }: ImportResultProps) {
  const isStopped = itemsIn(items, 'notDone').length > 0;
  const stopped = isStopped ? 'The import stopped before it was complete.' : '';
  const reason = items.map(itemNote).find((note) => note !== '') ?? stopped;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-l-6 border-firm bg-paper px-4 py-3">
      <Headline>{importHeadline(items)}</Headline>
      {reason && <p>{reason}</p>}
      {Object.entries(IMPORT_GROUPS).map(([group, heading]) => (
        <ChangeGroup
          key={group}
          heading={heading}
          rows={itemsIn(items, group as keyof typeof IMPORT_GROUPS).map((item) => ({
            ...item.change,
            note: itemNote(item),
          }))}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        {itemsIn(items, 'done').length > 0 && (
          <Button variant="quiet" size="small" onClick={onUndo}>
            Undo import
          </Button>
        )}
        {isStopped && (
          <Button variant="quiet" size="small" onClick={onRest}>
            Import the rest
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

export function Headline({ children }: { children: ReactNode }) {
  return (
    <h3 tabIndex={-1} className="font-text text-base wrap-anywhere outline-none">
      {children}
    </h3>
  );
}

const MAX_OPEN = 10;

type Row = PlannedChange & { note?: string };

function ChangeGroup({ heading, rows }: { heading: string; rows: Row[] }) {
  if (rows.length === 0) return null;
  return (
    <details open={rows.length <= MAX_OPEN} className="border-t border-rule pt-2">
      <summary className="min-h-9 content-center font-semibold tabular-nums">
        {heading} ({rows.length.toLocaleString('en-US')})
      </summary>
      <ul className="divide-y divide-rule">
        {rows.map((row) => (
          <Document key={`${row.collection}/${row.id}`} {...row} />
        ))}
      </ul>
    </details>
  );
}

function Document(row: Row) {
  const [isOpen, setIsOpen] = useState(false);
  const { kind, name } = changeName(row);
  const [before, after] = [row.before?.fields ?? null, row.after?.fields ?? null];
  const note = row.note ?? (row.problem && PLAN_NOTES[row.problem]);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 py-2 contain-paint">
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="min-h-6 w-fit max-w-full wrap-anywhere text-firm">
          {kind} “<bdi>{name}</bdi>”
        </summary>
        {isOpen && (
          <div className="pt-2">
            <DifferenceList
              differences={fieldDifferences(before, after, labelsOf(COLLECTIONS[row.collection]))}
              hasSides={changeKind(row) === 'update'}
            />
          </div>
        )}
      </details>
      {note && <p className="text-sm text-ink-soft">{note}</p>}
    </li>
  );
}
