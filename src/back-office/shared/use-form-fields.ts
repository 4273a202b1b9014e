import { useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

export function useFormFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  labels: Record<string, string>,
) {
  const id = useId();
  const errorOf = (name: FieldPath<Values>) => form.getFieldState(name, form.formState).error;
  return {
    field: (name: FieldPath<Values>) => ({
      id: `${id}-${name}`,
      label: labels[name] ?? name,
      error: errorOf(name)?.message,
    }),
    control: (name: FieldPath<Values>) => ({
      id: `${id}-${name}`,
      'aria-invalid': errorOf(name) !== undefined,
      'aria-describedby': `${id}-${name}-error`,
      dir: 'auto' as const,
      ...form.register(name),
    }),
  };
}
