import { pathTo } from './pages';

export const SERVICES_PAGE = {
  heading: (services: string) => `${services}, from planning to operations.`,
  text: 'Each service has its own scope and price. Together they cover the whole lifecycle: plan, move, build, and run.',
  grid: {
    heading: 'All services',
    intro: 'Choose one to see what it includes.',
  },
  depth: {
    heading: 'How we work',
    intro: 'Step by step: what happens first, what you get, and what we need from your team.',
  },
  technology: {
    text: 'The technologies we work with, and what we do with each.',
    action: 'Technology stack',
  },
  closing: {
    heading: 'Not sure which one you need?',
    text: 'Describe the situation in your own words. You’ll get a proposal with scope, duration, and price, or our advice to leave things as they are.',
    quote: 'Get Custom Quote',
    about: 'Learn more about us',
  },
} as const;

export const SERVICE_NOT_FOUND = {
  heading: 'Service Not Found',
  text: "The service you're looking for doesn't exist.",
  action: { label: 'View all services', to: pathTo('services') },
} as const;
