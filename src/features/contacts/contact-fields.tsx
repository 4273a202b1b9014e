import { useId } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { formFields, type Field } from '@/collections/collection';
import { inquiries, type ContactInput } from '@/collections/inquiries';
import { FormField } from '@/components/form-field';
import { Input, NativeSelect, Textarea } from '@/components/ui/input';
import { CONTACT_HONEYPOT } from '@/content/contact';
import type { ServiceInterest } from '@/domain/service-interests';
import { characterCount } from '@/domain/text';

const MESSAGE_ROWS = 6; // spec 9

const INPUTS = formFields(inquiries).filter(({ kind }) => kind !== 'service' && kind !== 'text');

const NEARLY_FULL = 0.8;

export type ContactFormValues = ContactInput & { extraCheck: string };

interface ContactFieldsProps {
  form: UseFormReturn<ContactFormValues>;
  services: readonly ServiceInterest[];
}

export function ContactFields({ form, services }: ContactFieldsProps) {
  // Prefixed, because an ID must begin with a letter.
  const id = `inquiry${useId()}`;
  const [message, service] = useWatch({ control: form.control, name: ['message', 'service'] });
  const { errors } = useFormState({ control: form.control });
  /** A chosen service that isn't offered is shown as no choice, until it is offered again. */
  const withdrawn = services.some(({ value }) => value === service) ? '' : service;

  const control = (name: keyof ContactFormValues) => ({
    id: `${id}-${name}`,
    'aria-invalid': Boolean(errors[name]),
    'aria-describedby': `${name === 'message' ? `${id}-${name}-help ` : ''}${id}-${name}-error`,
    dir: 'auto' as const,
    ...form.register(name),
  });
  const field = (name: keyof ContactInput) => {
    const { label, missing }: Field & { label: string } = inquiries.fields[name];
    return {
      id: `${id}-${name}`,
      error: errors[name]?.message,
      label,
      mark: missing ? ('required' as const) : ('optional' as const),
    };
  };

  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {INPUTS.map(({ name, kind, missing, autoComplete }) => (
          <FormField key={name} {...field(name)}>
            <Input
              {...control(name)}
              type={kind === 'email' ? 'email' : 'text'}
              autoComplete={autoComplete}
              required={Boolean(missing)}
            />
          </FormField>
        ))}
      </div>
      <FormField {...field('service')}>
        <NativeSelect {...control('service')} value={service}>
          <option value={withdrawn ?? ''}>Select a service</option>
          {services.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </FormField>
      <FormField {...field('message')} help={messageCount(message)}>
        <Textarea {...control('message')} rows={MESSAGE_ROWS} />
      </FormField>
      {/* Honeypot: hidden, unless it was filled in. */}
      <div {...(!errors.extraCheck && { 'aria-hidden': true, className: 'sr-only' })}>
        <FormField
          id={`${id}-extraCheck`}
          error={errors.extraCheck?.message}
          label={CONTACT_HONEYPOT.label}
        >
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
  const limit = inquiries.fields.message.limit;
  if (count < limit * NEARLY_FULL) return undefined;
  return `${count.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} characters`;
}
