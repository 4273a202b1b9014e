import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '@/back-office/shared/ui/confirm-dialog';
import { Button } from '@/components/ui/button';
import { DASHBOARD_FAILURE } from '@/content/failures';
import { FIRM } from '@/content/firm';
import { formatDay } from '@/lib/dates';
import { plural } from '@/lib/plural';
import { contactQueries } from './contact-queries';
import { pathToDesk } from './desk-address';
import { pastRetention } from './past-retention';
import type { DeskJobs } from './use-desk-jobs';

export function ErasePastRetention({ jobs }: { jobs: DeskJobs }) {
  const filter = pastRetention();
  const { data } = useQuery(contactQueries.span(filter));
  const [isAsking, setIsAsking] = useState(false);
  if (!data || data.count === 0) return null;
  const inquiries = plural(data.count, 'inquiry', 'inquiries');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-l-6 border-action bg-action-tint px-4 py-2">
      <p>
        The contact form promises to erase inquiries after {FIRM.figures.retention}. These inquiries
        are older.
      </p>
      <Button variant="danger" size="small" onClick={() => setIsAsking(true)}>
        Erase {inquiries}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Erase ${inquiries}?`}
        text={`Sent from ${formatDay(data.from)} to ${formatDay(data.to)}. Their notes will also be erased from the history. Erasing can’t be undone.`}
        cancelLabel="Keep"
        confirmLabel={`Erase ${inquiries}`}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void jobs.erase(filter, data.count);
        }}
      />
    </div>
  );
}

export function RetentionNote() {
  const { data } = useQuery({ ...contactQueries.count(pastRetention()), meta: DASHBOARD_FAILURE });
  if (data === undefined) return null;
  return (
    <p className="flex flex-wrap gap-x-2 px-4 py-3">
      <Link
        to={pathToDesk({ view: 'past-retention' })}
        className="font-semibold text-firm underline"
      >
        Past retention
      </Link>
      <span className="tabular-nums">
        {plural(data, 'inquiry', 'inquiries')} older than {FIRM.figures.retention}
      </span>
    </p>
  );
}
