/** Words of the services page and of the page of one service (spec 2). */
export const SERVICES_PAGE = {
  heading: 'Seven services, from plan to operation.',
  text: 'Each of them can be had by itself, with its own price and its own end. Together they are one way: find out what is there, decide, move, run.',
  grid: {
    heading: 'All services',
    intro: 'What each of them covers, and where it ends.',
  },
  depth: {
    heading: 'How we go about it',
    intro:
      'The four that we are asked for most, step by step: what happens first, what you get, what it asks of your people.',
  },
  technology: {
    text: 'Which technologies we work with, and what we do with each of them:',
    action: 'Technology stack',
  },
  closing: {
    heading: 'Not sure which of them you need?',
    text: 'Describe the situation in your own words. You get a proposal with scope, duration and price, or the advice to leave things as they are.',
    quote: 'Get Custom Quote',
    about: 'Learn more about us',
  },
} as const;

/** Six benefits that every service page shows, whatever the service (spec 2). */
export const KEY_BENEFITS = [
  {
    name: 'A price before the work',
    text: 'Scope, duration and cost stand in the proposal. What changes them is written down beside them.',
  },
  {
    name: 'People you know by name',
    text: 'The engineers who plan the work do the work. You meet them before you sign.',
  },
  {
    name: 'Nothing untested',
    text: 'Every change has been rehearsed on a copy of your system, with the time taken.',
  },
  {
    name: 'A way back',
    text: 'Until you accept the result there is a tested way to return to where you were.',
  },
  {
    name: 'Security built in',
    text: 'Access, encryption and audit trails are part of the design, ready for your auditors’ questions.',
  },
  {
    name: 'Knowledge that stays',
    text: 'Drawings, code and operating notes are handed over as we go, not on the last day.',
  },
] as const;

/** Words around what is stored of a service. */
export const SERVICE_PAGE = {
  features: 'What is included',
  benefits: { heading: 'Key Benefits', intro: 'The same for every service we offer.' },
  consultation: 'Request Consultation',
  about: 'Who we are',
  related: {
    heading: 'Related services',
    text: 'Few systems need only one thing. See what goes together with this service.',
    action: 'View all services',
  },
  depth: 'How we go about it, step by step',
} as const;

/** Words for a slug that no service has. */
export const SERVICE_NOT_FOUND = {
  heading: 'Service Not Found',
  text: "The service you're looking for doesn't exist.",
  action: 'View all services',
} as const;
