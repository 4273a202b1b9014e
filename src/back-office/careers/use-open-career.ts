import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '@/components/toast/toast-store';
import { pathTo } from '@/content/pages';
import type { Career } from '@/domain/career';
import { careerDeskQueries } from './career-desk-queries';
import { copyOfCareer, quotedCareerTitle } from './career-title';
import { useCareerDeskAddress } from './career-desk-address';
import { careerDraft, keepCareerDraft, type CareerDraft, type CareerEditing } from './career-draft';

/** Each opening has a key of its own, so that the form of one never shows the words of another. */
const opening = (editing: CareerEditing) => ({ editing, key: crypto.randomUUID() as string });

/**
 * Which career is open in the dialog: the one with unsaved words, else the one that was opened here, else the one that
 * the URL names (`id`).
 */
export function useOpenCareer() {
  const { address, replace } = useCareerDeskAddress();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(() => {
    const draft = careerDraft();
    return draft ? opening(draft.base) : null;
  });
  /** The one of the URL that was closed; the URL follows in a transition. */
  const [closedId, setClosedId] = useState('');
  if (closedId && !address.id) setClosedId('');
  const linkedId = address.id === closedId ? '' : address.id;
  const linked = useQuery({
    ...careerDeskQueries.one(linkedId),
    enabled: linkedId !== '' && opened === null,
  });
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const open = (editing: CareerEditing) => setOpened(opening(editing));

  function close() {
    setOpened(null);
    setClosedId(address.id);
    replace({ id: '' });
  }

  /** Opens the dialog with what was typed. The words of another form that is open stay. */
  function restore(draft: CareerDraft) {
    if (careerDraft()) {
      const description = `First save or cancel the open form. ${wordsOf(draft)}`;
      offerToRestore({ title: 'Not restored yet', description }, draft);
      return;
    }
    keepCareerDraft(draft);
    if (isMounted.current) open(draft.base);
    else void navigate(pathTo('admin/careers'));
  }

  function offerToRestore(message: { title: string; description: string }, draft: CareerDraft) {
    toast({ ...message, action: { label: 'Restore', onClick: () => restore(draft) } });
  }

  const fromLink =
    linkedId && linked.data
      ? { editing: { id: linkedId, career: linked.data }, key: linkedId }
      : null;
  return {
    current: opened ?? fromLink,
    linked: linkedId && !opened && !fromLink ? { id: linkedId, query: linked } : null,
    add: () => open({ id: crypto.randomUUID(), career: null }),
    edit: (career: Career) => open({ id: career.id, career }),
    duplicate: (career: Career) =>
      open({ id: crypto.randomUUID(), career: null, copy: copyOfCareer(career) }),
    close,
    offerDiscarded: (draft: CareerDraft) =>
      offerToRestore({ title: 'Changes discarded', description: wordsOf(draft) }, draft),
  };
}

export type OpenCareer = ReturnType<typeof useOpenCareer>;

function wordsOf({ base: { career } }: CareerDraft): string {
  const what = career ? quotedCareerTitle(career) : 'the new career';
  return `What you typed in ${what} wasn’t saved.`;
}
