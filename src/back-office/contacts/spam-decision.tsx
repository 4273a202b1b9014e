import { Ban, MailCheck } from 'lucide-react';
import type { Action } from '@/back-office/run/action';
import type { Contact } from '@/collections/inquiries';
import { Button } from '@/components/ui/button';
import { setSpam } from './contact-actions';

interface SpamDecisionProps {
  contact: Contact;
  run: (action: Action) => void;
}

export function SpamDecision({ contact, run }: SpamDecisionProps) {
  const { isSpam } = contact;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {isSpam && (
        <p className="mr-2 w-full">
          <strong className="font-semibold">Spam.</strong> This inquiry needs no reply and isn’t
          counted.
        </p>
      )}
      <Button variant="quiet" size="small" onClick={() => run(setSpam([contact], !isSpam))}>
        {isSpam ? (
          <>
            <MailCheck aria-hidden className="size-4" /> Not spam
          </>
        ) : (
          <>
            <Ban aria-hidden className="size-4" /> Mark as spam
          </>
        )}
      </Button>
    </div>
  );
}
