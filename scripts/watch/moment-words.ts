import { TIME_ZONE } from '../../src/content/firm';

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
