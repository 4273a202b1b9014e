import { FIRM } from './firm';

export const KEY_BENEFITS = [
  {
    name: 'A price up front',
    text: 'The proposal states the scope, duration, and cost, and what would change them.',
  },
  {
    name: 'People you know by name',
    text: 'The engineers who plan the work also do it. You meet them before you sign.',
  },
  {
    name: 'A second pair of eyes',
    text: 'Someone other than the author reviews every plan and tests every change before you rely on it.',
  },
  {
    name: 'A rollback in every plan',
    text: 'For each change, the plan says how to undo it, what that takes, and until when it’s possible.',
  },
  {
    name: 'Security built in',
    text: 'Access control, encryption, and audit trails are in the first design, not added before the audit.',
  },
  {
    name: 'Knowledge that stays',
    text: 'We hand over documentation, code, and runbooks as we go, not on the last day.',
  },
] as const;

export const SERVICE_PAGE = {
  features: 'What’s included',
  benefits: { heading: 'Key Benefits', intro: 'What you can expect from every service.' },
  consultation: 'Request Consultation',
  about: 'Who we are',
  related: {
    heading: 'Related services',
    text: 'Most projects need more than one service. See the others.',
    action: 'View all services',
  },
  closing: {
    heading: 'Tell us about your systems.',
    text: `A consultant will reply within ${FIRM.figures.response}.`,
    action: 'Contact us',
  },
  depth: 'How this service works, step by step',
} as const;

/** Slugs of the services that have their own static page. The page's ID is the same as the slug. */
export const SERVICES_IN_DEPTH = [
  'cloud-migration',
  'consulting',
  'upgrades',
  'managed-services',
] as const;
