import type { RecordedFields } from '@/collections/recorded-change';
import { recentDayOf } from '@/lib/day';

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
    const isRemoved = 'followUpOn' in before;
    const end = ` to “${String(after['status'])}”${isRemoved ? ' and removed the follow-up' : ''}`;
    return words('set the status', 'of', end);
  }
  if ('note' in after)
    return words(`${after['note'] === '' ? 'removed' : 'changed'} the note`, 'on');
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
