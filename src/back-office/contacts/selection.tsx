import { Download, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Action } from '@/back-office/run/action';
import { Checkbox } from '@/back-office/ui/checkbox';
import { useStableHandler } from '@/back-office/ui/use-stable-handler';
import { CONTACT_STATUSES, type Contact } from '@/collections/inquiries';
import { Button } from '@/components/ui/button';
import { deleteInquiries, setStatuses } from './contact-actions';
import { STATUS_VIEWS } from './status-badge';
import { inquiryCount } from './inquiry-count';

export function useSelection(shown: Contact[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef('');
  const selected = shown.filter(({ id }) => ids.has(id));
  const order = shown.map(({ id }) => id);

  function change(changed: string[], isSelected: boolean) {
    setIds((now) => {
      const next = new Set(now);
      for (const id of changed) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }

  /** Selects or deselects a contact or, with `isRange`, every contact from the last one toggled to this one. */
  const toggle = useStableHandler((id: string, isRange: boolean) => {
    const [from = -1, to = -1] = [order.indexOf(last.current), order.indexOf(id)].sort(
      (a, b) => a - b,
    );
    last.current = id;
    change(isRange && from >= 0 ? order.slice(from, to + 1) : [id], !ids.has(id));
  });

  return {
    ids,
    selected,
    toggle,
    selectAll: () => change(order, true),
    clear: () => setIds(new Set()),
    drop: (done: string[]) => change(done, false),
  };
}

type Selection = ReturnType<typeof useSelection>;

interface SelectionBarProps {
  selection: Selection;
  run: (action: Action) => void;
  onExport: () => void;
}

export function SelectionBar({ selection, run, onExport }: SelectionBarProps) {
  const { selected, clear } = selection;
  if (selected.length === 0) return null;
  return (
    <section
      aria-label="Selected inquiries"
      className="flex flex-wrap items-center gap-2 border border-firm bg-paper-raised px-3 py-2 shadow-floating sm:gap-3"
    >
      <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between">
        <p className="font-semibold tabular-nums">
          {selected.length.toLocaleString('en-US')} selected
        </p>
        <Button variant="bare" size="compact" onClick={clear}>
          Clear selection
        </Button>
      </div>
      <div role="group" aria-label="Set status" className="flex gap-1">
        {CONTACT_STATUSES.map((status) => (
          <Button
            key={status}
            variant="quiet"
            size="compact"
            onClick={() => run(setStatuses(selected, status))}
          >
            <span className="sr-only">Set to</span> {STATUS_VIEWS[status].label}
          </Button>
        ))}
      </div>
      <Button variant="quiet" size="compact" onClick={onExport}>
        <Download aria-hidden className="size-4" /> Export <span className="sr-only">selected</span>
      </Button>
      <Button variant="danger" size="compact" onClick={() => run(deleteInquiries(selected))}>
        <Trash2 aria-hidden className="size-4" /> Delete <span className="sr-only">selected</span>
      </Button>
    </section>
  );
}

export function SelectShown({ shown, selection }: { shown: Contact[]; selection: Selection }) {
  const { selected, selectAll, clear } = selection;
  if (shown.length === 0) return null;
  const isAll = selected.length === shown.length;
  return (
    <>
      <label className="flex min-h-11 items-center gap-3 pl-4 text-sm font-semibold sm:min-h-9">
        <Checkbox
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = selected.length > 0 && !isAll;
          }}
          onChange={isAll ? clear : selectAll}
        />
        <span>
          Select all<span className="max-sm:sr-only"> shown</span> (
          {shown.length.toLocaleString('en-US')})
        </span>
      </label>
      {/* Rendered while empty, because screen readers announce only changes to a live region. */}
      <p aria-live="polite" aria-atomic className="sr-only">
        {selected.length > 0 && `${inquiryCount(selected.length)} selected`}
      </p>
    </>
  );
}
