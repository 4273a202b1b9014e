export const SERVICES_PAGE = {
  /** @param services their number in words */
  heading: (services: string) => `${services}, from plan to operations.`,
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

export const SERVICE_NOT_FOUND = {
  heading: 'Service Not Found',
  text: "The service you're looking for doesn't exist.",
  action: 'View all services',
} as const;
