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

/** Services that a static page describes in depth; its id is the slug. */
export const SERVICES_IN_DEPTH = [
  'cloud-migration',
  'consulting',
  'upgrades',
  'managed-services',
] as const;
