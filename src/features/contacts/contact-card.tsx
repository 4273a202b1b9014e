import { useId } from 'react';
import { Badge } from '@/components/badge';
import { toast } from '@/components/toast/toast-store';
import { Select } from '@/components/ui/select';
import {
  CONTACT_STATUSES,
  serviceInterestLabel,
  type Contact,
  type ContactStatus,
} from '@/domain/contact';
import { formatDateTime } from '@/lib/dates';
import { logError } from '@/lib/log-error';
import { mailLink, phoneLink } from '@/lib/paths';
import { useUpdateContactStatus } from './contact-queries';
import { STATUS_VIEWS, statusBadge } from './contact-status';

const STATUS_OPTIONS = CONTACT_STATUSES.map((value) => ({
  value,
  label: STATUS_VIEWS[value].label,
}));

/** An enquiry with its status dropdown, which is disabled while this row updates (spec 2). */
export function ContactCard({ contact }: { contact: Contact }) {
  const update = useUpdateContactStatus();
  const headingId = useId();
  const badge = statusBadge(contact.status);

  function handleStatusChange(status: string) {
    update.mutate(
      { id: contact.id, status: status as ContactStatus },
      {
        onSuccess: () =>
          toast({ title: 'Success', description: 'Contact status updated successfully' }),
        onError: (error) => {
          logError('Failed to update contact status', error);
          toast({
            variant: 'destructive',
            title: 'Error',
            description: 'Failed to update contact status',
          });
        },
      },
    );
  }

  return (
    <article
      aria-labelledby={headingId}
      className="grid gap-4 border border-rule bg-paper-raised p-5 md:grid-cols-[1fr_auto]"
    >
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={headingId} className="min-w-0 text-lg" dir="auto">
            {contact.name || 'No name'}
          </h3>
          <Badge tone={badge.tone}>{badge.text || 'no status'}</Badge>
        </div>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {contact.email && (
            <li className="min-w-0">
              <a href={mailLink(contact.email)} className="text-firm underline">
                {contact.email}
              </a>
            </li>
          )}
          {contact.phone && (
            <li>
              <a href={phoneLink(contact.phone)} className="text-firm underline">
                {contact.phone}
              </a>
            </li>
          )}
          {contact.company && <li dir="auto">{contact.company}</li>}
          {contact.service && <li>Interested in {serviceInterestLabel(contact.service)}</li>}
          {contact.createdAt && (
            <li className="text-ink-soft tabular-nums">
              <time dateTime={contact.createdAt.toISOString()}>
                {formatDateTime(contact.createdAt)}
              </time>
            </li>
          )}
        </ul>
        {contact.message && (
          <p className="max-w-measure whitespace-pre-wrap" dir="auto">
            {contact.message}
          </p>
        )}
      </div>
      <Select
        aria-label={`Status of ${contact.name || 'this enquiry'}`}
        className="w-full self-start md:w-44"
        value={contact.status}
        placeholder={contact.status || 'Choose a status'}
        options={STATUS_OPTIONS}
        disabled={update.isPending}
        onValueChange={handleStatusChange}
      />
    </article>
  );
}
