import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { urlState, useUrlState, type UrlState } from '@/back-office/ui/use-url-state';
import { toast } from '@/components/toast/toast-store';
import { newItemId } from '@/domain/random-id';
import { draftOf, saveDraft, useDraftNames } from '@/lib/drafts';
import type { DatedItem, EditKind, Editing } from './edit-kind';
import type { EditDraft } from './use-edit-form';

/** URL of a desk whose list has no filter. */
export const ITEM_URL = urlState({ id: '' });

/** Values of `id` in the URL for an item that doesn't exist yet. */
const NEW = 'new';
const COPY_OF = 'copy-of.';

/** The item in the dialog of a desk, which is the one that the URL names. `useItem` reads an item; none for ''. */
export function useOpenItem<
  Values extends FieldValues,
  Item extends DatedItem,
  State extends { id: string },
>(
  kind: EditKind<Values, Item>,
  url: UrlState<State>,
  useItem: (id: string) => UseQueryResult<Item | null>,
) {
  const { noun } = kind;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state, pathWith, go } = useUrlState(url);
  const { id } = state;
  const copied = id.startsWith(COPY_OF) ? id.slice(COPY_OF.length) : '';
  const query = useItem(id === NEW ? '' : copied || id);
  const item = query.data ?? null;
  const [created, setCreated] = useState({ url: id, id: newItemId() });
  if (created.url !== id) setCreated({ url: id, id: newItemId() });
  /** Counts restored drafts, with each of which the form starts again. */
  const [restored, setRestored] = useState(0);
  const names = useDraftNames();

  const nameOf = (urlId: string) => `${noun}/${urlId}`;
  const draftIn = (name: string) => draftOf<EditDraft<Values, Item>>(name);
  const goTo = (urlId: string) => go({ id: urlId } as Partial<State>);
  /** The list has read the item, so its form needs no further read. */
  const open = (one: Item, urlId: string) => {
    client.setQueryData(kind.savedQuery(one.id).queryKey, one);
    goTo(urlId);
  };

  function editing(): Editing<Values, Item> | null {
    if (item && !copied) return { id, item };
    // The draft knows the item even after someone else has deleted it.
    const draft = id && draftIn(nameOf(id));
    if (draft) return draft.base;
    if (id === NEW) return { id: created.id, item: null };
    return item && { id: created.id, item: null, start: kind.copyOf(item) };
  }

  function restore(draft: EditDraft<Values, Item>) {
    if (draftIn(nameOf(id))) {
      const description = `Save or cancel the open form first. ${wordsOf(draft)}`;
      offerToRestore({ title: 'Not restored yet', description }, draft);
      return;
    }
    saveDraft(nameOf(id), draft);
    setRestored((count) => count + 1);
    if (window.location.pathname === kind.desk) goTo(id);
    else void navigate(kind.desk + url.queryOf({ ...state, id }));
  }

  function offerToRestore(
    message: { title: string; description: string },
    draft: EditDraft<Values, Item>,
  ) {
    toast({
      ...message,
      action: {
        label: 'Restore',
        does: 'bring back your unsaved changes',
        onClick: () => restore(draft),
      },
    });
  }

  const titleOf = ({ base }: EditDraft<Values, Item>) =>
    base.item ? kind.quotedTitle(base.item) : `the new ${noun}`;
  const wordsOf = (draft: EditDraft<Values, Item>) =>
    `Your changes to ${titleOf(draft)} weren’t saved.`;

  const opened = editing();
  const current = opened && { editing: opened, name: nameOf(id), key: `${id} ${restored}` };
  return {
    current,
    linked: id && !opened && id !== NEW ? { id: copied || id, query } : null,
    /** Items with unsaved text whose form isn't open. */
    unsaved: names.flatMap((name) => {
      const draft = name.startsWith(`${noun}/`) && name !== nameOf(id) && draftIn(name);
      const urlId = name.slice(noun.length + 1);
      return draft
        ? [{ title: titleOf(draft), to: pathWith({ id: urlId } as Partial<State>) }]
        : [];
    }),
    add: () => goTo(NEW),
    edit: (one: Item) => open(one, one.id),
    duplicate: (one: Item) => open(one, COPY_OF + one.id),
    close: () => go({ id: '' } as Partial<State>, { replace: true }),
    offerDiscarded: (draft: EditDraft<Values, Item>) =>
      offerToRestore({ title: 'Changes discarded', description: wordsOf(draft) }, draft),
  };
}

export type OpenItem<Values extends FieldValues, Item extends DatedItem> = ReturnType<
  typeof useOpenItem<Values, Item, { id: string }>
>;
