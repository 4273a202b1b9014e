import { useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useIsHydrated } from '@/components/use-is-hydrated';
import {
  SERVICE_INTERESTS,
  serviceInterests,
  type NamedService,
  type ServiceInterest,
} from '@/domain/contact';
import { keepDraft, readDraft } from './contact-draft';
import { ContactInputForm } from './contact-input-form';
import { ContactReceipt } from './contact-receipt';
import { useSendContact } from './use-send-contact';

/** Gives its child the services of the site, undefined while they load. */
export type ServiceList = ComponentType<{
  children: (services: readonly NamedService[] | undefined) => ReactNode;
}>;

interface ContactFormProps {
  /** The same one in every render, else the form would lose what was typed. */
  Services: ServiceList;
  isInDialog?: boolean;
}

/** Success clears it and shows a receipt; after a failure everything typed is still there. A reload keeps both. */
export function ContactForm({ Services, isInDialog = false }: ContactFormProps) {
  const send = useSendContact();
  const [sentCount, setSentCount] = useState(0);
  const [hasReceipt, setHasReceipt] = useState(true);
  const element = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const earlier = useMemo(() => (isHydrated ? readDraft()?.sentId : undefined), [isHydrated]);
  const sentId = send.data?.id ?? earlier;

  function handleAnother() {
    send.reset();
    setHasReceipt(false);
    keepDraft({ sentId: '' });
    element.current?.querySelector('input')?.focus();
  }

  const content = (services: readonly ServiceInterest[]) => (
    <div ref={element} className="grid min-w-0 gap-6">
      {sentId && hasReceipt && (
        <ContactReceipt
          id={sentId}
          contact={send.data?.contact}
          services={services}
          onAnother={handleAnother}
        />
      )}
      {/* A new form: screen readers would announce emptied fields during the receipt. */}
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
    </div>
  );
  return (
    <Services>
      {(services) => content(services ? serviceInterests(services) : SERVICE_INTERESTS)}
    </Services>
  );
}
