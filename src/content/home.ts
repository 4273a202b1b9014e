import { FIRM } from './firm';

/** Words of the landing page for logged-out visitors (spec 2). */
export const LANDING = {
  hero: {
    heading: 'We draw your systems before we touch them.',
    text: `${FIRM.name} plans, moves and runs Oracle and cloud systems for enterprises: ${FIRM.figures.years} years of digital transformation, on one sheet that your board and your engineers both can read.`,
  },
  services: {
    heading: 'What we do',
    intro: 'Seven services, one team. Take one of them or the whole way from plan to operation.',
  },
  about: {
    heading: 'Why us',
    intro: 'Figures first; the stories behind them we gladly tell in person.',
    figures: [
      {
        value: FIRM.figures.years,
        label: 'years of experience in digital transformation and enterprise solutions',
      },
      {
        value: FIRM.figures.projects,
        label: 'projects, from a single database to a landscape on three continents',
      },
      {
        value: FIRM.figures.response,
        label: 'at the longest until a consultant, not a robot, answers your enquiry',
      },
    ],
    text: 'We come from the engine room. The people who plan your migration have sat through cut-over weekends themselves, and they stay on the project until your own team no longer needs them.',
  },
  closing: {
    heading: 'Good plans come from people. Meet ours.',
    text: 'How we started, what we believe in, and how we work.',
    action: 'Learn more about us',
  },
} as const;
