import { afterEach, expect, it } from 'vitest';
import { SCHEDULE } from '@/content/firm';
import { nextPublicationWords } from '@/content/publication';

/** A Wednesday. */
const NOW = new Date(2026, 10, 25, 14, 30);
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

const { publish: interval } = SCHEDULE;
afterEach(() => void Object.assign(SCHEDULE, { publish: interval }));

it.each([
  ['is unknown before the first run', null, [], 60, 'Next publication within the hour.'],
  ['is with a deployment', NOW, [], 0, 'Next publication with the next deployment.'],
  ['was missed', minutesAgo(90), [], 60, 'The next publication was due about 14:00.'],
  [
    'follows from what 95% of the last publications took',
    ...([minutesAgo(10), [...Array<number>(18).fill(20), 75, 600], 60] as const),
    'Next publication about 15:35.',
  ],
  [
    'isn’t earlier than the schedule says',
    ...([minutesAgo(10), [5], 60] as const),
    'Next publication about 15:20.',
  ],
  [
    'is unknown but for what publications took',
    ...([null, [40, 300], 60] as const),
    'Next publication within 5 hours.',
  ],
])('the next publication %s', (_case, publish, waits, minutes, words) => {
  Object.assign(SCHEDULE, { publish: minutes });
  expect(nextPublicationWords({ publish, waits }, NOW)).toBe(words);
});
