import {
  createContext,
  use,
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useStableHandler } from '@/back-office/ui/use-stable-handler';
import { ConfirmDialog } from '@/back-office/ui/confirm-dialog';
import { Dialog } from '@/back-office/ui/dialog';
import { Button } from '@/components/ui/button';
import { ConflictError } from '@/domain/errors';
import { capitalize } from '@/lib/capitalize';
import { discardDraft } from '@/lib/drafts';
import type { DatedItem, EditKind } from './edit-kind';
import { SaveProblem } from './save-problem';
import { SlowSaveNote } from './slow-save-note';
import { TypedValues } from './typed-values';
import { useEditForm, type EditForm } from './use-edit-form';
import type { OpenItem } from './use-open-item';

interface Editor<Values extends FieldValues, Item extends DatedItem> {
  edit: EditForm<Values, Item>;
  itemOf: (values: Values) => Item;
  formId: string;
  title: string;
  noun: string;
  /** What to ask before a save of this item; set by Question. */
  questionFor: RefObject<((item: Item) => AskedQuestion | null) | null>;
  askIf: (questionFor: (item: Item) => AskedQuestion | null) => void;
  question: AskedQuestion | null;
  setQuestion: (question: AskedQuestion | null) => void;
  taken: Taken<Values> | undefined;
}

export interface AskedQuestion {
  title: string;
  text: string;
  confirmLabel: string;
}

/** For a new item: the field that becomes its ID. A taken ID that `isTaken` doesn't know is found by the save. */
interface Taken<Values extends FieldValues> {
  field: Path<Values>;
  message: string;
  isTaken?: (values: Values) => boolean;
}

const EditorContext = createContext<unknown>(null);

function useEditor<Values extends FieldValues, Item extends DatedItem>() {
  return use(EditorContext) as Editor<Values, Item>;
}

interface EditDialogProps<Values extends FieldValues, Item extends DatedItem> {
  kind: EditKind<Values, Item>;
  open: OpenItem<Values, Item>;
  taken?: Taken<Values>;
  size?: 'wide' | 'full';
  /** Beside the buttons. */
  footer?: ReactNode;
  /** Fields, and if needed Panel and Question. */
  children: ReactNode;
}

/** Adds or edits the open item (spec 2), if there is one. */
export function EditDialog<Values extends FieldValues, Item extends DatedItem>(
  props: EditDialogProps<Values, Item>,
) {
  const { current } = props.open;
  return current && <OpenDialog key={current.key} {...props} current={current} />;
}

interface OpenDialogProps<
  Values extends FieldValues,
  Item extends DatedItem,
> extends EditDialogProps<Values, Item> {
  current: NonNullable<OpenItem<Values, Item>['current']>;
}

/** Cancel discards changes; any other way of closing asks for confirmation first. */
function OpenDialog<Values extends FieldValues, Item extends DatedItem>({
  kind,
  open,
  current,
  taken,
  size = 'wide',
  footer,
  children,
}: OpenDialogProps<Values, Item>) {
  const { noun } = kind;
  const { name } = current;
  const edit = useEditForm(kind, name, current.editing, open.close);
  const { form, base, isDeleted, isNew, isSaving, existingDraft } = edit;
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const [question, setQuestion] = useState<AskedQuestion | null>(null);
  const questionFor = useRef<(item: Item) => AskedQuestion | null>(null);
  const [today] = useState(() => new Date());
  const formId = useId();
  const Noun = capitalize(noun);
  const title = isNew && !isDeleted ? `Add New ${Noun}` : `Edit ${Noun}`;

  const showTaken = useStableHandler(
    () => taken && form.setError(taken.field, taken, { shouldFocus: true }),
  );
  const hasConflict = edit.error instanceof ConflictError && isNew && !isDeleted;
  useEffect(() => {
    if (hasConflict) showTaken();
  }, [hasConflict, showTaken]);

  function close() {
    discardDraft(name);
    open.close();
  }

  function handleClose() {
    if (isSaving) return;
    if (existingDraft()) setIsConfirmOpen(true);
    else close();
  }

  function handleCancel() {
    const discarded = existingDraft();
    close();
    if (discarded) open.offerDiscarded(discarded);
  }

  const editor: Editor<Values, Item> = {
    edit,
    formId,
    title,
    noun,
    questionFor,
    question,
    setQuestion,
    taken,
    itemOf: (values) => kind.itemOf(values, base, today),
    askIf(check) {
      questionFor.current = check;
    },
  };
  return (
    <EditorContext value={editor}>
      <Dialog
        open
        onOpenChange={(isOpen) => !isOpen && handleClose()}
        title={title}
        size={size}
        footer={
          <>
            {isSaving && <SlowSaveNote />}
            {footer}
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
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 has-[>aside]:lg:grid-cols-2">
          {children}
        </div>
      </Dialog>
      <ConfirmDialog
        open={isConfirmOpen}
        title="Discard your changes?"
        text="Your changes haven’t been saved."
        cancelLabel="Keep editing"
        confirmLabel="Discard changes"
        onClose={() => setIsConfirmOpen(false)}
        onConfirm={close}
      />
    </EditorContext>
  );
}

interface FieldsProps<Values extends FieldValues, Item extends DatedItem> {
  children: (edit: EditForm<Values, Item>) => ReactNode;
}

/** The form of an EditDialog. */
export function Fields<Values extends FieldValues, Item extends DatedItem>({
  children,
}: FieldsProps<Values, Item>) {
  const editor = useEditor<Values, Item>();
  const { edit, noun, formId, title, taken } = editor;
  const { form } = edit;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const values = form.getValues();
    // The value of a date that is only typed in part is ''.
    const part = event.currentTarget.querySelector<HTMLInputElement>('[type=date]:invalid');
    const problem = part
      ? { field: part.name as Path<Values>, message: 'Enter a complete, valid date.' }
      : edit.isNew && taken?.isTaken?.(values) && taken;
    if (problem) {
      event.preventDefault();
      form.setError(problem.field, { message: problem.message }, { shouldFocus: true });
      return;
    }
    const question = editor.questionFor.current?.(editor.itemOf(values));
    if (question) void form.handleSubmit(() => editor.setQuestion(question))(event);
    else void edit.submit(event);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SaveProblem edit={edit} what={`this ${noun}`} failure={`Failed to save ${noun}`} />
      <form
        noValidate
        id={formId}
        aria-label={title}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={handleSubmit}
      >
        {children(edit)}
      </form>
    </div>
  );
}

interface ItemProps<Item> {
  children: (item: Item) => ReactNode;
}

/** Beside the form of an EditDialog: content for the item as typed. */
export function Panel<Item extends DatedItem>({ children }: ItemProps<Item>) {
  const { edit, itemOf } = useEditor<FieldValues, Item>();
  return <TypedValues form={edit.form}>{(values) => children(itemOf(values))}</TypedValues>;
}

interface QuestionProps<Item> {
  questionFor: (item: Item, saved: Item | null) => AskedQuestion | null;
}

/** Asked before an EditDialog saves. */
export function Question<Item extends DatedItem>({ questionFor }: QuestionProps<Item>) {
  const { edit, question, setQuestion, askIf } = useEditor<FieldValues, Item>();
  useEffect(() => askIf((item) => questionFor(item, edit.base.item)));
  return (
    question && (
      <ConfirmDialog
        open
        {...question}
        cancelLabel="Keep editing"
        onClose={() => setQuestion(null)}
        onConfirm={() => void edit.submit()}
      />
    )
  );
}

interface PreviewButtonProps<Item> extends ItemProps<Item> {
  text: (item: Item) => string;
}

/** Opens the item as typed, as visitors will see it. */
export function PreviewButton<Item extends DatedItem>({
  text,
  children,
}: PreviewButtonProps<Item>) {
  const { edit, itemOf } = useEditor<FieldValues, Item>();
  const [previewed, setPreviewed] = useState<Item | null>(null);
  return (
    <>
      <Button
        variant="quiet"
        className="sm:mr-auto"
        onClick={() => setPreviewed(itemOf(edit.form.getValues()))}
      >
        Preview
      </Button>
      {previewed && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && setPreviewed(null)}
          title="Preview"
          description={`${text(previewed)} Links and buttons do nothing here.`}
          size="full"
          footer={<Button onClick={() => setPreviewed(null)}>Back to the form</Button>}
        >
          <div className="-mx-dialog -my-5">{children(previewed)}</div>
        </Dialog>
      )}
    </>
  );
}
