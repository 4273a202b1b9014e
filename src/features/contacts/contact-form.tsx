import { useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useIsHydrated } from '@/components/use-is-hydrated';
import {
  SERVICE_INTERESTS,
  serviceInterests,
  type NamedService,
  type ServiceInterest,
} from '@/domain/service-interests';
import { focusSoon } from '@/lib/focus-soon';
import { ContactInputForm } from './contact-input-form';
import { ContactReceipt } from './contact-receipt';
import { readContactDraft, saveContactDraft } from './save-draft';
import { useSendContact } from './use-send-contact';

/** Passes the site's services to its child; undefined while they load. */
export type ServiceList = ComponentType<{
  children: (services: readonly NamedService[] | undefined) => ReactNode;
}>;

interface ContactFormProps {
  /** Must be the same in every render, or the form would lose its input. */
  Services: ServiceList;
  isInDialog?: boolean;
}

/** The receipt and the input survive a reload. In the dialog, the receipt replaces the form. */
export function ContactForm({ Services, isInDialog = false }: ContactFormProps) {
  const send = useSendContact();
  const [sentCount, setSentCount] = useState(0);
  const [hasReceipt, setHasReceipt] = useState(true);
  const element = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const earlier = useMemo(
    () => (isHydrated && !isInDialog ? readContactDraft()?.sentId : undefined),
    [isHydrated, isInDialog],
  );
  const sentId = send.data?.id ?? earlier;
  const shownId = hasReceipt && sentId;

  function removeReceipt() {
    send.reset();
    setHasReceipt(false);
  }

  function handleAnother() {
    removeReceipt();
    saveContactDraft({ sentId: '' });
    const { current } = element;
    if (current) focusSoon(current, () => current.querySelector('input')?.focus());
  }

  const content = (services: readonly ServiceInterest[]) => (
    <div ref={element} className="grid min-w-0 gap-6">
      {shownId && (
        <ContactReceipt
          id={shownId}
          contact={send.data?.contact}
          services={services}
          onAnother={handleAnother}
          {...(isInDialog && { onDialogClose: removeReceipt })}
        />
      )}
      {!(isInDialog && shownId) && (
        // A new form after each success, because screen readers would announce cleared fields over the receipt.
        <ContactInputForm
          key={sentCount}
          isFirst={sentCount === 0}
          isInDialog={isInDialog}
          services={services}
          send={send}
          onSent={() => {
            setSentCount(sentCount + 1);
            setHasReceipt(true);
          }}
        />
      )}
    </div>
  );
  return (
    <Services>
      {(services) => content(services ? serviceInterests(services) : SERVICE_INTERESTS)}
    </Services>
  );
}
