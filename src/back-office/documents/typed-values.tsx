import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';

interface TypedValuesProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  children: (values: Values) => ReactNode;
}

/** Shows something of the values of a form. Updates after the letter that was typed is on the screen. */
export function TypedValues<Values extends FieldValues>(props: TypedValuesProps<Values>) {
  const { form, children } = props;
  const values = useDeferredValue(useWatch({ control: form.control }) as Values);
  return useMemo(() => children(values), [values, children]);
}
