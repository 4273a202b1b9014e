import { addDays, addMonths, format, parseISO, startOfMonth, subMonths } from 'date-fns';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/back-office/ui/dialog';
import { Radio } from '@/back-office/ui/radio';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';

/** Creation times from `from` (inclusive) to `before` (exclusive), in the local time zone. */
export interface Period {
  from: Date;
  before: Date;
}

interface ExportDialogProps {
  onClose: () => void;
  /** `period` is null to export the current view. */
  onExport: (period: Period | null) => void;
}

type Range = 'view' | 'this-month' | 'last-month' | 'dates';

/** Dates as in date inputs: '2026-11-24'. */
interface ExportValues {
  range: Range;
  from: string;
  to: string;
}

const monthOf = (date: Date): Period => ({
  from: startOfMonth(date),
  before: startOfMonth(addMonths(date, 1)),
});

function periodOf({ range, from, to }: ExportValues, now: Date): Period | null {
  switch (range) {
    case 'view':
      return null;
    case 'this-month':
      return monthOf(now);
    case 'last-month':
      return monthOf(subMonths(now, 1));
    case 'dates':
      return { from: parseISO(from), before: addDays(parseISO(to), 1) };
  }
}

export function ExportDialog({ onClose, onExport }: ExportDialogProps) {
  const id = useId();
  const now = new Date();
  const form = useForm<ExportValues>({ defaultValues: { range: 'view', from: '', to: '' } });
  const { errors } = form.formState;
  const ranges: [Range, string][] = [
    ['view', 'This view'],
    ['this-month', `This month (${format(now, 'MMMM yyyy')})`],
    ['last-month', `Last month (${format(subMonths(now, 1), 'MMMM yyyy')})`],
    ['dates', 'A date range'],
  ];
  const dateField = (
    name: 'from' | 'to',
    label: string,
    isValid: (value: string) => string | true,
  ) => (
    <FormField id={`${id}-${name}`} label={label} error={errors[name]?.message}>
      <Input
        id={`${id}-${name}`}
        type="date"
        aria-invalid={name in errors}
        aria-describedby={`${id}-${name}-error`}
        {...form.register(name, {
          validate: (value, { range }) => range !== 'dates' || isValid(value),
          onChange: () => form.setValue('range', 'dates'),
        })}
      />
    </FormField>
  );

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Export inquiries"
      description="Downloads a CSV file that you can open in a spreadsheet."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={`${id}-form`}>
            Export
          </Button>
        </>
      }
    >
      <form
        noValidate
        id={`${id}-form`}
        className="grid gap-3"
        onSubmit={(event) =>
          void form.handleSubmit((values) => {
            onExport(periodOf(values, now));
            onClose();
          })(event)
        }
      >
        <fieldset className="grid">
          <legend className="text-sm font-semibold">Which inquiries?</legend>
          {ranges.map(([value, label]) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <Radio value={value} {...form.register('range')} />
              {label}
            </label>
          ))}
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          {dateField('from', 'From', (value) => Boolean(value) || 'Choose a start date.')}
          {dateField(
            'to',
            'To',
            (value) =>
              (Boolean(value) && value >= form.getValues('from')) ||
              'Choose an end date that isn’t before the start date.',
          )}
        </div>
      </form>
    </Dialog>
  );
}
