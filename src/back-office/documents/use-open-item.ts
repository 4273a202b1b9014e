import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useUrlState } from '@/back-office/ui/use-url-state';
import { toast } from '@/components/toast/toast-store';
import { newItemId } from '@/domain/random-id';
import { draftOf, saveDraft } from '@/lib/drafts';
import type { DatedItem, EditKind, Editing } from './edit-kind';
import type { EditDraft } from './use-edit-form';

/** The item in the dialog of a desk whose URL has no parameters besides `id`. `useItem` reads the item with this ID. */
export function useOpenById<Values extends FieldValues, Item extends DatedItem>(
  kind: EditKind<Values, Item>,
  useItem: (id: string) => UseQueryResult<Item | null>,
) {
  const { state, go } = useUrlState(
    (query) => ({ id: query.get('id') ?? '' }),
    ({ id }) => (id ? `?${new URLSearchParams({ id }).toString()}` : ''),
  );
  const unlink = () => go({ id: '' }, { replace: true });
  return useOpenItem(kind, { id: state.id, query: useItem(state.id), unlink });
}

interface ItemLink<Item> {
  id: string;
  query: UseQueryResult<Item | null>;
  unlink: () => void;
}

/** Each opening has its own key, so that React never reuses a form for another item. */
interface Opening<Values, Item> {
  editing: Editing<Values, Item>;
  key: string;
}

/** The item in the dialog: the one with a draft, else the one opened on this screen, else the one in the URL. */
export function useOpenItem<Values extends FieldValues, Item extends DatedItem>(
  kind: EditKind<Values, Item>,
  link: ItemLink<Item>,
) {
  const { noun } = kind;
  const navigate = useNavigate();
  const existingDraft = () => draftOf<EditDraft<Values, Item>>(noun);
  const opening = (editing: Editing<Values, Item>): Opening<Values, Item> => ({
    editing,
    key: crypto.randomUUID(),
  });
  const [opened, setOpened] = useState(() => {
    const draft = existingDraft();
    return draft ? opening(draft.base) : null;
  });
  /** The item just closed, which the URL still names until the router's transition ends. */
  const [closedId, setClosedId] = useState('');
  if (closedId && !link.id) setClosedId('');
  const linkedId = link.id === closedId ? '' : link.id;
  /** Kept as opened: if someone else deletes the item, its form must stay, with what was typed. */
  const [openedByLink, setOpenedByLink] = useState<Opening<Values, Item> | null>(null);
  const fromLink = openedByLink?.key === linkedId ? openedByLink : null;
  if (linkedId && link.query.data && !fromLink)
    setOpenedByLink({ editing: { id: linkedId, item: link.query.data }, key: linkedId });
  if (!linkedId && openedByLink) setOpenedByLink(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const open = (editing: Editing<Values, Item>) => setOpened(opening(editing));
  const openNew = (start?: Values) =>
    open({ id: newItemId(), item: null, ...(start && { start }) });

  function close() {
    setOpened(null);
    setClosedId(link.id);
    link.unlink();
  }

  function restore(draft: EditDraft<Values, Item>) {
    if (existingDraft()) {
      const description = `Save or cancel the open form first. ${wordsOf(draft)}`;
      offerToRestore({ title: 'Not restored yet', description }, draft);
      return;
    }
    saveDraft(noun, draft);
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
    return `Your changes to ${item ? kind.quotedTitle(item) : `the new ${noun}`} weren’t saved.`;
  }

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
