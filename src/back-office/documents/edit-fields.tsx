import { Fragment, useId, type ComponentProps, type ReactNode } from 'react';
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
import { TextListField } from './text-list-field';
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
  below?: ReactNode;
}

const INPUTS: Partial<
  Record<NamedField['kind'], Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'spellCheck'>>
> = {
  url: { type: 'url', spellCheck: false },
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

export function EditFields<Values extends FieldValues, Item extends EditedItem>(
  props: EditFieldsProps<Values, Item>,
) {
  const { edit } = props;
  const { form } = edit;
  const extra: Record<string, Extra | undefined> = props.extra ?? {};
  const custom: Record<string, ReactNode> = props.custom ?? {};
  const fields = formFields(props.collection);
  const id = useId();
  const isShort = ({ name, kind, recommended, group }: NamedField) =>
    !(name in custom) &&
    !recommended &&
    (group !== undefined || ['line', 'choice', 'url', 'day'].includes(kind));

  function draw({ name, kind, label = name, item = '', choices = [], ...field }: NamedField) {
    const path = name as Path<Values>;
    const { label: words = label, below, ...control } = extra[name] ?? {};
    const change = <TheirChange edit={edit} name={path} />;
    if (name in custom) {
      return (
        <div className="grid gap-2">
          {custom[name]}
          {change}
        </div>
      );
    }
    if (kind === 'boolean') {
      return (
        <div className="grid gap-2">
          <label className="flex min-h-11 items-center gap-3 justify-self-start">
            <Checkbox {...form.register(path)} aria-describedby={control.help && id + name} />
            {words}
          </label>
          {control.help && (
            <p id={id + name} className="text-sm text-ink-soft">
              {control.help}
            </p>
          )}
          {change}
        </div>
      );
    }
    if (kind === 'list' && field.separator !== ',') {
      return (
        <TextListField form={form} name={path} label={label} item={item} help={control.help}>
          {change}
        </TextListField>
      );
    }
    if (kind === 'country' || kind === 'currency' || (kind === 'choice' && field.optional)) {
      return (
        <FormField id={id + name} label={label}>
          <NativeSelect id={id + name} {...form.register(path)}>
            <option value="">Not stated</option>
            {optionsOf(kind, choices).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </NativeSelect>
          {change}
        </FormField>
      );
    }
    if (kind === 'choice') {
      return (
        <Controller
          control={form.control}
          name={path}
          render={({ field: { value, onChange }, fieldState }) => (
            <FormField id={id + name} label={label} error={fieldState.error?.message}>
              <Select
                id={id + name}
                label={label}
                value={value}
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

  const grid = (some: NamedField[]) => (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      {some.map((each) => (
        <div
          key={each.name}
          className={each.missing || each.kind === 'boolean' ? 'sm:col-span-2' : undefined}
        >
          {draw(each)}
        </div>
      ))}
    </div>
  );
  const short = fields.filter((each) => isShort(each) && !each.group);
  const grouped = fields.filter(({ group }) => group);
  return (
    <>
      {short.length > 0 && grid(short)}
      {grouped.length > 0 && (
        <fieldset className="border border-rule px-4 pb-4">
          <legend className="px-1 text-sm font-semibold">{grouped[0]?.group}</legend>
          <p className="mb-3 text-sm text-ink-soft">{props.groupHelp}</p>
          {grid(grouped)}
          {props.groupNote}
        </fieldset>
      )}
      {fields
        .filter((each) => !isShort(each))
        .map((each) => (
          <Fragment key={each.name}>{draw(each)}</Fragment>
        ))}
    </>
  );
}

function optionsOf(kind: NamedField['kind'], choices: readonly string[]): [string, string][] {
  if (kind !== 'choice') return codeNames(kind === 'country' ? 'region' : 'currency');
  return choices.flatMap((choice) => (choice ? [[choice, capitalize(choice.toLowerCase())]] : []));
}
