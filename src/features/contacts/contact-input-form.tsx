import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import * as v from 'valibot';
import { inquiries } from '@/collections/inquiries';
import { inputSchema } from '@/collections/schemas';
import { SubmitButton, useEarlySubmit } from '@/components/submit-button';
import { submitFields } from '@/components/submit-fields';
import { ToastViewport } from '@/components/toast/toaster';
import { CONTACT_DIALOG } from '@/content/contact';
import {
  CONTACT_HONEYPOT,
  CONTACT_OTHERWISE,
  CONTACT_PRIVACY,
  RECAPTCHA_NOTICE,
} from '@/content/contact-form';
import { FIRM } from '@/content/firm';
import { isCompleteEmail } from '@/domain/email-address';
import { likelyAddress } from '@/domain/email-typo';
import { serviceInterestOf, type ServiceInterest } from '@/domain/service-interests';
import { cn } from '@/lib/cn';
import { previousPath } from '@/lib/visited-path';
import { BookingLink } from './booking-link';
import { ContactFields, type ContactFormValues } from './contact-fields';
import { readContactDraft, saveContactDraft } from './save-draft';
import type { useSendContact } from './use-send-contact';

const contactSchema = inputSchema(inquiries);
const formSchema = v.object({
  ...contactSchema.entries,
  extraCheck: v.pipe(v.string(), v.empty(CONTACT_HONEYPOT.error)),
});

const isBackOrForward = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ type }) => type === 'back_forward',
  );

/**
 * Sticks to the end of the dialog, but in a window lower than 36rem only after the last field: there, the product is far
 * below zero. Not a media query, because its rem ignores the size of the page's text.
 */
const FOOT_IN_DIALOG =
  'sticky bottom-[min(-1.25rem,(100dvh-36rem)*99)] -mx-dialog -mb-5 border-t border-rule bg-paper px-dialog py-4';

/** Asked once for each address (design 10). */
function emailQuestion(email: string): string | undefined {
  const likely = likelyAddress(email);
  if (likely) return `Did you mean “${likely}”? If not, press Send Message again.`;
  if (isCompleteEmail(email)) return undefined;
  return `Is “${email}” complete? If so, press Send Message again.`;
}

interface ContactInputFormProps {
  isFirst: boolean;
  isInDialog: boolean;
  services: readonly ServiceInterest[];
  send: ReturnType<typeof useSendContact>;
  onSent: () => void;
}

export function ContactInputForm({ services, send, onSent, ...props }: ContactInputFormProps) {
  const { isFirst, isInDialog } = props;
  // No default values: they would overwrite input from before hydration.
  const form = useForm<ContactFormValues>({
    resolver: valibotResolver(formSchema),
    // Not while typing: the first letter of an email address would be reported as an error.
    reValidateMode: 'onSubmit',
  });
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => void ToastViewport.preload().catch(() => undefined), []);

  /** Empties a form that the browser has restored, if its text has been sent since, on another page of the tab. */
  const dropSent = useEffectEvent(() => {
    const draft = readContactDraft();
    if (draft?.sentId && !Object.values(draft.values).some(Boolean)) form.reset();
  });
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && dropSent();
    addEventListener('pageshow', handlePageShow);
    return () => removeEventListener('pageshow', handlePageShow);
  }, []);

  const fillIn = useEffectEvent(() => {
    // Text typed before hydration has the focus; restored text doesn't.
    if (isBackOrForward() && !element.current?.contains(document.activeElement)) dropSent();
    const shown = form.getValues();
    const typed = Object.entries(shown).filter(([, text]) => text);
    const draft = readContactDraft()?.values;
    if (draft) form.reset({ ...shown, ...draft, ...Object.fromEntries(typed) });
    if (typed.length > 0) saveContactDraft({ values: form.getValues() });
    const service = serviceInterestOf(previousPath() ?? '', services);
    if (isFirst && !isInDialog && service && !form.getValues('service'))
      form.setValue('service', service);
  });
  useEffect(() => fillIn(), []);

  useEarlySubmit(element);

  const questioned = useRef('');
  /** The field with the focus on Enter. If it keeps the focus, only an announcement says its error. */
  const [submittedIn, setSubmittedIn] = useState('');

  async function sendValid(values: ContactFormValues) {
    const contact = v.parse(contactSchema, values);
    const { email } = contact;
    const message = emailQuestion(email);
    if (message && email !== questioned.current) {
      questioned.current = email;
      form.setError('email', { message }, { shouldFocus: true });
      return;
    }
    // The service may have been deleted since it was chosen; firestore.rules would refuse the inquiry.
    const isOffered = services.some(({ value }) => value === contact.service);
    await send.mutateAsync(isOffered ? contact : { ...contact, service: '' }).then(
      () => {
        // Firefox keeps the text of a removed field, and would restore it after a reload.
        element.current?.reset();
        onSent();
      },
      // A failure is already reported.
      () => undefined,
    );
  }

  // Empties the honeypot field. Its error stays, so the field stays visible.
  function handleInvalid(errors: FieldErrors<ContactFormValues>) {
    if (errors.extraCheck) form.setValue('extraCheck', '');
  }

  const saveDraft = () => saveContactDraft({ values: form.getValues() });

  function handleChange({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (name !== 'extraCheck') form.clearErrors(name as keyof ContactFormValues);
    saveDraft();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    delete event.currentTarget.dataset['unsent'];
    setSubmittedIn((document.activeElement as HTMLInputElement | null)?.name ?? '');
    // An error that appears again is announced again; one that stays isn't.
    form.clearErrors();
    submitFields(form, sendValid, handleInvalid)(event);
    saveDraft();
  }

  const unsent = (
    <div aria-live="polite">
      {/* With this attribute, app.css shows the text only after a failed submit before hydration. */}
      <div
        data-when-unsent={send.isError ? undefined : ''}
        className={isInDialog ? 'pb-3' : 'pt-3'}
      >
        <ContactOtherwise text={CONTACT_OTHERWISE.failed} />
      </div>
    </div>
  );
  return (
    <form
      ref={element}
      noValidate
      method="post"
      aria-label={isInDialog ? `${CONTACT_DIALOG.title}: Inquiry` : 'Inquiry'}
      className="grid min-w-0 gap-5"
      onChange={handleChange}
      onSubmit={handleSubmit}
    >
      <ContactFields form={form} services={services} announcedField={submittedIn} />
      <div className={cn('grid gap-3', isInDialog && FOOT_IN_DIALOG)}>
        <noscript>
          <ContactOtherwise text={CONTACT_OTHERWISE.noScript} />
        </noscript>
        <div className="grid">
          {/* In the dialog, the text is above the button, so that the button stays in place for another click. */}
          {isInDialog && unsent}
          <div className="flex flex-wrap items-center gap-x-5">
            <SubmitButton
              label="Send Message"
              pendingLabel="Sending..."
              isPending={send.isPending}
              variant="action"
              className="w-full sm:w-auto sm:min-w-48"
            />
            <BookingLink />
          </div>
          {!isInDialog && unsent}
        </div>
        <ContactPrivacy />
      </div>
    </form>
  );
}

const LINK = 'font-semibold text-firm underline wrap-anywhere';

function ContactOtherwise({ text }: { text: string }) {
  return (
    <p>
      {text}{' '}
      <a href={`mailto:${FIRM.email}`} className={LINK}>
        {FIRM.email}
      </a>
      {', '}
      <a href={FIRM.phones[0]?.link} className={LINK}>
        {FIRM.phones[0]?.number}
      </a>
    </p>
  );
}

function ContactPrivacy() {
  const { text, privacy, terms, end } = RECAPTCHA_NOTICE;
  return (
    <div className="grid max-w-measure gap-1 text-xs text-ink-soft">
      <p>
        {CONTACT_PRIVACY.text}{' '}
        <a href={`mailto:${FIRM.email}`} className="wrap-anywhere text-firm underline">
          {FIRM.email}
        </a>
        .
        {FIRM.privacyPolicyUrl && (
          <>
            {' '}
            <NoticeLink label={CONTACT_PRIVACY.policy} url={FIRM.privacyPolicyUrl} />
          </>
        )}
      </p>
      {import.meta.env.VITE_APP_CHECK_SITE_KEY && (
        <p>
          {text} <NoticeLink {...privacy} /> and <NoticeLink {...terms} /> {end}
        </p>
      )}
    </div>
  );
}

function NoticeLink({ label, url }: { label: string; url: string }) {
  return (
    <a href={url} className="text-firm underline">
      {label}
    </a>
  );
}
