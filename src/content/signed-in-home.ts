import { FIRM } from './firm';

export const SIGNED_IN_HOME = {
  greeting: 'Welcome back',
  text: 'Start something new, or reach us about work that’s under way.',
  startProject: 'Start Your Project',
  viewServices: 'View Our Services',
  forClients: {
    heading: 'Already working with us?',
    text: 'Call us on the line for existing clients. This page can’t show inquiries, because only our staff can open them. If you call about one that you’ve sent, mention its reference.',
    phone: FIRM.phones.at(-1),
  },
  technology: {
    heading: 'Technology stack',
    intro: 'Three areas, and what we do in each.',
    areas: [
      {
        name: 'Oracle Applications',
        text: 'E-Business Suite upgrades, Fusion extensions, and the interfaces around both.',
      },
      {
        name: 'Cloud Infrastructure',
        text: 'Networks, servers, and storage on Oracle Cloud Infrastructure, AWS, and Azure, with a monthly cost forecast.',
      },
      {
        name: 'Database & Integration',
        text: 'Tuning, tested restores, and interfaces that your operators can restart.',
      },
    ],
    action: 'See the whole stack',
  },
  services: {
    heading: 'Our services',
    intro: 'Each page says what’s included and answers common questions.',
  },
  contact: {
    heading: 'Contact',
    intro: 'A consultant reads what you write. For anything urgent, call.',
    action: 'Write to us',
  },
} as const;
