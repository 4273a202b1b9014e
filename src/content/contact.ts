import { FIRM } from './firm';

export const CONTACT_PAGE = {
  heading: 'Tell us what you’re planning.',
  text: `A few lines are enough. A consultant reads every inquiry and replies within ${FIRM.figures.response}.`,
  form: {
    heading: 'Send an inquiry',
    intro: 'Only the fields marked with an asterisk are required.',
  },
} as const;

export const CONTACT_DIALOG = {
  title: 'Get Free Consultation',
  description: `What would you like to change, and by when? You’ll hear from us within ${FIRM.figures.response}.`,
} as const;
