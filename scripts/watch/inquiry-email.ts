import { TIME_ZONE } from '../../src/content/firm';
import { pathTo } from '../../src/content/pages';
import { capitalize } from '../../src/lib/capitalize';
import { plural } from '../../src/lib/plural';
import { DUE_HOURS, type InquiryFigures } from './count-inquiries';
import type { WatchState } from './watch-state';

export interface InquiryNews extends InquiryFigures, Pick<WatchState, 'unconfirmed'> {
  /** Start of the time in which the `received` ones came. */
  since: Date;
}

/** For the subject of an email, and for the log: '2 new inquiries, 1 due within 3 hours, 1 overdue'. */
export function subjectOf({ unconfirmed, ...figures }: InquiryNews): string {
  const counts = countWords(figures);
  const parts = [counts, unconfirmed && 'an earlier email may not have arrived'].filter(Boolean);
  return capitalize(parts.join('; ')) || 'No new inquiries';
}

function countWords({ received, due, overdue }: InquiryFigures): string {
  const parts = [
    { count: received, kind: 'new ', state: '' },
    { count: due, kind: '', state: ` due within ${plural(DUE_HOURS, 'hour')}` },
    { count: overdue, kind: '', state: ' overdue' },
  ].filter(({ count }) => count > 0);
  // Only the first one names what is counted.
  const words = parts.map(({ count, kind, state }, index) =>
    index === 0 ? inquiries(count, kind) + state : count.toLocaleString('en-US') + state,
  );
  return words.join(', ');
}

/**
 * An email in plain text, without any name, address, or message of an inquiry. No line is longer than the 76 characters
 * of https://www.rfc-editor.org/rfc/rfc2045#section-6.7, so that it arrives as it is.
 * @param origin of the site, for the links
 */
export function inquiryEmail(news: InquiryNews, origin: string): { subject: string; text: string } {
  const { received, due, overdue, since, unconfirmed } = news;
  const desk = origin + pathTo('admin/contacts');
  const paragraphs = [
    received > 0 &&
      `${inquiries(received, 'new ')} since ${momentWords(since)}\n${desk}?status=new`,
    due + overdue > 0 && `${countWords({ ...news, received: 0 })}\n${desk}?view=due`,
    unconfirmed &&
      `An earlier email may not have arrived. It counted ${inquiries(unconfirmed.received, 'new ')}\n` +
        `until ${momentWords(unconfirmed.until.toDate())}.\n${desk}`,
    'What people wrote stays in the back office, behind your sign-in.',
    'To stop these emails, delete NOTIFY_TO where "npm run watch" is scheduled\n(README, "Be told").',
  ];
  return { subject: subjectOf(news), text: `${paragraphs.filter(Boolean).join('\n\n')}\n` };
}

const inquiries = (count: number, kind = '') => plural(count, `${kind}inquiry`, `${kind}inquiries`);

/** In the time zone of the firm: 'November 24 at 5:30 PM EST'. */
function momentWords(date: Date): string {
  return date.toLocaleString('en-US', {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: TIME_ZONE,
    timeZoneName: 'short',
  });
}
