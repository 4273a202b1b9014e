import { useState } from 'react';
import { Select } from '@/back-office/ui/select';
import { COLLECTIONS, SUBJECTS } from '@/collections/collections';
import {
  CHANGE_KINDS,
  type ChangeFilter,
  type RecordedChange,
} from '@/collections/recorded-change';
import { capitalize } from '@/lib/capitalize';
import { VERBS } from './change-words';
import { useHistorySearchParams } from './history-search-params';

const KINDS = CHANGE_KINDS.map((value) => ({ value, label: capitalize(VERBS[value]) }));
const SUBJECT_OPTIONS = SUBJECTS.map((value) => ({ value, label: COLLECTIONS[value].plural }));

export function HistoryFilter({ changes }: { changes: RecordedChange[] }) {
  const { state, go } = useHistorySearchParams();
  const accounts = useAccounts(changes, state.who);
  const look = (name: keyof ChangeFilter) => ({
    value: state[name],
    onChoose: (value: string) => go({ [name]: value }),
  });
  return (
    <div
      role="group"
      aria-label="Filter the history"
      className="grid min-w-0 gap-2 max-sm:w-full sm:grid-cols-[minmax(0,18rem)_11rem_11rem]"
    >
      <FilterSelect label="Who" any="Anyone" options={accounts} {...look('who')} />
      <FilterSelect label="Change" any="Any change" options={KINDS} {...look('kind')} />
      <FilterSelect label="Where" any="Everywhere" options={SUBJECT_OPTIONS} {...look('subject')} />
    </div>
  );
}

/** Value of the first option. Not empty, because Radix doesn't allow empty values. */
const ANY = '*';

interface FilterSelectProps {
  label: string;
  any: string;
  options: { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

function FilterSelect({ label, any, options, value, onChoose }: FilterSelectProps) {
  return (
    <Select
      isCompact
      label={label}
      options={[{ value: ANY, label: any }, ...options]}
      value={value || ANY}
      onValueChange={(chosen) => onChoose(chosen === ANY ? '' : chosen)}
    />
  );
}

function useAccounts(changes: RecordedChange[], chosen: string) {
  const [emails, setEmails] = useState<Record<string, string>>({});
  const unseen = changes.filter(({ uid }) => uid && !(uid in emails));
  // Reversed, so that the newest email address of each account wins.
  const found = Object.fromEntries(unseen.map(({ uid, email }) => [uid, email]).reverse());
  if (unseen.length > 0) setEmails({ ...emails, ...found });
  return Object.entries({ ...(chosen && { [chosen]: '' }), ...emails })
    .map(([value, email]) => ({ value, label: email || value }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
