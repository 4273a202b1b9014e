import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { toast } from '@/components/toast/toast-store';
import { draftOf, keepDraft } from '@/lib/drafts';
import type { EditDraft, EditedItem, EditKind, Editing } from './edit-kind';

/** The item that the URL of a desk names, if any. */
interface ItemLink<Item> {
  id: string;
  query: UseQueryResult<Item | null>;
  /** Takes it out of the URL. */
  unlink: () => void;
}

/**
 * Which item is open in the dialog: the one with unsaved words, else the one that was opened here, else the one that the
 * URL names.
 */
export function useOpenItem<Values extends FieldValues, Item extends EditedItem>(
  kind: EditKind<Values, Item>,
  link: ItemLink<Item>,
) {
  const { noun } = kind;
  const navigate = useNavigate();
  const kept = () => draftOf<EditDraft<Values, Item>>(noun);
  /** Each opening has a key of its own, so that the form of one never shows the words of another. */
  const opening = (editing: Editing<Values, Item>) => ({
    editing,
    key: crypto.randomUUID() as string,
  });
  const [opened, setOpened] = useState(() => {
    const draft = kept();
    return draft ? opening(draft.base) : null;
  });
  /** The one of the URL that was closed; the URL follows in a transition. */
  const [closedId, setClosedId] = useState('');
  if (closedId && !link.id) setClosedId('');
  const linkedId = link.id === closedId ? '' : link.id;
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const open = (editing: Editing<Values, Item>) => setOpened(opening(editing));
  const openNew = (start?: Values) =>
    open({ id: crypto.randomUUID(), item: null, ...(start && { start }) });

  function close() {
    setOpened(null);
    setClosedId(link.id);
    link.unlink();
  }

  /** Opens the dialog with what was typed. The words of another form that is open stay. */
  function restore(draft: EditDraft<Values, Item>) {
    if (kept()) {
      const description = `First save or cancel the open form. ${wordsOf(draft)}`;
      offerToRestore({ title: 'Not restored yet', description }, draft);
      return;
    }
    keepDraft(noun, draft);
    if (isMounted.current) open(draft.base);
    else void navigate(kind.desk);
  }

  function offerToRestore(
    message: { title: string; description: string },
    draft: EditDraft<Values, Item>,
  ) {
    toast({ ...message, action: { label: 'Restore', onClick: () => restore(draft) } });
  }

  function wordsOf({ base: { item } }: EditDraft<Values, Item>): string {
    return `What you typed in ${item ? kind.quotedTitle(item) : `the new ${noun}`} wasn’t saved.`;
  }

  const fromLink =
    linkedId && link.query.data
      ? { editing: { id: linkedId, item: link.query.data } as Editing<Values, Item>, key: linkedId }
      : null;
  return {
    current: opened ?? fromLink,
    linked: linkedId && !opened && !fromLink ? { id: linkedId, query: link.query } : null,
    add: () => openNew(),
    edit: (item: Item) => open({ id: item.id, item }),
    duplicate: (item: Item) => openNew(kind.copyOf(item)),
    close,
    offerDiscarded: (draft: EditDraft<Values, Item>) =>
      offerToRestore({ title: 'Changes discarded', description: wordsOf(draft) }, draft),
  };
}
