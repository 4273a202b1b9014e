import { useUrlState } from '@/back-office/ui/use-url-state';
import { useQuery } from '@tanstack/react-query';
import { parseISO } from 'date-fns';
import { ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import { FormDialog } from '@/back-office/ui/form-dialog';
import { DAY_RANGE } from '@/collections/collection';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Input, NativeSelect } from '@/components/ui/input';
import { formatDay } from '@/lib/dates';
import { contactQueries } from './contact-queries';
import { NO_SERVICE, CONTACT_DESK } from './desk-search-params';

function useServiceOptions() {
  const { data: services = [] } = useQuery(contactQueries.services());
  return [...services, { value: NO_SERVICE, label: 'No service' }];
}

export function FilterSummary() {
  const { state, go } = useUrlState(CONTACT_DESK);
  const { service, from, to } = state;
  const options = useServiceOptions();
  if (!service && !from && !to) return null;
  // No-break spaces keep a date on one line.
  const day = (text: string) => formatDay(parseISO(text)).replaceAll(' ', '\u00a0');
  const name = options.find(({ value }) => value === service)?.label ?? service;
  const period = [from && `from ${day(from)}`, to && `to ${day(to)}`].filter(Boolean).join(' ');
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm wrap-anywhere">
      <span>
        Only <strong className="font-semibold">{[name, period].filter(Boolean).join(', ')}</strong>
      </span>
      <Button
        variant="link"
        size="compact"
        onClick={() => go({ service: '', from: '', to: '', id: '' })}
      >
        Clear filters
      </Button>
    </p>
  );
}

export function ContactFilters() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <ListFilter aria-hidden className="size-4" /> <span className="max-sm:sr-only">Filter</span>
      </Button>
      {isOpen && <FilterDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function FilterDialog({ onClose }: { onClose: () => void }) {
  const { state, go } = useUrlState(CONTACT_DESK);
  const id = useId();
  const options = useServiceOptions();
  const isListed = options.some(({ value }) => value === state.service);

  function apply(fields: Record<string, string>) {
    const [from = '', to = ''] =
      fields['from'] && fields['to']
        ? [fields['from'], fields['to']].sort()
        : [fields['from'], fields['to']];
    go({ service: fields['service'] ?? '', from, to, id: '' });
  }

  const dateField = (name: 'from' | 'to', label: string) => (
    <FormField id={`${id}-${name}`} label={label}>
      <Input
        id={`${id}-${name}`}
        type="date"
        name={name}
        defaultValue={state[name]}
        {...DAY_RANGE}
      />
    </FormField>
  );
  return (
    <FormDialog title="Filter inquiries" submitLabel="Apply" onClose={onClose} onSubmit={apply}>
      <FormField id={`${id}-service`} label="Service">
        <NativeSelect id={`${id}-service`} name="service" defaultValue={state.service}>
          <option value="">All services</option>
          {!isListed && state.service && <option>{state.service}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        {dateField('from', 'Sent on or after')}
        {dateField('to', 'Sent on or before')}
      </div>
    </FormDialog>
  );
}
