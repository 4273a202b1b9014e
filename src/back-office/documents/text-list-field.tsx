import { Plus, Trash2 } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {
  useFieldArray,
  useFormState,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/back-office/ui/icon-button';
import { Textarea } from '@/components/ui/input';
import { useFocusRepair } from '@/components/use-focus-repair';
import { capitalize } from '@/lib/capitalize';
import { isComposing } from '@/lib/is-composing';
import { newRow, type ListRow } from '@/collections/form-values';
import { MoveButtons } from '@/back-office/ui/move-buttons';

/** For a list of records: the values of a new row, and the fields that a row shows instead of one text field. */
export interface Records {
  blank: object;
  fields: (index: number) => ReactNode;
}

interface TextListFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  item: string;
  help?: string | undefined;
  records?: Records | undefined;
  children?: ReactNode;
}

export function TextListField<Values extends FieldValues>(props: TextListFieldProps<Values>) {
  const { label, item, records } = props;
  const name: string = props.name;
  // `name` is always a list of rows: EditFields passes only list fields.
  const form = props.form as unknown as UseFormReturn<Record<string, ListRow[]>>;
  const { errors: all } = useFormState({ control: form.control, name });
  const errors = all[name];
  const listId = useId();
  const helpId = `${listId}-help`;
  const { fields, append, insert, move, remove } = useFieldArray({ control: form.control, name });
  const list = useRef<HTMLFieldSetElement>(null);
  const [announcement, setAnnouncement] = useState('');
  // An object, so that removing the same index twice counts as two changes.
  const [removed, setRemoved] = useState({ index: 0 });
  useFocusRepair(list, removed, (fieldset) => {
    const items = fieldset.querySelectorAll('li');
    const next = items[removed.index] ?? items[items.length - 1] ?? fieldset;
    next.querySelector<HTMLElement>('input, textarea, [data-add]')?.focus();
  });

  /** The end of the pasted lines, where typing continues: a row and a place in it. */
  const [pasted, setPasted] = useState<{ index: number; end: number }>();
  useEffect(() => {
    if (!pasted) return;
    const row = list.current?.querySelectorAll('textarea')[pasted.index];
    row?.focus();
    row?.setSelectionRange(pasted.end, pasted.end);
  }, [pasted]);

  function handleMove(from: number, to: number) {
    setAnnouncement(`${capitalize(item)} moved to position ${to + 1} of ${fields.length}`);
    move(from, to);
  }

  function handleRemove(index: number) {
    setRemoved({ index });
    setAnnouncement(`${capitalize(item)} ${index + 1} removed, ${fields.length - 1} left`);
    remove(index);
  }

  function handleKeyDown(event: KeyboardEvent, index: number) {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    insert(index + 1, newRow());
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>, index: number) {
    const lines = event.clipboardData
      .getData('text')
      .split(/[\r\n]+/)
      .map((line) => line.replace(/^\s*[-*•·–]\s+/, '').trim())
      .filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const [first = '', ...others] = lines;
    const last = others.at(-1) ?? '';
    form.setValue(`${name}.${index}.text`, value.slice(0, selectionStart) + first, {
      shouldDirty: true,
    });
    const rows = [...others.slice(0, -1), last + value.slice(selectionEnd)];
    insert(index + 1, rows.map(newRow), { shouldFocus: false });
    setPasted({ index: index + others.length, end: last.length });
  }

  return (
    <fieldset ref={list} aria-describedby={props.help && helpId} className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {props.help && (
        <p id={helpId} className="text-sm text-ink-soft">
          {props.help}
        </p>
      )}
      <ol className="grid gap-2">
        {fields.map((field, index) => {
          const error = !records && errors?.[index]?.text?.message;
          const errorId = `${listId}-${field.key}-error`;
          return (
            <li key={field.key ?? field.id} className="grid gap-1">
              <div className="flex items-start gap-1 max-sm:flex-wrap max-sm:justify-end">
                {records ? (
                  records.fields(index)
                ) : (
                  <Textarea
                    rows={1}
                    aria-label={`${item} ${index + 1}`}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={errorId}
                    dir="auto"
                    shape="line"
                    className="field-sizing-content min-w-0 flex-1 resize-none max-sm:basis-full"
                    onKeyDown={(event) => handleKeyDown(event, index)}
                    onPaste={(event) => handlePaste(event, index)}
                    {...form.register(`${name}.${index}.text`)}
                  />
                )}
                <div className="flex gap-0.5 sm:pt-1">
                  <MoveButtons
                    what={`${item} ${index + 1}`}
                    variant="bare"
                    canMove={(step) => fields[index + step] !== undefined}
                    onMove={(step) => handleMove(index, index + step)}
                  />
                  <IconButton
                    label={`Remove ${item} ${index + 1}`}
                    icon={<Trash2 aria-hidden className="size-4" />}
                    variant="bareDanger"
                    size="iconSmall"
                    onClick={() => handleRemove(index)}
                  />
                </div>
              </div>
              <p id={errorId} className="text-sm font-semibold text-danger empty:hidden">
                {error}
              </p>
            </li>
          );
        })}
      </ol>
      {errors?.root?.message && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {errors.root.message}
        </p>
      )}
      {props.children}
      <Button
        variant="quiet"
        size="small"
        data-add
        className="justify-self-start"
        onClick={() => append((records?.blank as ListRow | undefined) ?? newRow())}
      >
        <Plus aria-hidden className="size-4" />
        Add {capitalize(item)}
      </Button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
}
