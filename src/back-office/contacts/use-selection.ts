import { useRef, useState } from 'react';
import { useStableHandler } from '@/back-office/shared/use-stable-handler';
import type { Contact } from '@/domain/contact';

export function useSelection(shown: Contact[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef('');
  const selected = shown.filter(({ id }) => ids.has(id));

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

  /** Selects a contact, or not anymore; with `isRange` all from the last one to this. */
  const toggle = useStableHandler((id: string, isRange: boolean) => {
    const order = shown.map((contact) => contact.id);
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
    selectAll: () =>
      change(
        shown.map(({ id }) => id),
        true,
      ),
    clear: () => setIds(new Set()),
    drop: (done: string[]) => change(done, false),
  };
}
