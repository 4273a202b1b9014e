import { useId } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { FormField } from '@/components/form-field';
import { Input, NativeSelect, Textarea } from '@/components/ui/input';
import { CONTACT_HONEYPOT } from '@/content/contact';
import { CONTACT_LIMITS, SERVICE_INTERESTS } from '@/domain/contact';
import type { ContactInput } from '@/domain/contact-schema';
import { characterCount } from '@/domain/text';

const MESSAGE_ROWS = 6; // spec 9

const NEARLY_FULL = 0.8;

export type ContactFormValues = ContactInput & { extraCheck: string };

export function ContactFields({ form }: { form: UseFormReturn<ContactFormValues> }) {
  // Prefixed, because an id must begin with a letter.
  const id = `inquiry${useId()}`;
  const message = useWatch({ control: form.control, name: 'message' });
  const { errors } = useFormState({ control: form.control });

  const control = (name: keyof ContactFormValues) => ({
    id: `${id}-${name}`,
    'aria-invalid': Boolean(errors[name]),
    'aria-describedby': `${name === 'message' ? `${id}-${name}-help ` : ''}${id}-${name}-error`,
    dir: 'auto' as const,
    ...form.register(name),
  });
  const field = (name: keyof ContactFormValues) => ({
    id: `${id}-${name}`,
    error: errors[name]?.message,
  });

  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField {...field('firstName')} label="First Name" mark="required">
          <Input {...control('firstName')} type="text" autoComplete="given-name" required />
        </FormField>
        <FormField {...field('lastName')} label="Last Name" mark="required">
          <Input {...control('lastName')} type="text" autoComplete="family-name" required />
        </FormField>
        <FormField {...field('email')} label="Email" mark="required">
          <Input {...control('email')} type="email" autoComplete="email" required />
        </FormField>
        <FormField {...field('company')} label="Company" mark="optional">
          <Input {...control('company')} type="text" autoComplete="organization" />
        </FormField>
      </div>
      <FormField {...field('service')} label="Service Interest" mark="optional">
        <NativeSelect {...control('service')}>
          <option value="">Select a service</option>
          {SERVICE_INTERESTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </FormField>
      <FormField {...field('message')} label="Message" mark="optional" help={messageCount(message)}>
        <Textarea {...control('message')} rows={MESSAGE_ROWS} />
      </FormField>
      {/* Honeypot, hidden until something fills it in. */}
      <div {...(!errors.extraCheck && { 'aria-hidden': true, className: 'sr-only' })}>
        <FormField {...field('extraCheck')} label={CONTACT_HONEYPOT.label}>
          <Input
            {...control('extraCheck')}
            type="text"
            tabIndex={errors.extraCheck ? 0 : -1}
            autoComplete="off"
          />
        </FormField>
      </div>
    </>
  );
}

function messageCount(text = ''): string | undefined {
  const count = characterCount(text);
  const limit = CONTACT_LIMITS.message;
  if (count < limit * NEARLY_FULL) return undefined;
  return `${count.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} characters`;
}
