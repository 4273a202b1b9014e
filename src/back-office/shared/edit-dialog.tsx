import { useDeferredValue, useId, useState, type ReactNode } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { capitalize } from '@/lib/capitalize';
import { cn } from '@/lib/cn';
import type { EditDraft, EditedItem, Editing, EditKind } from './edit-kind';
import { SaveProblem } from './save-problem';
import { SlowSaveNote } from './slow-save-note';
import { ConfirmDialog } from './ui/confirm-dialog';
import { Dialog } from './ui/dialog';
import { useEditor } from './use-editor';

interface EditDialogProps<Values extends FieldValues, Item extends EditedItem> {
  kind: EditKind<Values, Item>;
  editing: Editing<Values, Item>;
  onClose: () => void;
  onDiscarded: (draft: EditDraft<Values, Item>) => void;
  check?: (values: Values, base: Editing<Values, Item>) => FieldErrors<Values>;
  form: (form: UseFormReturn<Values>, isNew: boolean) => ReactNode;
  /** Shown next to or below the form; updates as the user types. */
  panel: (item: Item) => ReactNode;
  panelSize?: 'narrow' | 'half';
  preview: { text: (item: Item) => string; content: (item: Item) => ReactNode };
}

/** Adds or edits an item (spec 2). Cancel discards changes; any other way of closing asks for confirmation first. */
export function EditDialog<Values extends FieldValues, Item extends EditedItem>({
  kind,
  editing,
  preview,
  panelSize = 'narrow',
  ...props
}: EditDialogProps<Values, Item>) {
  const editor = useEditor(kind, editing, props.onClose, props.check);
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const [previewed, setPreviewed] = useState<Item | null>(null);
  const [today] = useState(() => new Date());
  const formId = useId();
  const { form, draft, isNew, isSaving } = editor;
  const typed = useDeferredValue(draft.words);
  const { noun } = kind;
  const title = capitalize(noun);

  function handleClose() {
    if (isSaving) return;
    if (draft.hasUnsavedText) setIsConfirmOpen(true);
    else editor.done();
  }

  function handleCancel() {
    const discarded = editor.existingDraft();
    editor.done();
    if (discarded) props.onDiscarded(discarded);
  }

  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && handleClose()}
        title={isNew ? `Add New ${title}` : `Edit ${title}`}
        size="full"
        footer={
          <>
            {isSaving && <SlowSaveNote />}
            <Button
              variant="quiet"
              className="sm:mr-auto"
              onClick={() => setPreviewed(kind.itemOf(form.getValues(), draft.base, today))}
            >
              Preview
            </Button>
            <Button variant="quiet" disabled={isSaving} onClick={handleCancel}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="action" disabled={isSaving}>
              {isSaving ? 'Saving...' : `${isNew ? 'Create' : 'Update'} ${title}`}
            </Button>
          </>
        }
      >
        <div
          className={cn(
            'grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4',
            panelSize === 'half' ? 'lg:grid-cols-2' : 'lg:grid-cols-[minmax(0,1fr)_22rem]',
          )}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <SaveProblem
              draft={draft}
              changed={`Someone else has ${draft.theirs === null ? 'deleted' : 'changed'} this ${noun} since you opened it.`}
              deleted={draft.theirs === null && `You can save your text as a new ${noun}.`}
              failure={`Failed to save ${noun}`}
              error={editor.error}
              isSaving={isSaving}
              onSaveMine={editor.saveOver}
              saveAsNew={{
                label: `Save as a new ${noun}`,
                onClick: () => editor.saveOver({ id: crypto.randomUUID(), item: null }),
              }}
            />
            <form
              noValidate
              id={formId}
              aria-label={title}
              className="grid gap-4"
              onSubmit={(event) =>
                void form.handleSubmit((words) => editor.save(words as Values))(event)
              }
            >
              {props.form(form, isNew)}
            </form>
          </div>
          {props.panel(kind.itemOf(typed, draft.base, today))}
        </div>
      </Dialog>
      {previewed && (
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
      <ConfirmDialog
        open={isConfirmOpen}
        title="Discard your changes?"
        text="Your changes haven’t been saved."
        cancelLabel="Keep editing"
        confirmLabel="Discard changes"
        onCancel={() => setIsConfirmOpen(false)}
        onConfirm={editor.done}
      />
    </>
  );
}
