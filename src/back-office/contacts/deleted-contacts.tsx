import { useInfiniteQuery } from '@tanstack/react-query';
import { Trash2, Undo2 } from 'lucide-react';
import { useState, type RefObject } from 'react';
import type { Action } from '@/back-office/run/action';
import { ItemList } from '@/back-office/ui/item-list';
import { ConfirmDialog } from '@/back-office/ui/confirm-dialog';
import { useMinute } from '@/back-office/ui/use-minute';
import type { DeletedContact } from '@/collections/inquiries';
import { EmptyState } from '@/components/empty-state';
import { LongText } from '@/components/long-text';
import { Button } from '@/components/ui/button';
import { referenceOf } from '@/domain/reference';
import { daysLeft, TRASH_DAYS } from '@/domain/trash';
import { formatDateTime } from '@/lib/dates';
import { plural } from '@/lib/plural';
import { restoreInquiries } from './contact-actions';
import { ContactFacts, nameOnCard } from './contact-facts';
import { contactQueries } from './contact-queries';
import { eraseInquiry } from './erase-inquiries';

interface DeletedContactsProps {
  desk: RefObject<HTMLElement | null>;
  run: (action: Action) => void;
}

export function DeletedContacts({ desk, run }: DeletedContactsProps) {
  const query = useInfiniteQuery(contactQueries.deleted());
  const now = useMinute();
  return (
    <ItemList
      query={query}
      pages={query}
      items={query.data?.pages.flatMap(({ items }) => items) ?? []}
      what="contacts"
      name="inquiries"
      empty={
        <EmptyState
          title="No deleted inquiries"
          text={`Deleted inquiries stay here for ${TRASH_DAYS} days.`}
        />
      }
      desk={desk}
      targetOf={() => '[data-restore]'}
    >
      {(contact) => <DeletedCard contact={contact} days={daysLeft(contact, now)} run={run} />}
    </ItemList>
  );
}

interface DeletedCardProps {
  contact: DeletedContact;
  days: number;
  run: (action: Action) => void;
}

function DeletedCard({ contact, days, run }: DeletedCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { createdAt, deletedAt, message } = contact;
  const name = nameOnCard(contact);
  const reference = referenceOf(contact.id);
  const headingId = `deleted-${contact.id}`;
  return (
    <article aria-labelledby={headingId} className="grid gap-2 px-4 py-3 contain-paint">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid content-start gap-1">
          <h3 id={headingId} className="line-clamp-3 font-text text-base wrap-anywhere" dir="auto">
            {name}
          </h3>
          <ContactFacts contact={contact} />
        </div>
        <p className="text-sm text-ink-soft sm:text-end">
          <span className="font-drawing">{reference}</span>
          {createdAt && (
            <>
              <br />
              Sent <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>
            </>
          )}
          {deletedAt && (
            <>
              <br />
              Deleted <time dateTime={deletedAt.toISOString()}>{formatDateTime(deletedAt)}</time>
            </>
          )}
          <br />
          <span className="font-semibold">
            {days > 0 ? `${plural(days, 'day')} left` : 'Due to be erased'}
          </span>
        </p>
      </div>
      {message && <LongText text={message} name={`the message from ${name}`} />}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="small"
          data-restore
          onClick={() => run(restoreInquiries([contact]))}
        >
          <Undo2 aria-hidden className="size-4" />
          Restore <span className="sr-only">the inquiry from {name}</span>
        </Button>
        <Button variant="bareDanger" size="small" onClick={() => setIsAsking(true)}>
          <Trash2 aria-hidden className="size-4" />
          Erase now<span className="sr-only">: inquiry from {name}</span>
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Erase this inquiry now?"
        text={`Inquiry ${reference} from ${name} can’t be restored after this. Only a record of the erasure will remain.`}
        cancelLabel="Keep it"
        confirmLabel="Erase now"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          run(eraseInquiry(contact));
        }}
      />
    </article>
  );
}
