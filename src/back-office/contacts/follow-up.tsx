import { CalendarClock, CalendarX2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useRun } from '@/back-office/run/use-run';
import { FormDialog } from '@/back-office/ui/form-dialog';
import { Menu, MenuItem, MenuNote } from '@/back-office/ui/menu';
import { useMinute } from '@/back-office/ui/use-minute';
import { DAY_RANGE } from '@/collections/collection';
import type { Contact } from '@/collections/inquiries';
import { FormField } from '@/components/form-field';
import { Input } from '@/components/ui/input';
import { FIRM } from '@/content/firm';
import { firmDay } from '@/content/firm-day';
import { dueOf } from '@/domain/response-time';
import { dayAfter, mondayAfter, recentDayOf, weekdayNameOf, weekdayOf } from '@/lib/day';
import { setFollowUp } from './contact-actions';

/** The firm's day, by which follow-ups are due. */
export const useFirmDay = () => firmDay(useMinute());

/** When the reply and the follow-up are due; `isOverdue`: one of them has been missed. Spam is never due. */
export function dueWords(contact: Contact, now: Date): { due: string; isOverdue: boolean } {
  const reply = dueOf(contact, FIRM.responseHours, now);
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

/** Days to offer, with their names, on the firm's day `today`; tomorrow only if it may be a business day. */
export function followUpDays(today: string, businessDays: readonly string[] | undefined) {
  const [tomorrow, monday] = [dayAfter(today, 1), mondayAfter(today)];
  const isOffered = businessDays?.includes(weekdayNameOf(tomorrow)) ?? true;
  return [
    ...(isOffered ? [['Tomorrow', tomorrow] as const] : []),
    ...(isOffered && tomorrow === monday ? [] : [['Next Monday', monday] as const]),
    ['In two weeks', dayAfter(today, 14)] as const,
  ];
}

/** Why an inquiry can’t have a follow-up, or ''. */
function followUpObstacle({ status, isSpam }: Contact): string {
  if (isSpam) return 'Spam needs no follow-up.';
  return status === 'new'
    ? 'Reply first. Until then, the reply is due, and nothing defers it.'
    : '';
}

export function FollowUpMenu({ contact }: { contact: Contact }) {
  const { run } = useRun();
  const today = useFirmDay();
  const id = useId();
  const [isPicking, setPicking] = useState(false);
  const icon = <CalendarClock aria-hidden className="size-4" />;
  const obstacle = followUpObstacle(contact);
  if (obstacle)
    return (
      <Menu label="Follow up">
        <MenuNote icon={icon}>{obstacle}</MenuNote>
      </Menu>
    );
  return (
    <>
      <Menu label="Follow up">
        {followUpDays(today, FIRM.openingHours?.dayOfWeek).map(([label, day]) => (
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
        <FormDialog
          title="Follow up"
          submitLabel="Save"
          onClose={() => setPicking(false)}
          onSubmit={({ day = '' }) => run(setFollowUp(contact, day))}
        >
          <FormField id={id} label="Follow up on">
            <Input
              id={id}
              type="date"
              name="day"
              defaultValue={contact.followUpOn}
              min={today}
              max={DAY_RANGE.max}
              required
            />
          </FormField>
        </FormDialog>
      )}
    </>
  );
}
