import { useUrlState } from '@/back-office/ui/use-url-state';
import { useEffect, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import type { FormKind } from '@/back-office/documents/edit-kind';
import { SaveProblem } from '@/back-office/documents/save-problem';
import { SlowSaveNote } from '@/back-office/documents/slow-save-note';
import { TheirChange } from '@/back-office/documents/their-change';
import { useEditForm, type EditDraft } from '@/back-office/documents/use-edit-form';
import { inquiries, type Contact } from '@/collections/inquiries';
import { textSchema } from '@/collections/schemas';
import { LongText } from '@/components/long-text';
import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { referenceOf } from '@/domain/reference';
import { discardDraft, draftOf, useDraftNames } from '@/lib/drafts';
import { isComposing } from '@/lib/is-composing';
import { contactName } from './contact-name';
import { saveNote } from './contact-actions';
import { contactQueries } from './contact-queries';
import { CONTACT_DESK } from './desk-search-params';

const NOTE_DRAFT = 'note on ';

const LABEL = 'Internal note';

type NoteValues = Pick<Contact, 'note'>;

const NOTE: FormKind<NoteValues, Contact> = {
  labels: { note: LABEL },
  schema: textSchema('note', inquiries.fields.note),
  blank: () => ({ note: '' }),
  valuesOf: ({ note }) => ({ note }),
  inputOf: (values) => ({ ...values }),
  valueOf: (_name, input) => input,
  savedQuery: contactQueries.one,
  canSaveAsNew: false,
  save: ({ note }, { id, item }, known) => saveNote({ id }, note, [item, ...known]),
};

export const useHasNoteDraft = (id: string) => useDraftNames().includes(NOTE_DRAFT + id);

export function useNoteEditor({ id }: Contact, isOpen: boolean, onOpen: (isOpen: boolean) => void) {
  const hasDraft = useHasNoteDraft(id);
  return {
    isOpen,
    isWriting: isOpen || hasDraft,
    begin: () => onOpen(true),
    end: () => onOpen(false),
  };
}

interface ContactNoteProps {
  contact: Contact;
  editor: ReturnType<typeof useNoteEditor>;
}

export function ContactNote({ contact, editor }: ContactNoteProps) {
  if (editor.isWriting) return <NoteForm contact={contact} editor={editor} />;
  return (
    contact.note && (
      <div className="border-l-3 border-rule-strong pl-3">
        <p className="text-sm font-semibold">{LABEL}</p>
        <LongText text={contact.note} name={`the note on ${contactName(contact)}`} />
      </div>
    )
  );
}

export function LostNote({ id }: Pick<Contact, 'id'>) {
  const hasDraft = useHasNoteDraft(id);
  const draft = draftOf<EditDraft<NoteValues, Contact>>(NOTE_DRAFT + id);
  if (!hasDraft || !draft) return null;
  return (
    <section
      aria-label="Your note"
      className="grid justify-items-start gap-2 border-l-6 border-action bg-action-tint px-4 py-3"
    >
      <p>
        <strong>Your note isn’t saved.</strong> Restore the inquiry to save the note, or copy its
        text:
      </p>
      <LongText text={draft.values.note} name="your note" />
      <Button variant="quiet" size="small" onClick={() => discardDraft(NOTE_DRAFT + id)}>
        Discard your note
      </Button>
    </section>
  );
}

function NoteForm({ contact, editor }: ContactNoteProps) {
  const { id } = contact;
  const { isOpen, end } = editor;
  const edit = useEditForm(NOTE, NOTE_DRAFT + id, { id, item: contact }, end);
  const { form, isSaving } = edit;

  // Don't focus a form that is open only because of its draft.
  useEffect(() => {
    if (isOpen) form.setFocus('note');
  }, [isOpen, form]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    if (event.ctrlKey || event.metaKey) void edit.submit(event);
  }

  function handleDiscard() {
    edit.discard();
    end();
  }

  return (
    <form
      noValidate
      aria-label={`Note on ${contactName(contact)}`}
      className="grid gap-2"
      onSubmit={(event) => void edit.submit(event)}
    >
      <TextField
        form={form}
        name="note"
        label={LABEL}
        help="Visible to administrators only."
        rows={3}
        announcesError
        onKeyDown={handleKeyDown}
      >
        <TheirChange edit={edit} name="note" />
      </TextField>
      <SaveProblem edit={edit} what="this note" failure="Failed to save the note" />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="small" aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save note'}
        </Button>
        <Button variant="quiet" size="small" onClick={handleDiscard}>
          {contact.note ? 'Keep the saved note' : 'Discard your note'}
        </Button>
        {isSaving && <SlowSaveNote />}
      </div>
    </form>
  );
}

export function UnsavedNotes() {
  const { state: address, pathWith } = useUrlState(CONTACT_DESK);
  const hidden = useDraftNames()
    .flatMap((name) => (name.startsWith(NOTE_DRAFT) ? name.slice(NOTE_DRAFT.length) : []))
    .filter((id) => id !== address.id);
  if (hidden.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 border-l-6 border-action bg-action-tint px-4 py-2">
      Not saved yet:
      {hidden.map((id) => (
        <Link key={id} to={pathWith({ id })} className="font-semibold underline">
          your note on {referenceOf(id)}
        </Link>
      ))}
    </p>
  );
}
