import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { formFields } from '@/collections/collection';
import { fieldText, inquiries, type ContactInput } from '@/collections/inquiries';
import { LongText } from '@/components/long-text';
import { Button } from '@/components/ui/button';
import { CONTACT_RECEIPT } from '@/content/contact-form';
import { referenceOf } from '@/domain/reference';
import { focusSoon } from '@/lib/focus-soon';
import type { ServiceInterest } from '@/domain/service-interests';
import { BookingLink } from './booking-link';

interface ContactReceiptProps {
  id: string;
  /** undefined after a reload, because the browser doesn't store what was sent. */
  contact: ContactInput | undefined;
  services: readonly ServiceInterest[];
  onAnother: () => void;
  /** Only in a dialog, which then has a Done button. Called whenever the dialog closes. */
  onDialogClose?: () => void;
}

/** A new receipt takes the focus, because it may be above the visible part of the page. */
export function ContactReceipt(props: ContactReceiptProps) {
  const { id, contact, services, onAnother, onDialogClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const referenceId = useId();
  const isNew = contact !== undefined;
  useEffect(() => {
    const element = heading.current;
    if (isNew && element) focusSoon(element, () => element.focus());
  }, [id, isNew]);

  const handleClose = useEffectEvent(() => onDialogClose?.());
  // A native listener on the dialog, because its close event doesn't bubble.
  useEffect(() => {
    const dialog = heading.current?.closest('dialog');
    const listener = () => handleClose();
    dialog?.addEventListener('close', listener);
    return () => dialog?.removeEventListener('close', listener);
  }, []);

  return (
    <section
      aria-labelledby={headingId}
      className="grid min-w-0 gap-4 rounded border-l-6 border-firm bg-firm-tint p-6"
    >
      <h3
        ref={heading}
        id={headingId}
        tabIndex={-1}
        aria-describedby={referenceId}
        className="scroll-mt-12 text-lg outline-none"
      >
        {CONTACT_RECEIPT.heading}
      </h3>
      <p id={referenceId}>
        {CONTACT_RECEIPT.reference}:{' '}
        <strong className="font-drawing text-lg whitespace-nowrap">{referenceOf(id)}</strong>
      </p>
      <p>{CONTACT_RECEIPT.text}</p>
      {contact && <SentFields contact={contact} services={services} />}
      <div className="flex flex-wrap gap-3">
        {onDialogClose && (
          <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
            {CONTACT_RECEIPT.done}
          </Button>
        )}
        <Button variant="outline" onClick={onAnother}>
          {CONTACT_RECEIPT.another}
        </Button>
        <BookingLink />
      </div>
    </section>
  );
}

function SentFields(props: { contact: ContactInput; services: readonly ServiceInterest[] }) {
  const { contact, services } = props;
  const fields = [
    { label: 'Name', value: `${contact.firstName} ${contact.lastName}` },
    ...formFields(inquiries)
      .filter(({ kind }) => kind !== 'name')
      .map(({ name, kind, label = '' }) => {
        const text = fieldText(contact, name, services);
        const isLong = text && kind === 'text';
        const value = isLong ? <LongText text={text} name={`your ${label.toLowerCase()}`} /> : text;
        return { label, value };
      }),
  ];
  return (
    <dl className="grid gap-3 border-t border-rule-strong pt-4 text-sm">
      {fields.map(
        ({ label, value }) =>
          value && (
            <div key={label}>
              <dt className="text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere" dir="auto">
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
