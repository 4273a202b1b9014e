import { Fragment, useId, type ReactNode } from 'react';
import { Controller, type FieldValues, type Path } from 'react-hook-form';
import { Checkbox } from '@/back-office/ui/checkbox';
import { Select } from '@/back-office/ui/select';
import { formFields, type Collection, type NamedField } from '@/collections/collection';
import { FormField } from '@/components/form-field';
import { TextField } from '@/components/text-field';
import { capitalize } from '@/lib/capitalize';
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

interface EditFieldsProps<Values extends FieldValues, Item extends EditedItem> {
  edit: EditForm<Values, Item>;
  collection: Collection;
  extra?: { [Name in keyof Values]?: Extra };
  own?: { [Name in keyof Values]?: ReactNode };
}

export function EditFields<Values extends FieldValues, Item extends EditedItem>(
  props: EditFieldsProps<Values, Item>,
) {
  const { edit } = props;
  const { form } = edit;
  const extra: Record<string, Extra | undefined> = props.extra ?? {};
  const own: Record<string, ReactNode> = props.own ?? {};
  const fields = formFields(props.collection);
  const id = useId();
  const isShort = ({ name, kind, recommended }: NamedField) =>
    !(name in own) && !recommended && (kind === 'line' || kind === 'choice');

  function draw({ name, kind, label = name, item = '', choices = [], ...field }: NamedField) {
    const path = name as Path<Values>;
    const { label: words = label, below, ...control } = extra[name] ?? {};
    const change = <TheirChange edit={edit} name={path} />;
    if (name in own) {
      return (
        <div className="grid gap-2">
          {own[name]}
          {change}
        </div>
      );
    }
    if (kind === 'boolean') {
      return (
        <div className="grid gap-2">
          <label className="flex min-h-11 items-center gap-3 justify-self-start">
            <Checkbox {...form.register(path)} />
            {words}
          </label>
          {change}
        </div>
      );
    }
    if (kind === 'list' && field.separator !== ',') {
      return (
        <TextListField form={form} name={path} label={label} item={item}>
          {change}
        </TextListField>
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
    const mark =
      isRequired && !control.readOnly ? 'required' : field.optional ? 'optional' : undefined;
    return (
      <TextField
        form={form}
        name={path}
        label={label}
        required={isRequired}
        announcesError
        {...(mark && { mark })}
        {...control}
      >
        {below}
        {change}
      </TextField>
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
