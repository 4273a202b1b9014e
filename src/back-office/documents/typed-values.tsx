import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';

interface TypedValuesProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  children: (values: Values) => ReactNode;
}

/** Renders content from a form's values. Deferred, so that typing isn't slowed down. */
export function TypedValues<Values extends FieldValues>(props: TypedValuesProps<Values>) {
  const { form, children } = props;
  const values = useDeferredValue(useWatch({ control: form.control }) as Values);
  return useMemo(() => children(values), [values, children]);
}
