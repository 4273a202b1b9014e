import { Ban, MailCheck } from 'lucide-react';
import { useRef } from 'react';
import type { Action } from '@/back-office/run/action';
import type { Contact } from '@/collections/inquiries';
import { Button } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { setSpam } from './contact-actions';

interface SpamDecisionProps {
  contact: Contact;
  reasons: string[] | undefined;
  run: (action: Action) => void;
}

export function SpamDecision({ contact, reasons: found, run }: SpamDecisionProps) {
  const { isSpam } = contact;
  const reasons = isSpam === null ? found : undefined;
  const decision = useRef<HTMLDivElement>(null);
  useFocusRepair(decision, isSpam, (element) => element.querySelector('button')?.focus());
  return (
    <div ref={decision} className="flex flex-wrap items-center gap-2 text-sm">
      {(isSpam || reasons) && (
        <p className="mr-2 w-full">
          <strong className="font-semibold">{isSpam ? 'Spam.' : 'Looks like spam:'}</strong>{' '}
          {isSpam ? 'This inquiry needs no reply and isn’t counted.' : reasons?.join('; ')}
        </p>
      )}
      {!isSpam && (
        <Button variant="quiet" size="small" onClick={() => run(setSpam([contact], true))}>
          <Ban aria-hidden className="size-4" /> Mark as spam
        </Button>
      )}
      {(isSpam || reasons) && (
        <Button variant="quiet" size="small" onClick={() => run(setSpam([contact], false))}>
          <MailCheck aria-hidden className="size-4" /> Not spam
        </Button>
      )}
    </div>
  );
}
