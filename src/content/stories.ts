import { FIRM } from './firm';

export const STORIES_PAGE = {
  heading: 'Client Stories',
  text: 'What changed for our clients, measured before and after.',
  closing: {
    heading: 'Start with one number.',
    text: 'Tell us what it is today, and we’ll tell you how we’d improve it.',
    action: 'Talk to us',
  },
} as const;

export const STORY_CLOSING = {
  heading: 'Plan a project like this one.',
  text: `Tell us about your systems. A consultant will reply within ${FIRM.figures.response}.`,
  action: 'Talk to us',
} as const;
