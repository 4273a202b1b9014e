import { FIRM } from './firm';

export const HOME_SERVICES = 6; // spec 9

export const LANDING = {
  hero: {
    heading: 'We draw your systems before we touch them.',
    text: `${FIRM.name} plans, moves, and runs Oracle and cloud systems for enterprises. After ${FIRM.figures.years} years of digital transformation, we still start with one sheet that both your board and your engineers can read.`,
  },
  services: {
    heading: 'What we do',
    intro: (services: string) =>
      `${services}, one team. Take just one, or let us go all the way from plan to operations.`,
  },
  about: {
    heading: 'Why us',
    intro: 'The numbers first. We’re glad to tell you the stories behind them in person.',
    figures: [
      {
        value: FIRM.figures.years,
        label: 'years of experience in digital transformation and enterprise solutions',
      },
      {
        value: FIRM.figures.projects,
        label: 'projects, from a single database to systems on three continents',
      },
      {
        value: FIRM.figures.response,
        label: 'or less before a consultant, not a bot, replies to your inquiry',
      },
    ],
    text: 'We come from operations. The people who plan your migration have sat through cutover weekends themselves, and they stay on the project until your own team no longer needs them.',
  },
  closing: {
    heading: 'Good plans come from people. Meet ours.',
    text: 'How we started, what we believe in, and how we work.',
    action: 'Learn more about us',
  },
} as const;
