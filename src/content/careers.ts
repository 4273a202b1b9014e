import { FIRM } from './firm';

export const CAREERS_PAGE = {
  heading: 'Work with people who draw first.',
  text: 'Our engineers stay with the systems they build, meet the people who use them, and get home in the evening because the cutover was rehearsed.',
  list: { heading: 'Open positions', loading: 'Loading positions...' },
  none: {
    title: 'No Current Openings',
    text: `Every seat is taken right now. If you think we should know you anyway, write to ${FIRM.careersEmail}.`,
  },
  hiring: {
    heading: 'How we hire',
    intro: 'Four steps, about three weeks. You get an answer after each one.',
    steps: [
      {
        name: 'You write',
        text: 'A resume and a few lines about something you built or kept running. No formal cover letter.',
      },
      {
        name: 'We talk',
        text: 'Forty minutes with an engineer from the team. You learn what your first project would be, and the salary.',
      },
      {
        name: 'We work together',
        text: 'Half a day, paid, on a real problem that we’ve already solved. No brainteasers, no whiteboard exam.',
      },
      {
        name: 'We decide',
        text: 'Within three business days, with reasons, whichever way it goes.',
      },
    ],
  },
} as const;

/** Labels of a stored career. */
export const CAREER_DETAIL = {
  loading: 'Loading position...',
  all: 'All positions',
  description: 'The work',
  requirements: 'Requirements',
  responsibilities: 'Responsibilities',
  benefits: 'Benefits',
  apply: {
    heading: 'How to apply',
    text: 'Send your resume and a few lines about something you built or kept running. You’ll have an answer within a week, from a person.',
    action: 'Apply by email',
    subject: 'Application',
  },
  closed: {
    title: 'This Position Is Not Open',
    text: 'It has been filled or withdrawn, or there’s a mistake in the link.',
    action: 'See all positions',
  },
  failed: {
    title: 'This Position Could Not Be Loaded',
    text: 'The connection failed. The position may well be open.',
    action: 'Try again',
  },
} as const;
