import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '@/back-office/shared/ui/confirm-dialog';
import { Button, ButtonLink } from '@/components/ui/button';
import { plural } from '@/lib/plural';
import { contactQueries } from './contact-queries';
import { useDeskAddress } from './desk-address';
import type { DeskJobs } from './use-desk-jobs';

export function PersonActions({ email, jobs }: { email: string; jobs: DeskJobs }) {
  const count = useQuery(contactQueries.count({ email }));
  const { pathWith } = useDeskAddress();
  const [isAsking, setIsAsking] = useState(false);
  if (count.data === undefined) return null;
  const inquiries = plural(count.data, 'inquiry', 'inquiries');
  return (
    <>
      <ButtonLink to={pathWith({ email, q: '', view: 'all' })} variant="quiet" size="small">
        All from this address ({count.data.toLocaleString('en-US')})
      </ButtonLink>
      <Button variant="bareDanger" size="small" onClick={() => setIsAsking(true)}>
        Erase this person’s data
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Erase this person’s data?"
        text={`This erases ${inquiries} from ${email}, this person’s deleted inquiries, and all notes about them in the change history. Inquiries from the person’s other email addresses won’t be erased. This can’t be undone.`}
        cancelLabel="Keep"
        confirmLabel={`Erase ${inquiries}`}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void jobs.erase({ email }, count.data);
        }}
      />
    </>
  );
}
