import { useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Collection } from '@/collections/collection';

/** Props for the fields of a form and for their controls. */
export function useFormFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { fields }: Collection,
) {
  const id = useId();
  const errorOf = (name: FieldPath<Values>) => form.getFieldState(name, form.formState).error;
  return {
    field(name: FieldPath<Values>) {
      const { label = name, missing, optional } = fields[name] ?? {};
      const mark = missing ? ('required' as const) : optional && ('optional' as const);
      return { id: `${id}-${name}`, label, mark, error: errorOf(name)?.message };
    },
    control: (name: FieldPath<Values>) => ({
      id: `${id}-${name}`,
      'aria-invalid': errorOf(name) !== undefined,
      'aria-describedby': `${id}-${name}-error`,
      required: Boolean(fields[name]?.missing),
      dir: 'auto' as const,
      ...form.register(name),
    }),
  };
}
