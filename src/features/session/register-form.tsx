import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '@/components/text-field';
import { toast } from '@/components/toast/toast-store';
import { Button } from '@/components/ui/button';
import { REGISTER_NOTE } from '@/content/session';

const FIELDS = [
  { name: 'firstName', label: 'First Name', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last Name', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'company', label: 'Company', type: 'text', autoComplete: 'organization', optional: true },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'new-password' },
];

/** Doesn't create an account; asks the visitor to contact an administrator (spec 1, 5). */
export function RegisterForm() {
  const form = useForm();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    toast({
      title: 'Registration',
      description: 'Please contact an administrator to create an account.',
    });
  }

  return (
    <form aria-label="Register" className="grid gap-5" method="post" onSubmit={handleSubmit}>
      <p className="text-ink-soft">{REGISTER_NOTE}</p>
      {FIELDS.map(({ optional = false, ...field }) => (
        <TextField
          key={field.name}
          form={form}
          {...field}
          mark={optional ? 'optional' : 'required'}
          required={!optional}
        />
      ))}
      <Button type="submit">Register</Button>
    </form>
  );
}
