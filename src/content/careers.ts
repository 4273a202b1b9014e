import { FIRM } from './firm';

/** Words of the careers page and of one opening (spec 2). */
export const CAREERS_PAGE = {
  heading: 'Work with people who draw first.',
  text: 'Engineers here keep the systems they build, meet the people who use them, and are home by evening because the cut-over was rehearsed.',
  list: { heading: 'Open positions', loading: 'Loading openings...' },
  none: {
    title: 'No Current Openings',
    text: `Every seat is taken at the moment. If you think that we should know you all the same, write to ${FIRM.careersEmail}.`,
  },
  hiring: {
    heading: 'How we hire',
    intro: 'Four steps, about three weeks. You get an answer after each of them.',
    steps: [
      {
        name: 'You write',
        text: 'A CV and a few lines about something you built or kept alive. No cover letter in the third person.',
      },
      {
        name: 'We talk',
        text: 'Forty minutes with an engineer of the team. You hear what the first project would be, and the salary.',
      },
      {
        name: 'We work together',
        text: 'Half a day on a real, finished problem, paid. No riddles, no whiteboard exam.',
      },
      {
        name: 'We decide',
        text: 'Within three working days, with reasons, whichever way it goes.',
      },
    ],
  },
} as const;

/** Words around what is stored of one opening. */
export const CAREER_DETAIL = {
  loading: 'Loading opening...',
  all: 'All openings',
  description: 'The work',
  requirements: 'Requirements',
  responsibilities: 'Responsibilities',
  benefits: 'Benefits',
  apply: {
    heading: 'How to apply',
    text: 'Send your CV and a few lines about something you built or kept alive. You get an answer within a week, from a person.',
    action: 'Apply by e-mail',
    subject: 'Application',
  },
  closed: {
    title: 'This Position Is Not Open',
    text: 'It has been filled or withdrawn, or the link has a mistake in it.',
    action: 'See all openings',
  },
  failed: {
    title: 'This Position Could Not Be Loaded',
    text: 'The connection failed. The position may well be open.',
    action: 'Try again',
  },
} as const;
