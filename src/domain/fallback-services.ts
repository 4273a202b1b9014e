import type { Service } from './service';

/** Shown when no service is stored or the read fails (spec 3); initial content of the database (design 4). */
export const FALLBACK_SERVICES: readonly Service[] = [
  {
    id: 'cloud-migration',
    slug: 'cloud-migration',
    name: 'Cloud Migration',
    color: 'blue',
    icon: 'fas fa-cloud-upload-alt',
    description:
      'Move Oracle databases and applications to the cloud in planned waves, with a way back at every step.',
    longDescription:
      'Migrations fail on the things nobody wrote down: the nightly interface, the report that reads a table directly, the license that counts cores differently in the cloud. We start by drawing your environment as it really is, group what belongs together into waves, and rehearse each wave until the cutover weekend is the least exciting one of the year. You keep a tested way back until you tell us you no longer need it.',
    features: [
      'Inventory of databases, interfaces, batch jobs, and licenses',
      'Target architecture on Oracle Cloud Infrastructure, AWS, or Azure, priced by the month',
      'Migration waves with rehearsals and measured cutover times',
      'Data reconciliation after every move, signed off by your own people',
    ],
  },
  {
    id: 'consulting',
    slug: 'consulting',
    name: 'Strategic Consulting',
    color: 'green',
    icon: 'fas fa-lightbulb',
    description:
      'An independent view of where your Oracle systems should be in three years, and what to do on Monday.',
    longDescription:
      'You know your business; we’ve seen how other companies’ plans turned out. In four to six weeks, we read contracts, talk to the people who run the systems, and lay out two or three options with their cost, their risk, and what each one rules out. The result is a short document that a board can decide on and an engineer can start from.',
    features: [
      'Assessment of applications, infrastructure, and support contracts',
      'Oracle license position, before an auditor asks for it',
      'Roadmap with costs, dependencies, and decision points',
      'Business case in your own finance department’s terms',
    ],
  },
  {
    id: 'upgrades',
    slug: 'upgrades',
    name: 'System Upgrades',
    color: 'orange',
    icon: 'fas fa-sync-alt',
    description:
      'Bring E-Business Suite, databases, and middleware to supported releases without losing what you customized.',
    longDescription:
      'An upgrade is mostly a matter of knowing what you changed. We catalog every customization, decide with you which ones the new release makes unnecessary, and carry the others over. Each rehearsal is timed, so the downtime we announce is one we’ve already measured.',
    features: [
      'Inventory of customizations: keep, replace, or retire',
      'Oracle Database, E-Business Suite, WebLogic, and Java upgrades',
      'Automated regression tests for the processes that pay your bills',
      'Rehearsed downtime, announced in hours',
    ],
  },
  {
    id: 'managed-services',
    slug: 'managed-services',
    name: 'Managed Services',
    color: 'red',
    icon: 'fas fa-cogs',
    description:
      'We monitor, patch, and tune your Oracle systems, so your own people can work on what’s new.',
    longDescription:
      'Running a system well is quiet work: patches go in on the planned evening, backups are restored for practice, a disk is noticed a week before it’s full. We take over that work with named engineers, a written service level, and a monthly report that says what happened, what it cost, and what we would change.',
    features: [
      'Monitoring, patching, and backups with rehearsed restores',
      'Named engineers who know your systems',
      'Service levels agreed in writing, reported every month',
      'Performance tuning and capacity planning',
    ],
  },
  {
    id: 'integrated-services',
    slug: 'integrated-services',
    name: 'Integrated Services',
    color: 'purple',
    icon: 'fas fa-network-wired',
    description:
      'Connect ERP, cloud services, and the systems around them, so every number is entered once.',
    longDescription:
      'Most companies have the data they need three times over, with three different values. We replace file drops and manual re-entry with interfaces that are monitored, documented, and restartable, and we settle with you which system is right. The result is fewer spreadsheets between systems and a month-end close that takes days less.',
    features: [
      'Oracle Integration, REST, and event-driven interfaces',
      'Master data: one owner for every number',
      'Interfaces your operators can monitor and restart',
      'Documentation drawn as a map that stays current',
    ],
  },
  {
    id: 'product-development',
    slug: 'product-development',
    name: 'Product Development',
    color: 'indigo',
    icon: 'fas fa-code',
    description:
      'Build the application no vendor sells: in Java, Python, or JavaScript, on your data, for your people.',
    longDescription:
      'Some of what sets a company apart can’t be bought. We build those applications in small releases, with the people who will use them in the room from the first week. The code, the tests, and the pipelines are yours from the first commit, and we write them so that your team can take over.',
    features: [
      'Web applications, services, and data products',
      'A first usable release within weeks',
      'Tests, pipelines, and documentation handed over with the code',
      'Accessible by design, tested with real users',
    ],
  },
  {
    id: 'infrastructure-services',
    slug: 'infrastructure-services',
    name: 'Infrastructure Services',
    color: 'teal',
    icon: 'fas fa-server',
    description:
      'Networks, compute, storage, and security, designed in layers that can fail one at a time.',
    longDescription:
      'Good infrastructure is the kind your users never mention. We design it in layers with clear boundaries, describe it as code so that it can be rebuilt and reviewed, and test failures on purpose: a lost zone, a lost key, a lost colleague. What you pay for capacity follows what you use.',
    features: [
      'Landing zones and networks on Oracle Cloud Infrastructure, AWS, and Azure',
      'Infrastructure as code, reviewed like any other code',
      'Identity, encryption, and audit trails that stand up to scrutiny',
      'Disaster recovery that has been tested',
    ],
  },
];
