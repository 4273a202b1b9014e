/** Words of the technology page: six cards, each with six capabilities (spec 2). */
export const TECHNOLOGY_STACK = {
  heading: 'Technology we answer for.',
  text: 'We don’t list everything that we have ever installed. These six are what we design with, run for customers and train our own people in.',
  grid: {
    heading: 'Six fields',
    intro: 'What each is good for, and what we do with it.',
  },
  closing: {
    heading: 'Something else in your landscape?',
    text: 'There always is. Tell us what it is and we say whether we are the right people for it.',
    action: 'Ask about your system',
  },
} as const;

/** From what people see down to what everything stands on. */
export const TECHNOLOGY_LAYERS = [
  'JavaScript',
  'Java',
  'Python',
  'Oracle',
  'Database',
  'Cloud',
] as const;

export const TECHNOLOGIES = [
  {
    name: 'Oracle',
    icon: 'boxes',
    description:
      'The applications and the middleware that finance, supply chain and human resources run on.',
    capabilities: [
      'E-Business Suite upgrades',
      'Fusion Cloud applications',
      'WebLogic and SOA Suite',
      'Oracle Integration',
      'Application Express (APEX)',
      'Licence assessment',
    ],
  },
  {
    name: 'Cloud',
    icon: 'cloud',
    description:
      'Where systems run and what that costs per month, on Oracle Cloud Infrastructure, AWS and Azure.',
    capabilities: [
      'Landing zones and networks',
      'Migration in waves',
      'Infrastructure as code',
      'Kubernetes and containers',
      'Cost control',
      'Disaster recovery',
    ],
  },
  {
    name: 'Java',
    icon: 'coffee',
    description:
      'Services that must still be maintainable in fifteen years, and the ones that are fifteen years old today.',
    capabilities: [
      'Spring Boot and Jakarta EE',
      'Upgrades to supported releases',
      'REST and event interfaces',
      'Batch processing',
      'Performance analysis',
      'Automated tests',
    ],
  },
  {
    name: 'Python',
    icon: 'terminal',
    description:
      'The shortest way from data to an answer: pipelines, automation and models that can be explained.',
    capabilities: [
      'Data pipelines',
      'Reconciliation after migrations',
      'Automation of operations',
      'Forecasts and analysis',
      'Web services',
      'Notebooks turned into products',
    ],
  },
  {
    name: 'JavaScript',
    icon: 'braces',
    description:
      'What people touch: interfaces that are quick, accessible and usable on the phone in the warehouse.',
    capabilities: [
      'TypeScript throughout',
      'React applications',
      'Node.js services',
      'Accessibility (WCAG 2.2)',
      'Replacing Oracle Forms',
      'End-to-end tests',
    ],
  },
  {
    name: 'Database',
    icon: 'database',
    description:
      'The part that has to be right. We design, tune, secure and move databases, Oracle’s and others.',
    capabilities: [
      'Oracle Database and Exadata',
      'PostgreSQL and MySQL',
      'Data Guard and RAC',
      'Performance tuning',
      'Backup with practised restores',
      'Encryption and auditing',
    ],
  },
] as const;

export type TechnologyIconName = (typeof TECHNOLOGIES)[number]['icon'];
