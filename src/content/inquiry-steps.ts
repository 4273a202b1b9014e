import { FIRM, RESPONSE_COUNTS, type ResponseCounts } from './firm';

/** Which hours count toward the response time. */
export const responsePromise = (counts: ResponseCounts) =>
  counts === 'clock'
    ? 'Nights and weekends count: the clock starts when you send your inquiry, even on a Friday evening.'
    : `Only business hours count: ${FIRM.hours.days}, ${FIRM.hours.time}. After closing time, the clock starts when we open again.`;

export const INQUIRY_STEPS = {
  heading: 'What happens to your inquiry',
  steps: [
    {
      name: 'You write',
      text: 'At any hour. As soon as your inquiry is sent, you see its reference.',
    },
    {
      name: 'A consultant reads it',
      text: `Not a bot, and not a call center. If you’d rather talk, call ${FIRM.hours.days}, ${FIRM.hours.time}.`,
    },
    {
      name: 'You hear from us',
      text: `Within ${FIRM.figures.response}. ${responsePromise(RESPONSE_COUNTS)}`,
    },
  ],
} as const;
