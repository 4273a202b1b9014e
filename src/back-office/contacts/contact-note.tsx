import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { Link } from 'react-router-dom';
import { useRun } from '@/back-office/run/use-run';
import { SaveProblem } from '@/back-office/shared/save-problem';
import { SlowSaveNote } from '@/back-office/shared/slow-save-note';
import { useDraft } from '@/back-office/shared/use-drafts';
import { inquiries, type Contact } from '@/collections/inquiries';
import { FormField } from '@/components/form-field';
import { LongText } from '@/components/long-text';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/input';
import type { StoredVersion } from '@/domain/change';
import { referenceOf } from '@/domain/reference';
import { characterCount } from '@/domain/text';
import { currentDrafts, subscribeToDrafts } from '@/lib/drafts';
import { isComposing } from '@/lib/is-composing';
import { nameOnCard } from './contact-facts';
import { saveNote } from './contact-actions';
import { useDeskAddress } from './desk-address';

const NOTE_DRAFT = 'note on ';

const LABEL = 'Internal note';

/** Draft options. The text of a note is also its version. */
const NOTE = {
  wordsOf: (note: string) => note,
  textsOf: (note: string) => ({ [LABEL]: note }),
  versionOf: (note: string) => note,
};

/** @param isOpen whether to show the form even if nothing is typed */
export function useNoteEditor(
  { id, note }: Contact,
  isOpen: boolean,
  onOpen: (isOpen: boolean) => void,
) {
  const draft = useDraft(NOTE_DRAFT + id, note, NOTE);
  return {
    draft,
    isOpen,
    isWriting: isOpen || draft.hasUnsavedText,
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
        <LongText text={contact.note} name={`the note on ${nameOnCard(contact)}`} />
      </div>
    )
  );
}

export function LostNote({ id }: Pick<Contact, 'id'>) {
  const { words, isUnsaved, discard } = useDraft(NOTE_DRAFT + id, '', NOTE);
  if (!isUnsaved) return null;
  return (
    <section
      aria-label="Your note"
      className="grid justify-items-start gap-2 border-l-6 border-action bg-action-tint px-4 py-3"
    >
      <p>
        <strong>Your note isn’t saved.</strong> Copy it, or restore the inquiry:
      </p>
      <LongText text={words} name="your note" />
      <Button variant="quiet" size="small" onClick={discard}>
        Discard
      </Button>
    </section>
  );
}

function NoteForm({ contact, editor }: ContactNoteProps) {
  const { draft, isOpen, end } = editor;
  const { words } = draft;
  const saving = useRun();
  const fieldId = useId();
  const length = characterCount(words);
  const isTooLong = length > inquiries.fields.note.limit;

  // If a save failed because the inquiry was deleted, the inquiry has since been restored, so resolve the conflict.
  const resume = useEffectEvent(() => draft.theirs === null && draft.rebase(draft.base));
  useEffect(() => void resume(), []);

  const field = useRef<HTMLTextAreaElement>(null);
  // Don't focus a form that is open only because of its draft.
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  function save(base: string) {
    if (isTooLong || saving.isRunning()) return;
    const noteOf = ({ fields }: StoredVersion) => fields && String(fields['note'] ?? '');
    let over = base;
    saving.run(
      {
        ...saveNote(contact, words, base),
        onStored(now) {
          const note = noteOf(now) ?? '';
          draft.saved(note, over, words);
          over = note;
        },
        onConflict: (stored) => draft.conflict(noteOf(stored)),
      },
      // Text typed during the save keeps the form open.
      end,
    );
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    save(draft.base);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    if (event.ctrlKey || event.metaKey) handleSubmit(event);
  }

  return (
    <form
      noValidate
      aria-label={`Note on ${nameOnCard(contact)}`}
      className="grid gap-2"
      onSubmit={handleSubmit}
    >
      <FormField
        id={fieldId}
        label={LABEL}
        help="Visible to administrators only."
        announcesError
        error={
          isTooLong
            ? `A note can have at most 2,000 characters. Yours has ${length.toLocaleString('en-US')}.`
            : undefined
        }
      >
        <Textarea
          ref={field}
          id={fieldId}
          rows={3}
          dir="auto"
          value={words}
          aria-invalid={isTooLong || undefined}
          aria-describedby={`${fieldId}-help ${fieldId}-error`}
          onChange={(event) => draft.change(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      </FormField>
      <SaveProblem
        draft={draft}
        changed={`Someone ${draft.theirs === null ? 'deleted this inquiry' : 'changed this note'} while you were editing.`}
        deleted={draft.theirs === null && 'Restore the inquiry to save your note.'}
        failure="Failed to save the note"
        error={saving.error}
        isSaving={saving.isPending}
        onSaveMine={(theirs) => {
          draft.rebase(theirs);
          save(theirs);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" aria-disabled={saving.isPending}>
          {saving.isPending ? 'Saving...' : 'Save note'}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            draft.discard();
            end();
          }}
        >
          Discard
        </Button>
      </div>
      {saving.isPending && <SlowSaveNote />}
    </form>
  );
}

/** Links to other inquiries with unsaved notes. */
export function UnsavedNotes() {
  const { state: address, pathWith } = useDeskAddress();
  const drafts = useSyncExternalStore(subscribeToDrafts, currentDrafts);
  const hidden = [...drafts.keys()]
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
