import { useId, type ComponentProps, type ReactNode } from 'react';
import { Controller, type FieldValues, type Path } from 'react-hook-form';
import { Checkbox } from '@/back-office/ui/checkbox';
import { Select } from '@/back-office/ui/select';
import { formFields, type Collection, type NamedField } from '@/collections/collection';
import { FormField } from '@/components/form-field';
import { TextField } from '@/components/text-field';
import { NativeSelect } from '@/components/ui/input';
import { capitalize } from '@/lib/capitalize';
import { codeNames } from '@/lib/codes';
import type { EditedItem } from './edit-kind';
import { TextListField, type Records } from './text-list-field';
import { TheirChange } from './their-change';
import type { EditForm } from './use-edit-form';

interface Extra {
  label?: string;
  help?: string;
  placeholder?: string;
  rows?: number;
  readOnly?: boolean;
  spellCheck?: boolean;
  'aria-describedby'?: string;
  onType?: (text: string) => void;
  records?: Records;
  below?: ReactNode;
}

const INPUTS: Partial<
  Record<NamedField['kind'], Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'spellCheck'>>
> = {
  url: { type: 'url', spellCheck: false },
  email: { type: 'email', spellCheck: false },
  phoneNumber: { type: 'tel' },
  day: { type: 'date' },
  number: { inputMode: 'decimal' },
};

interface EditFieldsProps<Values extends FieldValues, Item extends EditedItem> {
  edit: EditForm<Values, Item>;
  collection: Collection;
  extra?: { [Name in keyof Values]?: Extra };
  custom?: { [Name in keyof Values]?: ReactNode };
  groupHelp?: string;
  /** Below the fields of the group. */
  groupNote?: ReactNode;
}

/** The fields of a collection's form, in the order of its description: first the short ones, then those of each group. */
export function EditFields<Values extends FieldValues, Item extends EditedItem>(
  props: EditFieldsProps<Values, Item>,
) {
  const fields = formFields(props.collection);
  const isCustom = ({ name }: NamedField) => name in (props.custom ?? {});
  const isShort = (field: NamedField) =>
    !isCustom(field) &&
    !field.recommended &&
    (field.group !== undefined || ['line', 'choice', 'url', 'day'].includes(field.kind));
  const short = fields.filter((field) => isShort(field) && !field.group);
  const groups = [...new Set(fields.flatMap(({ group }) => group ?? []))];
  return (
    <>
      {short.length > 0 && <FieldGrid {...props} fields={short} />}
      {groups.map((group) => (
        <fieldset key={group} className="border border-rule px-4 pb-4">
          <legend className="px-1 text-sm font-semibold">{group}</legend>
          <p className="mb-3 text-sm text-ink-soft">{props.groupHelp}</p>
          <FieldGrid {...props} fields={fields.filter((field) => field.group === group)} />
          {props.groupNote}
        </fieldset>
      ))}
      {fields
        .filter((field) => !isShort(field))
        .map((field) => (
          <EditField key={field.name} {...props} field={field} />
        ))}
    </>
  );
}

function FieldGrid<Values extends FieldValues, Item extends EditedItem>({
  fields,
  ...props
}: EditFieldsProps<Values, Item> & { fields: NamedField[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4 sm:grid-cols-2">
      {fields.map((field) => (
        <div
          key={field.name}
          className={field.missing || field.kind === 'boolean' ? 'sm:col-span-2' : undefined}
        >
          <EditField {...props} field={field} />
        </div>
      ))}
    </div>
  );
}

function EditField<Values extends FieldValues, Item extends EditedItem>(
  props: EditFieldsProps<Values, Item> & { field: NamedField },
) {
  const { edit } = props;
  const { form } = edit;
  const { name, kind, label = name, item = '', choices = [], ...field } = props.field;
  const id = useId();
  const path = name as Path<Values>;
  const { label: words = label, below, ...control }: Extra = props.extra?.[path] ?? {};
  const change = <TheirChange edit={edit} name={path} />;
  if (props.custom && name in props.custom) {
    return (
      <div className="grid gap-2">
        {props.custom[path]}
        {change}
      </div>
    );
  }
  if (kind === 'boolean') {
    return (
      <div className="grid gap-2">
        <label className="flex min-h-11 items-center gap-3 justify-self-start">
          <Checkbox {...form.register(path)} aria-describedby={control.help && id} />
          {words}
        </label>
        {control.help && (
          <p id={id} className="text-sm text-ink-soft">
            {control.help}
          </p>
        )}
        {change}
      </div>
    );
  }
  if (kind === 'records' || (kind === 'list' && field.separator !== ',')) {
    const props = { label, item, help: control.help, records: control.records };
    return (
      <TextListField form={form} name={path} {...props}>
        {change}
      </TextListField>
    );
  }
  if (kind === 'country' || kind === 'currency' || (kind === 'choice' && field.optional)) {
    return (
      <Controller
        control={form.control}
        name={path}
        render={({ field: { value, ...control } }) => (
          <FormField id={id} label={label}>
            <NativeSelect id={id} {...control} value={value}>
              <option value="">Not stated</option>
              {withSaved(optionsOf(kind, choices), value).map(([code, text]) => (
                <option key={code} value={code}>
                  {text}
                </option>
              ))}
            </NativeSelect>
            {change}
          </FormField>
        )}
      />
    );
  }
  if (kind === 'choice') {
    return (
      <Controller
        control={form.control}
        name={path}
        render={({ field: { value, onChange }, fieldState }) => (
          <FormField id={id} label={label} error={fieldState.error?.message}>
            <Select
              id={id}
              label={label}
              value={value}
              placeholder={value}
              onValueChange={onChange}
              options={choices.map((choice) => ({ value: choice, label: capitalize(choice) }))}
            />
            {change}
          </FormField>
        )}
      />
    );
  }
  const isRequired = Boolean(field.missing);
  const isOptional = field.optional && !field.group;
  const mark = isRequired && !control.readOnly ? 'required' : isOptional ? 'optional' : undefined;
  return (
    <TextField
      form={form}
      name={path}
      label={label}
      required={isRequired}
      announcesError
      {...(mark && { mark })}
      {...INPUTS[kind]}
      {...control}
    >
      {below}
      {change}
    </TextField>
  );
}

/** The options, with a saved value that isn't one of them. */
const withSaved = (options: [string, string][], saved: string): [string, string][] =>
  saved === '' || options.some(([value]) => value === saved)
    ? options
    : [[saved, saved], ...options];

function optionsOf(kind: NamedField['kind'], choices: readonly string[]): [string, string][] {
  if (kind !== 'choice') return codeNames(kind === 'country' ? 'region' : 'currency');
  return choices.flatMap((choice) => (choice ? [[choice, capitalize(choice.toLowerCase())]] : []));
}
