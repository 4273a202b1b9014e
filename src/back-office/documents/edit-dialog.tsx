import {
  useEffect,
  useId,
  useState,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
} from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useStableHandler } from '@/back-office/ui/use-stable-handler';
import { ConfirmDialog } from '@/back-office/ui/confirm-dialog';
import { Dialog } from '@/back-office/ui/dialog';
import { Button } from '@/components/ui/button';
import { ConflictError } from '@/domain/errors';
import { capitalize } from '@/lib/capitalize';
import { cn } from '@/lib/cn';
import { discardDraft } from '@/lib/drafts';
import type { DatedItem, Editing, EditKind } from './edit-kind';
import { SaveProblem } from './save-problem';
import { SlowSaveNote } from './slow-save-note';
import { TypedValues } from './typed-values';
import { useEditForm, type EditDraft, type EditForm } from './use-edit-form';

interface EditDialogProps<Values extends FieldValues, Item extends DatedItem> {
  kind: EditKind<Values, Item>;
  editing: Editing<Values, Item>;
  onClose: () => void;
  onDiscarded: (draft: EditDraft<Values, Item>) => void;
  fields: (edit: EditForm<Values, Item>) => ReactNode;
  /** Beside the form. */
  panel?: (item: Item) => ReactNode;
  /** For a new item: the field that becomes its ID. A taken ID that `isTaken` doesn't know is found by the save. */
  taken?: { field: Path<Values>; message: string; isTaken?: (values: Values) => boolean };
  question?: {
    isAsked: (item: Item, saved: Item | null) => boolean;
    words: Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'text' | 'confirmLabel'>;
  };
  preview?: { text: (item: Item) => string; content: (item: Item) => ReactNode };
}

/** Adds or edits an item (spec 2). Cancel discards changes; any other way of closing asks for confirmation first. */
export function EditDialog<Values extends FieldValues, Item extends DatedItem>({
  kind,
  editing,
  preview,
  panel,
  taken,
  question,
  onClose,
  ...props
}: EditDialogProps<Values, Item>) {
  const { noun } = kind;
  const edit = useEditForm(kind, noun, editing, onClose);
  const { form, base, isDeleted, isNew, isSaving, existingDraft } = edit;
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [previewed, setPreviewed] = useState<Item | null>(null);
  const [today] = useState(() => new Date());
  const formId = useId();
  const Noun = capitalize(noun);
  const title = isNew && !isDeleted ? `Add New ${Noun}` : `Edit ${Noun}`;
  const itemOf = (values: Values) => kind.itemOf(values, base, today);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const isTaken = isNew && taken?.isTaken?.(form.getValues());
    // The value of a date that is only typed in part is ''.
    const part = event.currentTarget.querySelector<HTMLInputElement>('[type=date]:invalid');
    if (part) {
      event.preventDefault();
      const error = { message: 'Enter the whole date.' };
      form.setError(part.name as Path<Values>, error, { shouldFocus: true });
    } else if (isTaken) {
      event.preventDefault();
      showTaken();
    } else if (question?.isAsked(itemOf(form.getValues()), base.item)) {
      void form.handleSubmit(() => setIsAsking(true))(event);
    } else {
      void edit.submit(event);
    }
  }

  const showTaken = useStableHandler(
    () => taken && form.setError(taken.field, taken, { shouldFocus: true }),
  );
  const hasConflict = edit.error instanceof ConflictError && isNew && !isDeleted;
  useEffect(() => {
    if (hasConflict) showTaken();
  }, [hasConflict, showTaken]);

  function close() {
    discardDraft(noun);
    onClose();
  }

  function handleClose() {
    if (isSaving) return;
    if (existingDraft()) setIsConfirmOpen(true);
    else close();
  }

  function handleCancel() {
    const discarded = existingDraft();
    close();
    if (discarded) props.onDiscarded(discarded);
  }

  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && handleClose()}
        title={title}
        size={panel ? 'full' : 'wide'}
        footer={
          <>
            {isSaving && <SlowSaveNote />}
            {preview && (
              <Button
                variant="quiet"
                className="sm:mr-auto"
                onClick={() => setPreviewed(itemOf(form.getValues()))}
              >
                Preview
              </Button>
            )}
            <Button variant="quiet" aria-disabled={isSaving} onClick={handleCancel}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="action" aria-disabled={isSaving}>
              {isSaving && 'Saving...'}
              {!isSaving && isDeleted && 'Save as new'}
              {!isSaving && !isDeleted && `${isNew ? 'Create' : 'Update'} ${Noun}`}
            </Button>
          </>
        }
      >
        <div
          className={cn(
            'grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4',
            panel && 'lg:grid-cols-2',
          )}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <SaveProblem edit={edit} what={`this ${noun}`} failure={`Failed to save ${noun}`} />
            <form
              noValidate
              id={formId}
              aria-label={title}
              className="grid gap-4"
              onSubmit={handleSubmit}
            >
              {props.fields(edit)}
            </form>
          </div>
          {panel && <TypedValues form={form}>{(values) => panel(itemOf(values))}</TypedValues>}
        </div>
      </Dialog>
      {preview && previewed && (
        <Dialog
          open
          onOpenChange={(open) => !open && setPreviewed(null)}
          title="Preview"
          description={`${preview.text(previewed)} Links and buttons do nothing here.`}
          size="full"
          footer={<Button onClick={() => setPreviewed(null)}>Back to the form</Button>}
        >
          <div className="-mx-6 -my-5">{preview.content(previewed)}</div>
        </Dialog>
      )}
      {question && (
        <ConfirmDialog
          open={isAsking}
          {...question.words}
          cancelLabel="Keep editing"
          onClose={() => setIsAsking(false)}
          onConfirm={() => void edit.submit()}
        />
      )}
      <ConfirmDialog
        open={isConfirmOpen}
        title="Discard your changes?"
        text="Your changes haven’t been saved."
        cancelLabel="Keep editing"
        confirmLabel="Discard changes"
        onClose={() => setIsConfirmOpen(false)}
        onConfirm={close}
      />
    </>
  );
}
