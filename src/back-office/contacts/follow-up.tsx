import { CalendarClock, CalendarX2 } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { useRun } from '@/back-office/run/use-run';
import { Dialog } from '@/back-office/ui/dialog';
import { Menu, MenuItem, type OpenState } from '@/back-office/ui/menu';
import { useMinute } from '@/back-office/ui/use-minute';
import type { Contact } from '@/collections/inquiries';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { firmDay } from '@/content/firm-day';
import { RESPONSE_CLOCK } from '@/content/response-clock';
import { dueOf } from '@/domain/response-time';
import { dayAfter, mondayAfter, recentDayOf, weekdayOf } from '@/lib/day';
import { setFollowUp } from './contact-actions';

/** The firm's day, by which follow-ups are due. */
export const useFirmDay = () => firmDay(useMinute());

/** When the reply and the follow-up are due; `isOverdue`: one of them has been missed. Spam is never due. */
export function dueWords(contact: Contact, now: Date): { due: string; isOverdue: boolean } {
  const reply = dueOf(contact, RESPONSE_CLOCK, now);
  const { followUpOn, isSpam } = contact;
  if (!followUpOn || isSpam) return reply;
  const today = firmDay(now);
  const when = followUpOn < today ? 'since' : 'on';
  const day = followUpOn === today ? 'today' : `${when} ${recentDayOf(followUpOn)}`;
  return {
    due: [reply.due, `follow up ${day}`].filter(Boolean).join(' · '),
    isOverdue: reply.isOverdue || followUpOn < today,
  };
}

export function FollowUpMenu({ contact, ...state }: { contact: Contact } & OpenState) {
  const { run } = useRun();
  const today = useFirmDay();
  const [isPicking, setPicking] = useState(false);
  const days = [
    ['Tomorrow', dayAfter(today, 1)],
    ['Next Monday', mondayAfter(today)],
    ['In two weeks', dayAfter(today, 14)],
  ] as const;
  const icon = <CalendarClock aria-hidden className="size-4" />;
  return (
    <>
      <Menu label="Follow up" {...state}>
        {days.map(([label, day]) => (
          <MenuItem key={label} icon={icon} onSelect={() => run(setFollowUp(contact, day))}>
            {label}
            <span className="ml-auto pl-4 text-ink-soft tabular-nums">{weekdayOf(day)}</span>
          </MenuItem>
        ))}
        <MenuItem icon={icon} onSelect={() => setPicking(true)}>
          Pick a date
        </MenuItem>
        {contact.followUpOn && (
          <MenuItem
            icon={<CalendarX2 aria-hidden className="size-4" />}
            onSelect={() => run(setFollowUp(contact, null))}
          >
            No follow-up
          </MenuItem>
        )}
      </Menu>
      {isPicking && (
        <DayDialog
          day={contact.followUpOn}
          min={today}
          onClose={() => setPicking(false)}
          onPick={(day) => run(setFollowUp(contact, day))}
        />
      )}
    </>
  );
}

interface DayDialogProps {
  day: string;
  min: string;
  onClose: () => void;
  onPick: (day: string) => void;
}

function DayDialog({ day, min, onClose, onPick }: DayDialogProps) {
  const id = useId();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onPick(String(new FormData(event.currentTarget).get('day')));
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Follow up"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id}>
            Save
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={handleSubmit}>
        <FormField id={`${id}-day`} label="Follow up on">
          <Input
            id={`${id}-day`}
            type="date"
            name="day"
            defaultValue={day}
            min={min}
            max="2099-12-31"
            required
          />
        </FormField>
      </form>
    </Dialog>
  );
}
