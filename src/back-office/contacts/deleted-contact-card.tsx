import { Trash2, Undo2 } from 'lucide-react';
import { RowHeading } from '@/back-office/ui/row-heading';
import { Checkbox } from '@/back-office/ui/checkbox';
import type { DeletedContact } from '@/collections/inquiries';
import { LongText } from '@/components/long-text';
import { Button } from '@/components/ui/button';
import { referenceOf } from '@/domain/reference';
import { daysLeft } from '@/domain/trash';
import { cn } from '@/lib/cn';
import { formatDateTime } from '@/lib/dates';
import { plural } from '@/lib/plural';
import { ContactFacts } from './contact-facts';
import { contactName } from './contact-name';

interface DeletedContactCardProps {
  contact: DeletedContact;
  now: Date;
  isSelected: boolean;
  onSelect: (id: string, isRange: boolean) => void;
  onRestore: () => void;
  onErase: () => void;
}

export function DeletedContactCard({ contact, now, ...props }: DeletedContactCardProps) {
  const { id, createdAt, deletedAt, message } = contact;
  const name = contactName(contact);
  const headingId = `deleted-${id}`;
  const days = daysLeft(contact, now);
  return (
    <article
      aria-labelledby={headingId}
      className={cn(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 py-1.5 pr-4 pl-1 contain-paint',
        props.isSelected && 'bg-firm-tint',
      )}
    >
      <label className="grid size-11 place-items-center">
        <Checkbox
          aria-label={`Select ${name}`}
          checked={props.isSelected}
          onChange={(event) => props.onSelect(id, (event.nativeEvent as MouseEvent).shiftKey)}
        />
      </label>
      <div className="grid gap-2 py-1.5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="grid content-start gap-1">
            <RowHeading id={headingId} clamp="line-clamp-3">
              {name}
            </RowHeading>
            <ContactFacts contact={contact} />
          </div>
          <p className="text-sm text-ink-soft sm:text-end">
            <span className="font-drawing">{referenceOf(id)}</span>
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
          <Button variant="quiet" size="small" data-restore onClick={props.onRestore}>
            <Undo2 aria-hidden className="size-4" />
            Restore <span className="sr-only">the inquiry from {name}</span>
          </Button>
          <Button variant="bareDanger" size="small" onClick={props.onErase}>
            <Trash2 aria-hidden className="size-4" />
            Erase now<span className="sr-only">: inquiry from {name}</span>
          </Button>
        </div>
      </div>
    </article>
  );
}
