import { memo, useId, useRef, type ReactNode } from 'react';
import { LongText } from '@/components/long-text';
import { SlowSaveNote } from '@/components/slow-save-note';
import { Select } from '@/components/ui/select';
import { useFocusRepair } from '@/components/use-focus-repair';
import { failureReason } from '@/content/failures';
import {
  CONTACT_STATUSES,
  serviceInterestLabel,
  type Contact,
  type ContactStatus,
} from '@/domain/contact';
import { formatDateTime } from '@/lib/dates';
import { mailLink, phoneLink } from '@/lib/links';
import { useUpdateContactStatus } from './contact-queries';
import { STATUS_VIEWS, StatusBadge } from './status-badge';

const STATUS_OPTIONS = CONTACT_STATUSES.map((value) => ({
  value,
  label: STATUS_VIEWS[value].label,
}));

/** In characters: stored texts may have any length. */
const MAX_NAME = 300;

interface ContactCardProps {
  contact: Contact;
  /** Status filter of the list. */
  listed: ContactStatus | undefined;
}

/** The status dropdown is disabled while this row updates (spec 2). */
export const ContactCard = memo(function ContactCard({ contact, listed }: ContactCardProps) {
  const update = useUpdateContactStatus(listed);
  const row = useRef<HTMLElement>(null);
  const headingId = useId();
  const { createdAt } = contact;
  const name = contact.name.slice(0, MAX_NAME) || 'No name';

  const { isPending } = update;
  useFocusRepair(row, isPending, (card) =>
    card.querySelector<HTMLElement>('[role=combobox]')?.focus({ preventScroll: true }),
  );

  return (
    <article
      ref={row}
      aria-labelledby={headingId}
      className="grid gap-4 border border-rule bg-paper-raised p-4 contain-paint sm:p-5 md:grid-cols-[1fr_auto]"
    >
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex items-start gap-x-3 gap-y-1 max-sm:flex-col">
          <h2 id={headingId} className="line-clamp-3 min-w-0 text-lg wrap-anywhere" dir="auto">
            {name}
          </h2>
          <span className="max-w-40 shrink-0 sm:mt-1">
            <StatusBadge status={contact.status} />
          </span>
        </div>
        <ContactFacts contact={contact} />
        {contact.message && <LongText text={contact.message} name={`the message of ${name}`} />}
        {update.isError && (
          <p className="text-sm font-semibold text-danger">{failureReason(update.error)}</p>
        )}
      </div>
      <div className="grid content-start gap-2 md:w-48">
        {createdAt && (
          <time
            dateTime={createdAt.toISOString()}
            className="text-sm text-ink-soft tabular-nums md:min-h-7 md:text-end"
          >
            {formatDateTime(createdAt)}
          </time>
        )}
        <Select
          aria-label={`Status of ${name}`}
          value={update.isPending ? update.variables.status : contact.status}
          placeholder={contact.status || 'Choose a status'}
          options={STATUS_OPTIONS}
          disabled={isPending}
          onValueChange={(status) =>
            update.mutate({ id: contact.id, status: status as ContactStatus })
          }
        />
        <SlowSaveNote isSaving={isPending} />
      </div>
    </article>
  );
});

function Fact({ children }: { children: ReactNode }) {
  return (
    <li className="line-clamp-3 max-w-full wrap-anywhere" dir="auto">
      {children}
    </li>
  );
}

function ContactFacts({ contact }: { contact: Contact }) {
  const { email, phone, company, service } = contact;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {email && (
        <Fact>
          <a href={mailLink(email)} className="text-firm underline">
            {email}
          </a>
        </Fact>
      )}
      {phone && (
        <Fact>
          <a href={phoneLink(phone)} className="text-firm underline">
            {phone}
          </a>
        </Fact>
      )}
      {company && <Fact>{company}</Fact>}
      {service && <Fact>Interested in {serviceInterestLabel(service)}</Fact>}
    </ul>
  );
}
