import { Fragment, useId, type ChangeEvent, type ReactNode } from 'react';
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Checkbox } from '@/back-office/shared/ui/checkbox';
import { Select } from '@/back-office/shared/ui/select';
import { formFields, type Collection, type NamedField } from '@/collections/collection';
import { FormField } from '@/components/form-field';
import { Input, Textarea } from '@/components/ui/input';
import { capitalize } from '@/lib/capitalize';
import type { ListRow } from './list-rows';
import { TextListField } from './text-list-field';

interface Extra {
  label?: string;
  help?: string;
  placeholder?: string;
  rows?: number;
  readOnly?: boolean;
  spellCheck?: boolean;
  /** Called while the form still has the previous text. */
  onType?: (text: string) => void;
}

interface EditFieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  collection: Collection;
  /** What the form adds to a field. */
  extra?: { [Name in keyof Values]?: Extra };
  /** Fields that the form draws itself. */
  own?: { [Name in keyof Values]?: ReactNode };
}

/** The fields of a collection's form, each drawn by its kind: short ones in two columns, then the others. */
export function EditFields<Values extends FieldValues>(props: EditFieldsProps<Values>) {
  const { form } = props;
  const extra: Record<string, Extra | undefined> = props.extra ?? {};
  const own: Record<string, ReactNode> = props.own ?? {};
  const formId = useId();
  const fields = formFields(props.collection);
  const isShort = ({ name, kind }: NamedField) =>
    !(name in own) && (kind === 'line' || kind === 'choice');

  function draw({ name, kind, label = name, item = '', choices = [], ...field }: NamedField) {
    if (name in own) return own[name];
    const path = name as FieldPath<Values>;
    const { label: words = label, help, onType, ...control } = extra[name] ?? {};
    if (kind === 'list') {
      const lists = form as unknown as UseFormReturn<Record<string, ListRow[]>>;
      return <TextListField form={lists} name={name} label={label} item={item} />;
    }
    if (kind === 'boolean') {
      return (
        <label className="flex min-h-11 items-center gap-3 justify-self-start">
          <Checkbox {...form.register(path)} />
          {words}
        </label>
      );
    }
    const id = `${formId}-${name}`;
    const { error } = form.getFieldState(path, form.formState);
    const isRequired = field.missing && !control.readOnly;
    const mark = isRequired ? ('required' as const) : field.optional && ('optional' as const);
    const shown = { id, label, mark, help, error: error?.message };
    if (kind === 'choice') {
      const options = choices.map((value) => ({ value, label: capitalize(value) }));
      return (
        <FormField {...shown}>
          <Controller
            control={form.control}
            name={path}
            render={({ field: { value, onChange } }) => (
              <Select
                id={id}
                label={label}
                value={value}
                onValueChange={onChange}
                options={options}
              />
            )}
          />
        </FormField>
      );
    }
    const Control = kind === 'text' ? Textarea : Input;
    const registered = form.register(path);
    return (
      <FormField {...shown}>
        <Control
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          required={Boolean(field.missing)}
          dir="auto"
          {...registered}
          {...control}
          onChange={(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
            onType?.(event.target.value);
            void registered.onChange(event);
          }}
        />
      </FormField>
    );
  }

  const short = fields.filter(isShort);
  return (
    <>
      {short.length > 0 && (
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          {short.map((each) => (
            <div key={each.name} className={each.missing ? 'sm:col-span-2' : undefined}>
              {draw(each)}
            </div>
          ))}
        </div>
      )}
      {fields
        .filter((each) => !isShort(each))
        .map((each) => (
          <Fragment key={each.name}>{draw(each)}</Fragment>
        ))}
    </>
  );
}
