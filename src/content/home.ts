import { FIRM } from './firm';

export const HOME_SERVICES = 6; // spec 9

export const LANDING = {
  hero: {
    heading: 'We map your systems before we touch them.',
    text: `${FIRM.name} plans, moves, and runs Oracle and cloud systems for enterprises. After ${FIRM.figures.years} years, we still start with a one-page map your board and your engineers can both read.`,
  },
  services: {
    heading: 'What we do',
    action: 'All services',
    intro: (services: string) =>
      `${services}, one team. Start with one, or hand us the whole job, from planning to operations.`,
  },
  about: {
    heading: 'Why us',
    intro: 'Two clients in your industry will take your call.',
    figures: [
      {
        value: FIRM.figures.years,
        label: 'years of experience in digital transformation and enterprise solutions',
      },
      {
        value: FIRM.figures.projects,
        label: 'projects with Oracle and cloud systems',
      },
      {
        value: FIRM.figures.response,
        label: 'or less before a consultant, not a bot, replies to your inquiry',
      },
    ],
    text: 'We come from operations. The people who plan your migration have worked cutover weekends themselves, and they stay until your team can run the new system.',
  },
  closing: {
    heading: 'Get to know us.',
    text: 'Where we started, why we measure, and what we value.',
    action: 'Learn more about us',
  },
} as const;
