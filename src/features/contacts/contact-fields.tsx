import { useId } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { formFields } from '@/collections/collection';
import { inquiries, type ContactInput } from '@/collections/inquiries';
import { FormField } from '@/components/form-field';
import { TextField } from '@/components/text-field';
import { NativeSelect } from '@/components/ui/input';
import { CONTACT_HONEYPOT } from '@/content/contact-form';
import type { ServiceInterest } from '@/domain/service-interests';
import { characterCount } from '@/domain/text';

const MESSAGE_ROWS = 6; // spec 9

const INPUTS = formFields(inquiries).filter(({ kind }) => kind !== 'service' && kind !== 'text');

const NEARLY_FULL = 0.8;

export type ContactFormValues = ContactInput & { extraCheck: string };

interface ContactFieldsProps {
  form: UseFormReturn<ContactFormValues>;
  services: readonly ServiceInterest[];
  announcedField: string;
}

export function ContactFields({ form, services, announcedField }: ContactFieldsProps) {
  const serviceId = `service${useId()}`;
  const [message, service] = useWatch({ control: form.control, name: ['message', 'service'] });
  const { errors } = useFormState({ control: form.control, name: 'extraCheck' });
  /** A chosen service that isn't offered is shown as no choice, until it is offered again. */
  const withdrawn = services.some(({ value }) => value === service) ? '' : service;

  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {INPUTS.map(({ name, kind, label = '', missing, autoComplete }) => (
          <TextField
            key={name}
            form={form}
            name={name}
            label={label}
            mark={missing ? 'required' : 'optional'}
            type={kind === 'email' ? 'email' : 'text'}
            autoComplete={autoComplete}
            required={Boolean(missing)}
            announcesError={name === announcedField}
          />
        ))}
      </div>
      <FormField id={serviceId} label={inquiries.fields.service.label} mark="optional">
        <NativeSelect id={serviceId} {...form.register('service')} dir="auto" value={service}>
          <option value={withdrawn ?? ''}>Select a service</option>
          {services.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </FormField>
      <TextField
        form={form}
        name="message"
        label={inquiries.fields.message.label}
        mark="optional"
        help={messageCount(message)}
        rows={MESSAGE_ROWS}
      />
      {/* Honeypot: hidden, unless it was filled in. */}
      <div {...(!errors.extraCheck && { 'aria-hidden': true, className: 'sr-only' })}>
        <TextField
          form={form}
          name="extraCheck"
          label={CONTACT_HONEYPOT.label}
          tabIndex={errors.extraCheck ? 0 : -1}
          autoComplete="off"
        />
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
