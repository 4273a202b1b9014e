import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { ToastViewport } from '@/components/toast/toaster';
import { Button } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { useIsHydrated } from '@/components/use-is-hydrated';
import { FIRM } from '@/content/firm';
import { contactSchema } from '@/domain/contact-schema';
import { keepDraft, readDraft } from './contact-draft';
import { ContactFields, type ContactFormValues } from './contact-fields';
import { useSendContact } from './use-send-contact';

const formSchema = v.object({ ...contactSchema.entries, extraCheck: v.string() });

const BLANK = Object.fromEntries(
  Object.keys(formSchema.entries).map((name) => [name, '']),
) as ContactFormValues;

/** Spec 3, 5. Success clears it; after a failure or reload everything typed is still there. */
export function ContactForm({ onSent }: { onSent?: () => void }) {
  // No default values, which would replace what was typed before hydration.
  const form = useForm<ContactFormValues>({ resolver: valibotResolver(formSchema) });
  const send = useSendContact();
  const isHydrated = useIsHydrated();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => void ToastViewport.preload().catch(() => undefined), []);

  useEffect(() => {
    const typed = Object.entries(form.getValues()).filter(([, text]) => text);
    const draft = readDraft()?.values;
    if (draft) form.reset({ ...BLANK, ...draft, ...Object.fromEntries(typed) });
    if (typed.length > 0) keepDraft({ values: form.getValues() });
  }, [form]);

  useFocusRepair(button, send.isPending, (element) => element.focus());

  // A second click comes before the render that sets `isPending`.
  const isSending = useRef(false);
  function sendOnce({ extraCheck, ...contact }: ContactFormValues) {
    if (isSending.current) return;
    isSending.current = true;
    send.mutate(
      { contact, isHoneypotFilled: extraCheck !== '' },
      {
        onSuccess: () => {
          form.reset(BLANK);
          onSent?.();
        },
        onSettled: () => {
          isSending.current = false;
        },
      },
    );
  }

  function handleChange() {
    keepDraft({ values: form.getValues() });
    if (send.isSuccess) send.reset();
  }

  return (
    <form
      noValidate
      method="post"
      aria-label="Inquiry"
      className="grid gap-5"
      onChange={handleChange}
      onSubmit={(event) => void form.handleSubmit(sendOnce)(event)}
    >
      <ContactFields form={form} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          ref={button}
          type="submit"
          variant="action"
          // Before hydration the browser would submit the form itself.
          disabled={send.isPending || !isHydrated}
          className="max-sm:w-full sm:min-w-48"
        >
          {send.isPending ? 'Sending...' : 'Send Message'}
        </Button>
        {send.isSuccess && (
          <p className="font-semibold text-firm">
            Sent. You’ll hear from us within {FIRM.figures.response}.
          </p>
        )}
      </div>
    </form>
  );
}
