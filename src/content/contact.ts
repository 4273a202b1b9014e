import { FIRM } from './firm';

export const CONTACT_PAGE = {
  heading: 'Tell us what you’re planning.',
  text: `A few lines are enough. A consultant reads every inquiry and answers within ${FIRM.figures.response}.`,
  form: {
    heading: 'Send an inquiry',
    intro:
      'Only the fields marked with an asterisk are required. What you write goes to our consultants and no one else.',
  },
} as const;
