import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { PLAN_NOTES } from '@/content/snapshot-notes';
import {
  chosenChanges,
  kindOfChange,
  type ImportPlan,
  type PlannedChange,
} from '@/domain/snapshot-plan';
import { plural } from '@/lib/plural';
import { ChangeGroup } from './change-group';
import { Headline } from './headline';

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
  const of = (kind: ReturnType<typeof kindOfChange>) =>
    toImport.filter((change) => kindOfChange(change) === kind);
  const [added, changed, removed] = [of('add'), of('change'), of('remove')];
  const numbers = [
    `${plural(added.length, 'document')} to add`,
    `${changed.length.toLocaleString('en-US')} to change`,
    `${removed.length.toLocaleString('en-US')} to remove`,
    `${plan.unchanged.toLocaleString('en-US')} the same`,
  ];
  const rowsOf = (changes: PlannedChange[]) => changes.map((change) => ({ change }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-l-6 border-firm bg-paper px-4 py-3">
      <Headline>
        What <bdi>{name}</bdi> would change
      </Headline>
      <p role="status" className="tabular-nums">
        {numbers.join(', ')}
      </p>
      {plan.removals.length > 0 && (
        <label className="flex min-h-9 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-firm"
            checked={isRemoving}
            onChange={() => setIsRemoving(!isRemoving)}
          />
          Remove what the file doesn’t have ({plan.removals.length.toLocaleString('en-US')})
        </label>
      )}
      <ChangeGroup heading="To add" rows={rowsOf(added)} />
      <ChangeGroup heading="To change" rows={rowsOf(changed)} />
      <ChangeGroup heading="To remove" rows={rowsOf(removed)} />
      <ChangeGroup
        heading="Left alone"
        rows={leftAlone.map((change) => ({
          change,
          note: PLAN_NOTES[change.problem ?? 'invalid'],
        }))}
      />
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
