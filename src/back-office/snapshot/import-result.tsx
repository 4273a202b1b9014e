import { Button } from '@/components/ui/button';
import { itemNote } from '@/content/snapshot-notes';
import { itemGroups, type ImportItem } from '@/domain/snapshot-import';
import { plural } from '@/lib/plural';
import { ChangeGroup } from './change-group';
import { Headline } from './headline';

interface ImportResultProps {
  items: ImportItem[];
  onUndo: () => void;
  onRest: () => void;
  onClose: () => void;
}

export function ImportResult({ items, onUndo, onRest, onClose }: ImportResultProps) {
  const { done, notDone, undone, kept, undoable } = itemGroups(items);
  const headline =
    undone.length + kept.length > 0
      ? `${plural(undone.length, 'change')} undone`
      : `${done.length.toLocaleString('en-US')} of ${plural(items.length, 'change')} imported`;
  const stopped = notDone.length > 0 ? 'It was stopped before the end.' : '';
  const reason = items.map(itemNote).find((note) => note !== '') ?? stopped;
  const rowsOf = (group: ImportItem[]) =>
    group.map((item) => ({ change: item.change, note: itemNote(item) }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-l-6 border-firm bg-paper px-4 py-3">
      <Headline key={headline}>{headline}</Headline>
      {reason && <p>{reason}</p>}
      <ChangeGroup heading="Not imported" rows={rowsOf(notDone)} />
      <ChangeGroup
        heading="Not undone, because someone else changed it since"
        rows={rowsOf(kept)}
      />
      <ChangeGroup heading="Imported" rows={rowsOf(done)} />
      <ChangeGroup heading="Undone" rows={rowsOf(undone)} />
      <div className="flex flex-wrap gap-3">
        {undoable.length > 0 && (
          <Button variant="quiet" size="small" onClick={onUndo}>
            Undo import
          </Button>
        )}
        {notDone.length > 0 && (
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
