import { TIME_ZONE } from '../../src/content/firm';
import { pathTo } from '../../src/content/pages';
import { plural } from '../../src/lib/plural';
import { DUE_HOURS, type InquiryFigures } from './count-inquiries';

export interface InquiryNews extends InquiryFigures {
  /** Start of the period that `received` covers. */
  since: Date;
  /** How late the run is, as a sentence; '' if it isn't. */
  late: string;
  /** Whether an earlier email may have reported the same. */
  mayRepeat: boolean;
}

/** Summary for the email subject and the log, such as '2 new inquiries, 1 due within 3 hours, 1 overdue'. */
export const subjectOf = (figures: InquiryFigures) => countWords(figures) || 'No new inquiries';

function countWords({ received, due, overdue, followUps }: InquiryFigures): string {
  const parts = [
    { count: received, kind: 'new ', state: '' },
    { count: due, kind: '', state: ` due within ${plural(DUE_HOURS, 'hour')}` },
    { count: overdue, kind: '', state: ' overdue' },
    { count: followUps, kind: '', state: ' to follow up' },
  ].filter(({ count }) => count > 0);
  const inWords = parts.map(({ count, kind, state }, index) =>
    index === 0 ? inquiries(count, kind) + state : count.toLocaleString('en-US') + state,
  );
  return inWords.join(', ');
}

/**
 * A plain-text email with nothing that a visitor wrote. Lines have at most 76 characters, so that email encodings don't
 * break them (https://www.rfc-editor.org/rfc/rfc2045#section-6.7). @param origin the site's, for the links
 */
export function inquiryEmail(news: InquiryNews, origin: string): { subject: string; text: string } {
  const { received, due, overdue, followUps, since, late, mayRepeat } = news;
  const desk = origin + pathTo('admin/contacts');
  const paragraphs = [
    received > 0 &&
      `${inquiries(received, 'new ')} since ${momentWords(since)}\n${desk}?status=new`,
    due + overdue + followUps > 0 && `${countWords({ ...news, received: 0 })}\n${desk}?view=due`,
    late,
    mayRepeat && 'An earlier email may have reported some of these inquiries already.',
    'To read the inquiries, sign in to the back office.',
    'To stop these emails, delete NOTIFY_TO and SMTP_URL where "npm run watch"\nis scheduled (docs/operations.md, "Get notified").',
  ];
  return { subject: subjectOf(news), text: `${paragraphs.filter(Boolean).join('\n\n')}\n` };
}

const inquiries = (count: number, kind = '') => plural(count, `${kind}inquiry`, `${kind}inquiries`);

/** In the firm's time zone, such as 'November 24 at 5:30 PM EST'. */
export function momentWords(date: Date): string {
  return date.toLocaleString('en-US', {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: TIME_ZONE,
    timeZoneName: 'short',
  });
}
