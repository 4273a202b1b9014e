import { FIRM } from './firm';

export const INQUIRY_STEPS = {
  heading: 'What happens to your inquiry',
  steps: [
    {
      name: 'You write',
      text: 'At any hour. As soon as your inquiry is sent, you see its reference.',
    },
    {
      name: 'A consultant reads it',
      text: `If you’d rather talk, call ${FIRM.openingHours ? '' : 'us. Our hours: '}${FIRM.businessHours}.`,
    },
    {
      name: 'You hear from us',
      text: `Within ${FIRM.figures.response}. Nights and weekends count: the clock starts when you send your inquiry, even on a Friday evening.`,
    },
  ],
} as const;
