import { durationWords } from '@/domain/response-time';
import { formatMoment } from '@/lib/dates';
import { SCHEDULE } from './firm';

const MINUTE_MS = 60_000;
const UNKNOWN = { publish: null, waits: [] };
const ROUND_MS = 5 * MINUTE_MS;

/** 95th percentile (nearest rank) of the waits, in minutes; without waits, the interval of the schedule. */
const usualWait = (waits: readonly number[]) =>
  waits.toSorted((a, b) => a - b)[Math.ceil(0.95 * waits.length) - 1] ?? SCHEDULE.publish;

/** 'within the hour', or what the last publications took, such as 'within 65 minutes'. */
export function publicationWords(waits: readonly number[]): string {
  const minutes = usualWait(waits);
  if (SCHEDULE.publish === 0) return 'with the next deployment';
  return minutes === 60 ? 'within the hour' : `within ${durationWords(minutes)}`;
}

/** 'Next publication about 10:00.', or, if the time is unknown, 'Next publication within the hour.' */
export function nextPublicationWords(
  { publish, waits }: { publish: Date | null; waits: readonly number[] } = UNKNOWN,
  now: Date,
): string {
  if (SCHEDULE.publish === 0 || !publish) return `Next publication ${publicationWords(waits)}.`;
  // A wait is shorter than the interval if the changes came shortly before a run.
  const interval = Math.max(SCHEDULE.publish, usualWait(waits)) * MINUTE_MS;
  const next = publish.getTime() + interval;
  const about = formatMoment(new Date(Math.round(next / ROUND_MS) * ROUND_MS), now);
  return next < now.getTime()
    ? `The next publication was due about ${about}.`
    : `Next publication about ${about}.`;
}
