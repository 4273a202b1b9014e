import type { Counts, Outcome } from '@/back-office/run/action';
import type { RecordedFields } from '@/collections/recorded-change';
import { recentDayOf } from '@/lib/day';
import { plural } from '@/lib/plural';

export const inquiryCount = (count: number) => plural(count, 'inquiry', 'inquiries');

/** `done`: such as 'marked as Closed'. */
export const countedWords =
  (done: string) =>
  ({ total, changed, left }: Counts): Outcome => {
    const same = total - changed - left;
    const were = same === 1 ? 'was' : 'were';
    if (total === 0)
      return { title: 'Nothing changed', description: 'There was no inquiry left to change.' };
    if (same === total) {
      const description = `${inquiryCount(same)} ${were} already ${done}`;
      return { title: 'Nothing changed', description };
    }
    const rest = [
      same > 0 && ` ${same} already ${were}.`,
      left > 0 && ` ${left} left as is: someone has changed ${left === 1 ? 'it' : 'them'} since.`,
    ].filter((part) => part !== false);
    const description = `${inquiryCount(changed)} ${done}`;
    return {
      title: changed > 0 ? 'Success' : 'Nothing changed',
      description: rest.length > 0 ? `${description}.${rest.join('')}` : description,
    };
  };

interface InquiryChange {
  before: RecordedFields | null;
  after: RecordedFields | null;
}

interface Words {
  start: string;
  /** Before the inquiry's name; '' if the inquiry itself is the object of `start`. */
  of: '' | 'of' | 'on';
  end: string;
}

/** What a change did to an inquiry, such as 'set the status', 'of' the inquiry, ' to “closed”'. */
export function inquiryChangeWords({ before, after }: InquiryChange): Words {
  const words = (start: string, of: Words['of'] = '', end = '') => ({ start, of, end });
  if (!before) return words('restored');
  if (!after) return words('deleted');
  if ('status' in after) {
    const day = textOf(after['followUpOn']);
    const isRemoved = before['followUpOn'] && !day;
    const status = ` to “${String(after['status'])}”`;
    const isSet = day && !before['followUpOn'];
    const end = isSet ? ` and the follow-up to ${recentDayOf(day)}` : '';
    return words('set the status', 'of', status + (isRemoved ? ' and removed the follow-up' : end));
  }
  if ('note' in after) return words(`${after['note'] ? 'changed' : 'removed'} the note`, 'on');
  if ('assignee' in after)
    return words('assigned', '', ` to ${textOf(after['assignee']) || 'nobody'}`);
  if ('followUpOn' in after) {
    const day = textOf(after['followUpOn']);
    return day
      ? words('set the follow-up', 'of', ` to ${recentDayOf(day)}`)
      : words('removed the follow-up', 'of');
  }
  if (after['isSpam'] === null) return words('removed the spam decision', 'on');
  return words('marked', '', after['isSpam'] ? ' as spam' : ' as not spam');
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
