import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { FormField } from '@/components/form-field';
import { loadToastViewport, toast } from '@/components/toast/toast-store';
import { Button } from '@/components/ui/button';
import { CONTROL, Input, Textarea } from '@/components/ui/input';
import { createContact } from '@/data/contacts';
import { SERVICE_INTERESTS } from '@/domain/contact';
import { enquirySchema, type Enquiry } from '@/domain/contact-schema';
import { cn } from '@/lib/cn';
import { logError } from '@/lib/log-error';
import { useEnquiryId } from './use-enquiry-id';

/** Rows of the message box (spec 9). */
const MESSAGE_ROWS = 6;

const BLANK: Enquiry = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  service: '',
  message: '',
};

/** The enquiry form (spec 3, 5). Success clears it; a failure keeps every word. */
export function EnquiryForm({ onSent }: { onSent?: () => void }) {
  const id = useId();
  const enquiryId = useEnquiryId();
  const form = useForm<Enquiry>({ resolver: valibotResolver(enquirySchema), defaultValues: BLANK });
  const send = useMutation({
    mutationFn: (enquiry: Enquiry) => createContact(enquiryId(enquiry), enquiry),
  });
  useEffect(() => void loadToastViewport().catch(() => undefined), []);

  const submit = form.handleSubmit((enquiry) => {
    if (send.isPending) return;
    send.mutate(enquiry, {
      onSuccess: () => {
        form.reset();
        toast({
          title: 'Message sent successfully!',
          description: "We'll get back to you within 24 hours.",
        });
        onSent?.();
      },
      onError: (error) => {
        logError('Failed to send message', error);
        toast({
          variant: 'destructive',
          title: 'Error',
          description: 'Failed to send message. Please try again.',
        });
      },
    });
  });

  const { errors } = form.formState;
  /** What each control and its field share. */
  const control = (name: FieldPath<Enquiry>) => ({
    id: `${id}-${name}`,
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': `${id}-${name}-error`,
    dir: 'auto' as const,
    ...form.register(name),
  });
  const field = (name: FieldPath<Enquiry>) => ({
    id: `${id}-${name}`,
    error: errors[name]?.message,
  });

  return (
    <form
      noValidate
      method="post"
      aria-label="Enquiry"
      className="grid gap-5"
      onSubmit={(event) => void submit(event)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField {...field('firstName')} label="First Name" mark="required">
          <Input {...control('firstName')} autoComplete="given-name" required />
        </FormField>
        <FormField {...field('lastName')} label="Last Name" mark="required">
          <Input {...control('lastName')} autoComplete="family-name" required />
        </FormField>
        <FormField {...field('email')} label="Email" mark="required">
          <Input {...control('email')} type="email" autoComplete="email" required />
        </FormField>
        <FormField {...field('company')} label="Company" mark="optional">
          <Input {...control('company')} autoComplete="organization" />
        </FormField>
      </div>
      <FormField {...field('service')} label="Service Interest" mark="optional">
        <select {...control('service')} className={cn(CONTROL, 'min-h-11')}>
          <option value="">Select a service</option>
          {SERVICE_INTERESTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </FormField>
      <FormField {...field('message')} label="Message" mark="optional">
        <Textarea {...control('message')} rows={MESSAGE_ROWS} />
      </FormField>
      <Button type="submit" variant="action" disabled={send.isPending}>
        {send.isPending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}
