import { useState } from 'react';
import { useRun } from '@/back-office/run/use-run';
import { SlowSaveNote } from '@/back-office/documents/slow-save-note';
import { Select } from '@/back-office/ui/select';
import { CONTACT_STATUSES, type Contact, type ContactStatus } from '@/collections/inquiries';
import { contactName } from './contact-name';
import { setStatus } from './contact-actions';
import { contactStatuses } from './contact-statuses';

const STATUS_OPTIONS = CONTACT_STATUSES.map((value) => ({
  value,
  label: contactStatuses[value].label,
}));

export function useContactStatus(contact: Contact) {
  const update = useRun();
  const [chosen, setChosen] = useState(contact.status);
  const [announcement, setAnnouncement] = useState('');
  const set = (status: ContactStatus, announced: string) => {
    setAnnouncement(announced);
    setChosen(status);
    update.run(setStatus(contact, status));
  };
  const setByKey = (status: ContactStatus) =>
    set(status, `${contactName(contact)}: ${contactStatuses[status].label}`);
  return {
    isPending: update.isPending,
    shown: update.isPending ? chosen : contact.status,
    announcement: update.isPending ? announcement : '',
    // Screen readers already announce the dropdown's value.
    choose: (status: string) => set(status as ContactStatus, ''),
    keys: Object.fromEntries(
      CONTACT_STATUSES.map((status, index) => [index + 1, () => setByKey(status)]),
    ),
  };
}

export interface ContactStatusProps {
  contact: Contact;
  status: ReturnType<typeof useContactStatus>;
}

interface StatusSelectProps extends ContactStatusProps {
  isInRow?: boolean;
}

export function StatusSelect({ contact, status, isInRow = false }: StatusSelectProps) {
  return (
    <div className="relative">
      <Select
        label={`Status of ${contactName(contact)}`}
        value={status.shown}
        placeholder={contact.status || 'Choose a status'}
        options={STATUS_OPTIONS}
        disabled={status.isPending}
        look={isInRow ? 'quiet' : 'compact'}
        onValueChange={status.choose}
      />
      <p aria-live="polite" className="sr-only">
        {status.announcement}
      </p>
      {status.isPending && (
        <SlowSaveNote
          float={`bottom-full w-max max-w-[calc(100vw-6rem)] ${isInRow ? 'right-0' : ''}`}
        />
      )}
    </div>
  );
}
