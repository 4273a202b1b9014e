import { useId, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import {
  get,
  useFormState,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';
import { FormField } from './form-field';
import { Input, Textarea } from './ui/input';

interface TextFieldProps<Values extends FieldValues>
  extends
    Omit<ComponentProps<'input'>, 'form' | 'name' | 'id' | 'onChange' | 'children'>,
    Pick<ComponentProps<typeof FormField>, 'label' | 'mark' | 'help' | 'announcesError'> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  rows?: number | undefined;
  rules?: RegisterOptions<Values, FieldPath<Values>>;
  /** Called while the form still has the previous text. */
  onType?: ((text: string) => void) | undefined;
  children?: ReactNode;
}

export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { form, name, label, mark, help, announcesError, rules, onType, children, ...input } =
    props;
  const { errors } = useFormState({ control: form.control, name, exact: true });
  // Prefixed, because an ID must begin with a letter.
  const id = `${name}${useId()}`;
  const error = get(errors, name) as FieldError | undefined;
  const registered = form.register(name, rules);
  const describedBy = [input['aria-describedby'], help && `${id}-help`, `${id}-error`];
  const Control = (input.rows === undefined ? Input : Textarea) as typeof Input;
  return (
    <FormField
      id={id}
      label={label}
      help={help}
      error={error?.message}
      {...(mark && { mark })}
      {...(announcesError && { announcesError })}
    >
      <Control
        dir="auto"
        {...(input.rows === undefined && { type: 'text' })}
        {...input}
        {...registered}
        id={id}
        aria-invalid={input['aria-invalid'] ?? error !== undefined}
        aria-describedby={describedBy.filter(Boolean).join(' ')}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onType?.(event.target.value);
          void registered.onChange(event);
        }}
      />
      {children}
    </FormField>
  );
}
