import { useMemo, useRef, useState } from 'react';
import { useIsHydrated } from '@/components/use-is-hydrated';
import { keepDraft, readDraft } from './contact-draft';
import { ContactInputForm } from './contact-input-form';
import { ContactReceipt } from './contact-receipt';
import { useSendContact } from './use-send-contact';

/** Success clears it and shows a receipt; after a failure everything typed is still there. A reload keeps both. */
export function ContactForm({ isInDialog = false }: { isInDialog?: boolean }) {
  const send = useSendContact();
  const [sentCount, setSentCount] = useState(0);
  const [hasReceipt, setHasReceipt] = useState(true);
  const element = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const earlier = useMemo(() => (isHydrated ? readDraft()?.sentId : undefined), [isHydrated]);
  const sentId = send.data ?? earlier;

  function handleAnother() {
    send.reset();
    setHasReceipt(false);
    keepDraft({ sentId: '' });
    element.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={element} className="grid min-w-0 gap-6">
      {sentId && hasReceipt && (
        <ContactReceipt
          id={sentId}
          contact={send.isSuccess ? send.variables : undefined}
          onAnother={handleAnother}
        />
      )}
      {/* A new form: screen readers would announce emptied fields during the receipt. */}
      <ContactInputForm
        key={sentCount}
        isFirst={sentCount === 0}
        isInDialog={isInDialog}
        send={send}
        onSent={() => {
          setSentCount(sentCount + 1);
          setHasReceipt(true);
        }}
      />
    </div>
  );
}
