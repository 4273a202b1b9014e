import { valibotResolver } from '@hookform/resolvers/valibot';
import { cva } from 'class-variance-authority';
import { useEffect, useRef, type FormEvent } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import * as v from 'valibot';
import { SubmitButton } from '@/components/submit-button';
import { ToastViewport } from '@/components/toast/toaster';
import { useEarlySubmit } from '@/components/use-early-submit';
import { CONTACT_HONEYPOT, CONTACT_OTHERWISE } from '@/content/contact';
import { serviceInterestOf } from '@/domain/contact';
import { contactSchema } from '@/domain/contact-schema';
import { previousPath } from '@/lib/visited-path';
import { keepDraft, readDraft } from './contact-draft';
import { ContactFields, type ContactFormValues } from './contact-fields';
import { ContactOtherwise } from './contact-otherwise';
import { ContactPrivacy } from './contact-privacy';
import { ContactReceipt } from './contact-receipt';
import { useSendContact } from './use-send-contact';

const formSchema = v.object({
  ...contactSchema.entries,
  extraCheck: v.pipe(v.string(), v.empty(CONTACT_HONEYPOT.error)),
});

const BLANK = Object.fromEntries(
  Object.keys(formSchema.entries).map((name) => [name, '']),
) as ContactFormValues;

const footLook = cva('grid gap-3', {
  variants: {
    /** Stays in view, over the padding of the dialog's body, unless the window is low. */
    isInDialog: {
      true: 'sticky -bottom-5 -mx-6 -mb-5 border-t border-rule bg-paper px-6 py-4 [@media(height<36rem)]:static',
    },
  },
});

/** Spec 3, 5. Success clears it and shows a receipt; after a failure or reload everything typed is still there. */
export function ContactForm({ isInDialog = false }: { isInDialog?: boolean }) {
  // No default values, which would replace what was typed before hydration.
  const form = useForm<ContactFormValues>({ resolver: valibotResolver(formSchema) });
  const send = useSendContact();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => void ToastViewport.preload().catch(() => undefined), []);

  useEffect(() => {
    const typed = Object.entries(form.getValues()).filter(([, text]) => text);
    const draft = readDraft()?.values;
    if (draft) form.reset({ ...BLANK, ...draft, ...Object.fromEntries(typed) });
    if (typed.length > 0) keepDraft({ values: form.getValues() });
    const service = serviceInterestOf(previousPath() ?? '');
    if (!isInDialog && service && !form.getValues('service')) form.setValue('service', service);
  }, [form, isInDialog]);

  useEarlySubmit(element);

  // A second click comes before the render that sets `isPending`.
  const isSending = useRef(false);
  function sendOnce(values: ContactFormValues) {
    if (isSending.current) return;
    isSending.current = true;
    send.mutate(v.parse(contactSchema, values), {
      onSuccess: () => form.reset(BLANK),
      onSettled: () => {
        isSending.current = false;
      },
    });
  }

  function handleInvalid(errors: FieldErrors<ContactFormValues>) {
    if (errors.extraCheck) form.setValue('extraCheck', '');
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    delete event.currentTarget.dataset['unsent'];
    void form.handleSubmit(sendOnce, handleInvalid)(event);
  }

  function handleAnother() {
    send.reset();
    form.setFocus('firstName');
  }

  return (
    <div className="grid min-w-0 gap-6">
      {send.isSuccess && (
        <ContactReceipt id={send.data} contact={send.variables} onAnother={handleAnother} />
      )}
      <form
        ref={element}
        noValidate
        method="post"
        aria-label="Inquiry"
        className="grid min-w-0 gap-5"
        onChange={() => keepDraft({ values: form.getValues() })}
        onSubmit={handleSubmit}
      >
        <ContactFields form={form} />
        <div className={footLook({ isInDialog })}>
          <noscript>
            <ContactOtherwise text={CONTACT_OTHERWISE.noScript} />
          </noscript>
          <div className="grid">
            <div role="status">
              {/* With this attribute app.css shows it only after an early Send that came to nothing. */}
              <div data-when-unsent={send.isError ? undefined : ''} className="pb-3">
                <ContactOtherwise text={CONTACT_OTHERWISE.failed} />
              </div>
            </div>
            <SubmitButton
              label="Send Message"
              pendingLabel="Sending..."
              isPending={send.isPending}
              variant="action"
              className="w-full sm:w-auto sm:min-w-48 sm:justify-self-start"
            />
          </div>
          {/* After the button in tab order. */}
          <ContactPrivacy />
        </div>
      </form>
    </div>
  );
}
