import { useSyncExternalStore } from 'react';
import { useRun } from '@/back-office/run/use-run';
import type { Contact } from '@/collections/inquiries';
import { Button } from '@/components/ui/button';
import { nameOnCard } from './contact-facts';
import { setStatus } from './contact-actions';
import { endOffer, replyOffers } from './reply-offer-store';

export function ReplyOffers() {
  const contacts = useSyncExternalStore(replyOffers.subscribe, replyOffers.get);
  return (
    <div role="status" className="grid max-h-40 gap-px overflow-y-auto empty:sr-only">
      {contacts.map((contact) => (
        <ReplyOffer key={contact.id} contact={contact} />
      ))}
    </div>
  );
}

function ReplyOffer({ contact }: { contact: Contact }) {
  const { id } = contact;
  const update = useRun();
  const name = nameOnCard(contact);
  return (
    <section
      aria-label={`Reply to ${name}`}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border border-firm bg-paper-raised px-3 py-2 shadow-floating"
    >
      <p className="min-w-0 grow text-sm wrap-anywhere">
        Did you send your reply to <bdi className="font-semibold">{name}</bdi>?
      </p>
      <Button
        size="small"
        aria-disabled={update.isPending}
        onClick={() => !update.isPending && update.run(setStatus(contact, 'contacted'))}
      >
        Mark as contacted
      </Button>
      <Button variant="quiet" size="small" onClick={() => endOffer(id)}>
        Not sent
      </Button>
    </section>
  );
}
