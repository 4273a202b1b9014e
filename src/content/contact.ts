import { FIRM } from './firm';

/** Words of the contact page (spec 2). */
export const CONTACT_PAGE = {
  heading: 'Tell us what you are planning.',
  text: `A few lines are enough. A consultant reads every inquiry and answers within ${FIRM.figures.response}.`,
  form: {
    heading: 'Send an inquiry',
    intro:
      'Only the fields with a star are needed. What you write goes to our consultants and to nobody else.',
  },
} as const;
