export const TECHNOLOGY_STACK = {
  heading: 'We run what we recommend.',
  text: 'We design with these six technologies, run them for clients, and train our own people in them.',
  grid: {
    heading: 'Six technologies',
    intro: 'What each one is good for and what we do with it.',
  },
  closing: {
    heading: 'Ask us about systems not listed here.',
    text: 'Tell us what you run, and we’ll tell you whether we’re the right firm for it.',
    action: 'Ask about your system',
  },
} as const;

/** The page draws them as layers, in this order from top to bottom. */
export const TECHNOLOGIES = [
  {
    name: 'JavaScript',
    description:
      'User interfaces that are fast, accessible, and usable on a phone in the warehouse.',
    capabilities: [
      'TypeScript throughout',
      'React applications',
      'Node.js services',
      'Accessibility (WCAG 2.2)',
      'Replacing Oracle Forms',
      'End-to-end testing',
    ],
  },
  {
    name: 'Python',
    description: 'Automation, forecasts, and models whose results you can explain to an auditor.',
    capabilities: [
      'Data pipelines',
      'Reconciliation after migrations',
      'Operations automation',
      'Forecasting and analysis',
      'Web services',
      'Notebooks turned into production code',
    ],
  },
  {
    name: 'Java',
    description:
      'Services that must still be maintainable fifteen years from now, and services that are already fifteen years old.',
    capabilities: [
      'Spring Boot and Jakarta EE',
      'Upgrades to supported releases',
      'REST and event-driven interfaces',
      'Batch processing',
      'Performance analysis',
      'Automated testing',
    ],
  },
  {
    name: 'Oracle',
    description:
      'The applications and middleware that finance, supply chain, and human resources run on.',
    capabilities: [
      'E-Business Suite upgrades',
      'Fusion Cloud applications',
      'WebLogic and SOA Suite',
      'Oracle Integration',
      'Oracle APEX',
      'License assessment',
    ],
  },
  {
    name: 'Database',
    description:
      'Everything else depends on it. We design, tune, secure, and migrate Oracle and other databases.',
    capabilities: [
      'Oracle Database and Exadata',
      'PostgreSQL and MySQL',
      'Data Guard and RAC',
      'Performance tuning',
      'Backups with tested restores',
      'Encryption and auditing',
    ],
  },
  {
    name: 'Cloud',
    description:
      'Where your systems run and what they cost each month, on Oracle Cloud Infrastructure, AWS, or Azure.',
    capabilities: [
      'Landing zones and networks',
      'Migration in waves',
      'Infrastructure as code',
      'Kubernetes and containers',
      'Cost control',
      'Disaster recovery',
    ],
  },
] as const;
