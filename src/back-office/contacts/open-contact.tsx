import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigationType } from 'react-router-dom';
import { LoadFailure } from '@/back-office/shared/load-failure';
import { Loading } from '@/components/loading';
import { Button, ButtonLink } from '@/components/ui/button';
import { ConfirmDialog } from '@/back-office/shared/ui/confirm-dialog';
import { useFocusRepair } from '@/components/use-focus-repair';
import { referenceOf, type Contact } from '@/domain/contact';
import { plural } from '@/lib/plural';
import { ContactCard, type ContactCardProps } from './contact-card';
import { LostNote } from './contact-note';
import { contactQueries } from './contact-queries';
import { useDeskAddress } from './desk-address';
import type { DeskJobs } from './use-desk-jobs';

interface OpenContactProps {
  id: string;
  cardOf: (contact: Contact) => ContactCardProps;
  jobs: DeskJobs;
}

export function OpenContact({ id, cardOf, jobs }: OpenContactProps) {
  const query = useQuery(contactQueries.one(id));
  const { pathWith } = useDeskAddress();
  const section = useRef<HTMLElement>(null);
  const isChosen = useNavigationType() === 'PUSH';
  const close = pathWith({ id: '' });

  const isGone = query.data === null;
  useFocusRepair(section, isGone, (element) => element.focus({ preventScroll: true }));

  // Not at the start, where the address of the page named it.
  useEffect(() => {
    if (isChosen) section.current?.focus();
  }, [id, isChosen]);

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={`Inquiry ${referenceOf(id)}`}
      className="grid scroll-mt-header gap-2 outline-none"
    >
      <div className="flex items-center justify-between gap-4">
        <p className="font-semibold">
          Inquiry <span className="font-drawing">{referenceOf(id)}</span>
        </p>
        <ButtonLink to={close} variant="quiet" size="small">
          Close <span className="sr-only">inquiry {referenceOf(id)}</span>
        </ButtonLink>
      </div>
      {query.isPending && <Loading text="Loading inquiry..." />}
      {query.isError && (
        <div className="border border-rule bg-paper-raised">
          <LoadFailure what="The inquiry" query={query} />
        </div>
      )}
      {isGone && (
        <>
          <p className="border border-dashed border-rule-strong px-4 py-8 text-center text-ink-soft">
            There’s no inquiry {referenceOf(id)}. It may be{' '}
            <Link to={pathWith({ id: '', view: 'deleted' })} className="underline">
              among the deleted ones
            </Link>
            .
          </p>
          <LostNote id={id} />
        </>
      )}
      {query.data && (
        <ContactCard
          {...cardOf(query.data)}
          to={close}
          isOpen
          actions={query.data.email && <SameAddress email={query.data.email} jobs={jobs} />}
        />
      )}
    </section>
  );
}

function SameAddress({ email, jobs }: { email: string; jobs: DeskJobs }) {
  const count = useQuery(contactQueries.count({ email }));
  const { pathWith } = useDeskAddress();
  const [isAsking, setIsAsking] = useState(false);
  if (count.data === undefined) return null;
  const inquiries = plural(count.data, 'inquiry', 'inquiries');
  return (
    <>
      <Link
        to={pathWith({ email, q: '', view: 'all' })}
        className="inline-flex min-h-9 items-center rounded border border-rule-strong px-3 text-sm font-semibold hover:border-ink"
      >
        All from this address ({count.data.toLocaleString('en-US')})
      </Link>
      <Button variant="bareDanger" size="small" onClick={() => setIsAsking(true)}>
        Erase this person’s data
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Erase this person’s data?"
        text={`Found ${inquiries} from ${email}. Deleted ones are erased, too. Inquiries sent under another spelling of the address won’t be erased. Erasing can’t be undone. Notes stay in the history of changes.`}
        cancelLabel="Keep"
        confirmLabel={`Erase ${inquiries}`}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void jobs.erase(email, count.data);
        }}
      />
    </>
  );
}
