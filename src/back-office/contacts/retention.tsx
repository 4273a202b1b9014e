import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { inquiryCount } from '@/back-office/documents/inquiry-words';
import type { Action } from '@/back-office/run/action';
import { DashboardLine } from '@/back-office/ui/dashboard-line';
import { ConfirmDialog } from '@/back-office/ui/confirm-dialog';
import { Button } from '@/components/ui/button';
import { DASHBOARD_FAILURE } from '@/content/failures';
import { FIRM } from '@/content/firm';
import { TRASH_DAYS } from '@/domain/trash';
import { formatDay } from '@/lib/dates';
import { plural } from '@/lib/plural';
import { contactQueries } from './contact-queries';
import { pathToDesk } from './desk-search-params';
import { eraseInquiries } from './erase-inquiries';
import { pastRetention } from './past-retention';

interface ErasureProps {
  run: (action: Action) => void;
}

export function ErasePastRetention({ run }: ErasureProps) {
  const { data: span } = useQuery(contactQueries.pastRetentionSpan());
  const { data: counts } = useQuery(contactQueries.pastRetention());
  if (!span || !counts || counts.count === 0) return null;
  const { from, to } = span;
  const { count } = counts;
  return (
    <ErasureOffer
      inquiries={inquiryCount(count)}
      consequence={`Sent from ${formatDay(from)} to ${formatDay(to)}. Erasing can’t be undone.`}
      onErase={() => run(eraseInquiries(pastRetention(), count))}
    >
      The contact form promises to erase inquiries after {FIRM.figures.retention}.{' '}
      {plural(count, 'inquiry is', 'inquiries are')} older{includedWords(counts)}.
    </ErasureOffer>
  );
}

/** Names what other totals leave out: ', including 1 marked as spam and 2 deleted'. */
function includedWords({ spam, deleted }: { spam: number; deleted: number }): string {
  const parts = [spam > 0 && `${spam} marked as spam`, deleted > 0 && `${deleted} deleted`];
  const included = parts.filter(Boolean).join(' and ');
  return included && `, including ${included}`;
}

export function EraseDueDeleted({ run }: ErasureProps) {
  const { data: count = 0 } = useQuery(contactQueries.dueDeleted());
  if (count === 0) return null;
  return (
    <ErasureOffer
      inquiries={plural(count, 'due inquiry', 'due inquiries')}
      consequence={`Deleted more than ${TRASH_DAYS} days ago. Erasing can’t be undone.`}
      onErase={() => run(eraseInquiries({ dueAt: new Date() }, count))}
    >
      Deleted inquiries stay here for at least {TRASH_DAYS} days.{' '}
      {plural(count, 'inquiry is', 'inquiries are')} due to be erased.
    </ErasureOffer>
  );
}

interface ErasureOfferProps {
  inquiries: string;
  consequence: string;
  onErase: () => void;
  children: ReactNode;
}

function ErasureOffer({ inquiries, consequence, onErase, children }: ErasureOfferProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-l-6 border-action bg-action-tint px-4 py-2">
      <p>{children}</p>
      <Button variant="danger" size="small" onClick={() => setIsAsking(true)}>
        Erase {inquiries}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Erase ${inquiries}?`}
        text={consequence}
        cancelLabel="Keep"
        confirmLabel={`Erase ${inquiries}`}
        onClose={() => setIsAsking(false)}
        onConfirm={onErase}
      />
    </div>
  );
}

export function RetentionNotes() {
  const old = useQuery({ ...contactQueries.pastRetention(), meta: DASHBOARD_FAILURE }).data;
  const due = useQuery({ ...contactQueries.dueDeleted(), meta: DASHBOARD_FAILURE }).data ?? 0;
  return (
    <>
      {old && old.count > 0 && (
        <DashboardLine to={pathToDesk({ view: 'past-retention' })} label="Past retention">
          {inquiryCount(old.count)} older than {FIRM.figures.retention}
          {includedWords(old)}
        </DashboardLine>
      )}
      {due > 0 && (
        <DashboardLine to={pathToDesk({ view: 'deleted' })} label="Deleted">
          {inquiryCount(due)} due to be erased
        </DashboardLine>
      )}
    </>
  );
}
