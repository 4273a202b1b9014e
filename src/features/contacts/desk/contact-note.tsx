import { useId, useState, type FormEvent } from 'react';
import { FormField } from '@/components/form-field';
import { LongText } from '@/components/long-text';
import { SlowSaveNote } from '@/components/slow-save-note';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/input';
import { failureReason } from '@/content/failures';
import { CONTACT_LIMITS, type Contact } from '@/domain/contact';
import { characterCount } from '@/domain/text';
import { draftOf, forgetDraft, keepDraft } from '@/lib/drafts';
import { useSaveContactNote } from './contact-mutations';

/** Unsaved words, and the stored note when they were begun. */
interface NoteDraft {
  text: string;
  before: string;
}

/** Begins the name of a draft; the id follows. */
export const NOTE_DRAFT = 'note on ';

/** The note that is being written on a contact. Unsaved words survive until they are saved or discarded. */
export function useNoteDraft({ id, note }: Contact) {
  const [draft, setDraft] = useState(() => draftOf<NoteDraft>(NOTE_DRAFT + id));

  function change(next: NoteDraft | undefined) {
    setDraft(next);
    if (next && next.text !== next.before) keepDraft(NOTE_DRAFT + id, next);
    else forgetDraft(NOTE_DRAFT + id);
  }

  return { draft, change, begin: () => change({ text: note, before: note }) };
}

interface ContactNoteProps {
  contact: Contact;
  name: string;
  editor: ReturnType<typeof useNoteDraft>;
}

/** The internal note of a contact, or its form. */
export function ContactNote({ contact, name, editor }: ContactNoteProps) {
  const { draft, change } = editor;
  if (draft) return <NoteForm id={contact.id} name={name} draft={draft} onChange={change} />;
  return (
    contact.note && (
      <div className="border-l-3 border-rule-strong pl-3">
        <p className="text-sm font-semibold">Internal note</p>
        <LongText text={contact.note} name={`the note on ${name}`} />
      </div>
    )
  );
}

interface NoteFormProps {
  id: string;
  name: string;
  draft: NoteDraft;
  onChange: (draft: NoteDraft | undefined) => void;
}

function NoteForm({ id, name, draft, onChange }: NoteFormProps) {
  const save = useSaveContactNote(() => onChange(undefined));
  const fieldId = useId();
  const length = characterCount(draft.text);
  const isTooLong = length > CONTACT_LIMITS.note;
  const conflict = save.data ?? undefined;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isTooLong || save.isPending) return;
    // After a conflict the save replaces what was shown.
    const before = conflict?.theirs ?? draft.before;
    save.mutate({ id, note: draft.text, before });
  }

  return (
    <form noValidate aria-label={`Note on ${name}`} className="grid gap-2" onSubmit={handleSubmit}>
      <FormField
        id={fieldId}
        label="Internal note"
        help="Only administrators see it."
        announcesError
        error={
          isTooLong
            ? `A note can have at most 2,000 characters. Yours has ${length.toLocaleString('en-US')}.`
            : save.isError
              ? failureReason(save.error)
              : undefined
        }
      >
        <Textarea
          id={fieldId}
          rows={3}
          dir="auto"
          value={draft.text}
          aria-invalid={isTooLong || undefined}
          aria-describedby={`${fieldId}-help ${fieldId}-error`}
          onChange={(event) => onChange({ ...draft, text: event.target.value })}
        />
      </FormField>
      {conflict && <NoteConflictWords theirs={conflict.theirs} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" aria-disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save note'}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onChange(undefined)}>
          Discard
        </Button>
      </div>
      <SlowSaveNote isSaving={save.isPending} />
    </form>
  );
}

function NoteConflictWords({ theirs }: { theirs: string | null }) {
  if (theirs === null) {
    return (
      <p role="alert" className="text-sm font-semibold text-danger">
        This inquiry was deleted meanwhile. Copy your note if you still need it.
      </p>
    );
  }
  return (
    <div role="alert" className="grid gap-1 border-l-3 border-danger pl-3 text-sm">
      <p className="font-semibold text-danger">
        Someone changed this note meanwhile. Saving again replaces their words:
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
        {theirs || '(empty)'}
      </p>
    </div>
  );
}
