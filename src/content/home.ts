import { FIRM } from './firm';

/** Services that a home page shows at most (spec 9). */
export const HOME_SERVICES = 6;

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
        label: 'at the longest until a consultant, not a robot, answers your inquiry',
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

/** Words of the home page for a signed-in user (spec 2). */
export const SIGNED_IN_HOME = {
  greeting: 'Welcome back',
  text: 'What are you planning next? Here is what we can do for you, and how to reach the people who do it.',
  startProject: 'Start Your Project',
  viewServices: 'View Our Services',
  technology: {
    heading: 'Technology stack',
    intro: 'Three fields that most landscapes come down to.',
    fields: [
      {
        name: 'Oracle Applications',
        text: 'E-Business Suite and Fusion: upgrades, extensions and the interfaces around them.',
      },
      {
        name: 'Cloud Infrastructure',
        text: 'Oracle Cloud Infrastructure, AWS and Azure: designed in layers, costed per month.',
      },
      {
        name: 'Database & Integration',
        text: 'Databases that have to be right, and the lines between the systems that use them.',
      },
    ],
    action: 'See the whole stack',
  },
  services: {
    heading: 'Our services',
    intro: 'Take one of them, or the whole way from plan to operation.',
  },
  contact: {
    heading: 'Contact',
    intro: 'The shortest way to a consultant.',
    action: 'Write to us',
  },
} as const;
