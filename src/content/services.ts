export const SERVICES_PAGE = {
  heading: 'Seven services, from plan to operations.',
  text: 'Each one stands on its own, with its own price and its own end date. Together they cover the whole way: find out what you have, decide, move, run.',
  grid: {
    heading: 'All services',
    intro: 'What each one covers, and where it ends.',
  },
  depth: {
    heading: 'How we go about it',
    intro:
      'The four we’re asked for most, step by step: what happens first, what you get, and what it takes from your people.',
  },
  technology: {
    text: 'The technologies we work with, and what we do with each:',
    action: 'Technology stack',
  },
  closing: {
    heading: 'Not sure which one you need?',
    text: 'Describe the situation in your own words. You’ll get a proposal with scope, duration, and price, or the advice to leave things as they are.',
    quote: 'Get Custom Quote',
    about: 'Learn more about us',
  },
} as const;

/** The same on every service page (spec 2). */
export const KEY_BENEFITS = [
  {
    name: 'A price before the work',
    text: 'The proposal states scope, duration, and cost, and what would change them.',
  },
  {
    name: 'People you know by name',
    text: 'The engineers who plan the work do the work. You meet them before you sign.',
  },
  {
    name: 'Nothing untested',
    text: 'Every change has been rehearsed and timed on a copy of your system.',
  },
  {
    name: 'A way back',
    text: 'Until you accept the result, there’s a tested way to return to where you were.',
  },
  {
    name: 'Security built in',
    text: 'Access, encryption, and audit trails are part of the design, ready for your auditors’ questions.',
  },
  {
    name: 'Knowledge that stays',
    text: 'Drawings, code, and operating notes are handed over as we go, not on the last day.',
  },
] as const;

export const SERVICE_PAGE = {
  features: 'What’s included',
  benefits: { heading: 'Key Benefits', intro: 'The same for every service we offer.' },
  consultation: 'Request Consultation',
  about: 'Who we are',
  related: {
    heading: 'Related services',
    text: 'Few systems need just one thing. See what goes well with this service.',
    action: 'View all services',
  },
  depth: 'How we go about it, step by step',
} as const;

export const SERVICE_NOT_FOUND = {
  heading: 'Service Not Found',
  text: "The service you're looking for doesn't exist.",
  action: 'View all services',
} as const;
