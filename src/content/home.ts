import { FIRM } from './firm';

export const HOME_SERVICES = 6; // spec 9

export const LANDING = {
  hero: {
    heading: 'We draw your systems before we touch them.',
    text: `${FIRM.name} plans, moves, and runs Oracle and cloud systems for enterprises. After ${FIRM.figures.years} years of digital transformation, we still start with one sheet that both your board and your engineers can read.`,
  },
  services: {
    heading: 'What we do',
    intro:
      'Seven services, one team. Take just one, or let us go all the way from plan to operations.',
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
        label: 'at most until a consultant, not a bot, answers your inquiry',
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

export const SIGNED_IN_HOME = {
  greeting: 'Welcome back',
  text: 'What are you planning next? Here’s what we can do for you, and how to reach the people who do it.',
  startProject: 'Start Your Project',
  viewServices: 'View Our Services',
  technology: {
    heading: 'Technology stack',
    intro: 'Most environments come down to three fields.',
    fields: [
      {
        name: 'Oracle Applications',
        text: 'E-Business Suite and Fusion: upgrades, extensions, and the interfaces around them.',
      },
      {
        name: 'Cloud Infrastructure',
        text: 'Oracle Cloud Infrastructure, AWS, and Azure: designed in layers, priced by the month.',
      },
      {
        name: 'Database & Integration',
        text: 'Databases that have to be right, and the interfaces between the systems that use them.',
      },
    ],
    action: 'See the whole stack',
  },
  services: {
    heading: 'Our services',
    intro: 'Take just one, or let us go all the way from plan to operations.',
  },
  contact: {
    heading: 'Contact',
    intro: 'The fastest way to reach a consultant.',
    action: 'Write to us',
  },
} as const;
