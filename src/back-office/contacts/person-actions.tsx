import { useUrlState } from '@/back-office/ui/use-url-state';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Action } from '@/back-office/run/action';
import { ConfirmDialog } from '@/back-office/ui/confirm-dialog';
import { Button, ButtonLink } from '@/components/ui/button';

import { contactQueries } from './contact-queries';
import { NO_FILTERS, CONTACT_DESK } from './desk-search-params';
import { eraseInquiries } from './erase-inquiries';
import { inquiryCount } from '@/back-office/documents/inquiry-words';

interface PersonActionsProps {
  email: string;
  run: (action: Action) => void;
}

export function PersonActions({ email, run }: PersonActionsProps) {
  const count = useQuery(contactQueries.count({ email }));
  const { pathWith } = useUrlState(CONTACT_DESK);
  const [isAsking, setIsAsking] = useState(false);
  if (count.data === undefined) return null;
  const inquiries = inquiryCount(count.data);
  return (
    <>
      <ButtonLink
        to={pathWith({ ...NO_FILTERS, q: email, view: 'all' })}
        variant="quiet"
        size="small"
      >
        All from this email address ({count.data.toLocaleString('en-US')})
      </ButtonLink>
      <Button variant="bareDanger" size="small" onClick={() => setIsAsking(true)}>
        Erase this person’s data
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Erase this person’s data?"
        text={`This erases ${inquiries} from ${email}, any deleted ones, and the notes on all of them. Inquiries from the person’s other email addresses won’t be erased. This can’t be undone.`}
        cancelLabel="Keep"
        confirmLabel={`Erase ${inquiries}`}
        onClose={() => setIsAsking(false)}
        onConfirm={() => run(eraseInquiries({ email }, count.data))}
      />
    </>
  );
}
