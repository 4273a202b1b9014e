import type { ComponentProps } from 'react';
import { FormField } from '@/components/form-field';
import { Input } from '@/components/ui/input';

type EmailFieldProps = Omit<ComponentProps<typeof FormField>, 'children'> & {
  input: Pick<ComponentProps<'input'>, 'aria-invalid' | 'aria-describedby' | 'defaultValue'>;
};

export function EmailField({ input, ...field }: EmailFieldProps) {
  return (
    <FormField {...field}>
      <Input
        {...input}
        id={field.id}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        dir="auto"
      />
    </FormField>
  );
}
