import type { FormEvent } from 'react';
import type {
  FieldPath,
  FieldPathValue,
  FieldValues,
  SubmitErrorHandler,
  SubmitHandler,
  UseFormReturn,
} from 'react-hook-form';

/** Reads the fields before it submits, because some password managers fill them in without any event. */
export function submitFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  onValid: SubmitHandler<Values>,
  onInvalid?: SubmitErrorHandler<Values>,
) {
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (form.formState.isSubmitting) return;
    const { elements } = event.currentTarget;
    for (const name of Object.keys(form.getValues()) as FieldPath<Values>[]) {
      const field = elements.namedItem(name);
      if (field && 'value' in field && field.value !== form.getValues(name))
        form.setValue(name, field.value as FieldPathValue<Values, typeof name>);
    }
    void form.handleSubmit(onValid, onInvalid)(event);
  };
}
