import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useAdministrators, useAssigneeName } from '@/back-office/documents/use-administrators';
import type { Action } from '@/back-office/run/action';
import { useRun } from '@/back-office/run/use-run';
import { Menu, MenuItem } from '@/back-office/ui/menu';
import { Select } from '@/back-office/ui/select';
import type { Contact } from '@/collections/inquiries';
import type { Administrator } from '@/data/administrators';
import { assign } from './contact-actions';
import type { Inquiries } from './read-inquiries';

/** Radix doesn't allow ''. An email address can't be '-'. */
const NOBODY = { value: '-', label: 'Nobody', person: null };

function useAssigneeOptions() {
  const { me, all } = useAdministrators();
  const optionOf = (person: Administrator) => ({
    value: person.email,
    label: person === me ? `Me (${person.email})` : person.email,
    person,
  });
  return [...all.map(optionOf), NOBODY];
}

export function AssigneeSelect({ contact }: { contact: Contact }) {
  const options = useAssigneeOptions();
  const { run, isPending } = useRun();
  const assignee = useAssigneeName(contact.assignee);
  const [chosen, setChosen] = useState('');

  function handleChoose(value: string) {
    const { person = null } = options.find((option) => option.value === value) ?? {};
    setChosen(value);
    run(assign([contact], person));
  }

  return (
    <div className="flex min-w-0 items-center gap-2 text-sm">
      <span aria-hidden className="shrink-0 text-ink-soft">
        Assigned to
      </span>
      <Select
        look="compact"
        label="Assigned to"
        value={isPending ? chosen : contact.assignee || NOBODY.value}
        // A former administrator is among no options.
        placeholder={assignee}
        options={options}
        disabled={isPending}
        onValueChange={handleChoose}
      />
    </div>
  );
}

interface AssignMenuProps {
  selected: Inquiries;
  run: (action: Action) => void;
}

export function AssignMenu({ selected, run }: AssignMenuProps) {
  return (
    <Menu label="Assign" size="compact">
      {useAssigneeOptions().map(({ value, label, person }) => (
        <MenuItem
          key={value}
          icon={<UserRound aria-hidden className="size-4" />}
          onSelect={() => run(assign(selected, person))}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
