import { Ban, MailCheck, Trash2, Undo2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { Action } from '@/back-office/run/action';
import { Checkbox } from '@/back-office/ui/checkbox';
import { useStableHandler } from '@/back-office/ui/use-stable-handler';
import { CONTACT_STATUSES } from '@/collections/inquiries';
import { Button, type ButtonProps } from '@/components/ui/button';
import { AssignMenu } from './assignee-select';
import { deleteInquiries, restoreInquiries, setSpam, setStatuses } from './contact-actions';
import { contactStatuses } from './contact-statuses';
import type { DeskView } from './desk-search-params';
import { inquiryCount } from '@/back-office/documents/inquiry-words';
import { loadInquiries, type Inquiries } from './read-inquiries';
import type { DeskContacts } from './use-desk-contacts';

interface Selected {
  search: string;
  /** All that the view finds is selected, except `excluded`. Otherwise, only `chosen` is. */
  isAll: boolean;
  chosen: ReadonlySet<string>;
  excluded: ReadonlySet<string>;
}

function withIds(set: ReadonlySet<string>, ids: string[], isIn: boolean): ReadonlySet<string> {
  const next = new Set(set);
  for (const id of ids) {
    if (isIn) next.add(id);
    else next.delete(id);
  }
  return next;
}

export function useSelection({ found, shown, total, all, isPartial, search }: DeskContacts) {
  const nothing: ReadonlySet<string> = new Set();
  const none: Selected = { search, isAll: false, chosen: nothing, excluded: nothing };
  const [state, setState] = useState(none);
  const last = useRef('');
  const current = state.search === search ? state : none;
  const { isAll, excluded } = current;
  const isSelected = (id: string) => (isAll ? !excluded.has(id) : current.chosen.has(id));
  const loaded = found.filter(({ id }) => isSelected(id));
  const order = shown.map(({ id }) => id);
  const first = found[0]?.id;

  function change(ids: string[], isNow: boolean) {
    setState((before) => {
      const now = before.search === search ? before : none;
      return now.isAll
        ? { ...now, excluded: withIds(now.excluded, ids, !isNow) }
        : { ...now, chosen: withIds(now.chosen, ids, isNow) };
    });
  }

  const toggle = useStableHandler((id: string, isRange: boolean) => {
    const [from = -1, to = -1] = [order.indexOf(last.current), order.indexOf(id)].sort(
      (a, b) => a - b,
    );
    last.current = id;
    change(isRange && from >= 0 ? order.slice(from, to + 1) : [id], !isSelected(id));
  });

  /** Excludes inquiries that arrived after the list was loaded, and any beyond the total on screen. */
  const selected: Inquiries =
    isAll && 'read' in all
      ? {
          length: total - excluded.size,
          async read() {
            const contacts = await loadInquiries(all);
            const start = Math.max(
              contacts.findIndex(({ id }) => id === first),
              0,
            );
            return contacts.slice(start, start + total).filter(({ id }) => !excluded.has(id));
          },
        }
      : loaded;

  return {
    isSelected,
    selected,
    total,
    isPartial,
    toggle,
    selectAll: () =>
      setState({
        ...none,
        isAll: 'read' in all,
        chosen: 'read' in all ? nothing : new Set(found.map(({ id }) => id)),
      }),
    clear: () => setState((before) => (before.search === search ? none : before)),
    /** After a change of one contact. */
    drop: (id: string) => (isAll ? setState(none) : change([id], false)),
  };
}

type Selection = ReturnType<typeof useSelection>;

const STATUSES = CONTACT_STATUSES.filter((status) => status !== 'new');

interface SelectionBarProps {
  selection: Selection;
  view: DeskView;
  run: (action: Action) => void;
  onErase: () => void;
}

export function SelectionBar({ selection, view, run, onErase }: SelectionBarProps) {
  const { selected, clear, isPartial } = selection;
  if (selected.length === 0) return null;
  const isTrash = view === 'deleted';
  return (
    <section
      aria-label="Selected inquiries"
      className="flex flex-wrap items-center gap-2 border border-firm bg-paper-raised px-3 py-2 shadow-floating sm:gap-3"
    >
      <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between">
        <p className="font-semibold tabular-nums">
          {selected.length.toLocaleString('en-US')}
          {' selected'}
          {isPartial && ' from those found so far'}
        </p>
        <Button variant="bare" size="compact" className="shrink-0" onClick={clear}>
          Clear selection
        </Button>
      </div>
      {!isTrash && (
        <div role="group" aria-label="Set status" className="flex items-center gap-1">
          <span aria-hidden className="mr-1 text-sm text-ink-soft">
            Set to
          </span>
          {STATUSES.map((status) => (
            <BarButton key={status} onClick={() => run(setStatuses(selected, status))}>
              <span className="sr-only">Set to</span> {contactStatuses[status].label}
            </BarButton>
          ))}
        </div>
      )}
      {!isTrash && <AssignMenu selected={selected} run={run} />}
      {!isTrash && view !== 'spam' && (
        <BarButton onClick={() => run(setSpam(selected, true))}>
          <Ban aria-hidden className="size-4" /> Mark as spam
        </BarButton>
      )}
      {view === 'spam' && (
        <BarButton onClick={() => run(setSpam(selected, false))}>
          <MailCheck aria-hidden className="size-4" /> Not spam
        </BarButton>
      )}
      {isTrash && (
        <BarButton onClick={() => run(restoreInquiries(selected))}>
          <Undo2 aria-hidden className="size-4" /> Restore <span className="sr-only">selected</span>
        </BarButton>
      )}
      <BarButton
        variant="danger"
        onClick={isTrash ? onErase : () => run(deleteInquiries(selected))}
      >
        <Trash2 aria-hidden className="size-4" /> {isTrash ? 'Erase' : 'Delete'}{' '}
        <span className="sr-only">selected</span>
      </BarButton>
    </section>
  );
}

const BarButton = (props: ButtonProps & { children: ReactNode }) => (
  <Button variant="quiet" size="compact" {...props} />
);

export function SelectAll({ selection }: { selection: Selection }) {
  const { selected, total, isPartial, selectAll, clear } = selection;
  if (total === 0) return null;
  const isAll = selected.length === total;
  return (
    <>
      <label className="relative flex min-h-11 items-center gap-3 pl-4 text-sm font-semibold max-sm:w-11 sm:min-h-9">
        <Checkbox
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = selected.length > 0 && !isAll;
          }}
          onChange={isAll ? clear : selectAll}
        />
        <span className="max-sm:sr-only">
          Select all{isPartial && ' found so far'} ({total.toLocaleString('en-US')})
        </span>
      </label>
      {/* Rendered while empty, because screen readers announce only changes to a live region. */}
      <p aria-live="polite" aria-atomic className="sr-only">
        {selected.length > 0 && `${inquiryCount(selected.length)} selected`}
      </p>
    </>
  );
}
