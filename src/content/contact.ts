/** Words of the contact page (spec 2). */
export const CONTACT_PAGE = {
  heading: 'Tell us what you are planning.',
  text: 'A few lines are enough. A consultant reads every enquiry and answers within 24 hours.',
} as const;
