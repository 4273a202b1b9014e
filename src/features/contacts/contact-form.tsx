import { useRef, useState } from 'react';
import { ContactInputForm } from './contact-input-form';
import { ContactReceipt } from './contact-receipt';
import { useSendContact } from './use-send-contact';

/** Success clears it and shows a receipt; after a failure or reload everything typed is still there. */
export function ContactForm({ isInDialog = false }: { isInDialog?: boolean }) {
  const send = useSendContact();
  const [sentCount, setSentCount] = useState(0);
  const element = useRef<HTMLDivElement>(null);

  function handleAnother() {
    send.reset();
    element.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={element} className="grid min-w-0 gap-6">
      {send.isSuccess && (
        <ContactReceipt id={send.data} contact={send.variables} onAnother={handleAnother} />
      )}
      {/* A new form: screen readers would announce emptied fields during the receipt. */}
      <ContactInputForm
        key={sentCount}
        isFirst={sentCount === 0}
        isInDialog={isInDialog}
        send={send}
        onSent={() => setSentCount(sentCount + 1)}
      />
    </div>
  );
}
