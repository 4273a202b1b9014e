import type { Service } from './services';

/** Shown if no service is saved or the read fails (spec 3); also the initial content of the database (design 17). */
export const BUILT_IN_SERVICES: readonly Service[] = [
  {
    id: 'cloud-migration',
    slug: 'cloud-migration',
    name: 'Cloud Migration',
    color: 'blue',
    icon: 'fas fa-cloud-upload-alt',
    description:
      'Move Oracle databases and applications to the cloud in planned waves, each with a tested rollback.',
    longDescription:
      'Migrations fail because of things nobody wrote down: the nightly interface, the report that reads a table directly, the license that counts cores differently in the cloud. We map your environment as it really is, group dependent systems into waves, and rehearse each wave until the cutover is routine. At the end of the cutover window, you see the reconciled totals and decide: go live or roll back.',
    features: [
      'Inventory of databases, interfaces, batch jobs, and licenses',
      'Target architecture on Oracle Cloud Infrastructure, AWS, or Azure, with monthly costs',
      'Migration waves with trial runs and timed cutovers',
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
      'An independent view of where your Oracle systems should be in three years, and what to do first.',
    longDescription:
      'You know your business; we’ve seen how similar plans turned out elsewhere. In four to six weeks, we read the contracts, talk to the people who run the systems, and work out what each option would cost and rule out. Your board decides in one meeting, and your engineers can start from the same memo.',
    features: [
      'Assessment of applications, infrastructure, and support contracts',
      'Oracle license position: what you own, what you use, and the difference',
      'Roadmap with costs, dependencies, and decision points',
      'Business case in your finance team’s terms',
    ],
  },
  {
    id: 'upgrades',
    slug: 'upgrades',
    name: 'System Upgrades',
    color: 'orange',
    icon: 'fas fa-sync-alt',
    description:
      'Bring E-Business Suite, databases, and middleware to supported releases, with a decision on every customization.',
    longDescription:
      'Oracle tests its standard release; only you can test what you’ve changed. We catalog every customization, decide with you which ones the new release makes unnecessary, and carry over the rest. We time every trial run, so the downtime we announce is downtime we’ve already tested.',
    features: [
      'Inventory of customizations: keep, replace, or retire',
      'Oracle Database, E-Business Suite, WebLogic, and Java upgrades',
      'Automated tests, from order to cash to the month-end close',
      'Downtime measured in rehearsal',
    ],
  },
  {
    id: 'managed-services',
    slug: 'managed-services',
    name: 'Managed Services',
    color: 'red',
    icon: 'fas fa-cogs',
    description:
      'We monitor your Oracle systems day and night, and we patch, back up, and tune them.',
    longDescription:
      'Patches go in on schedule, backups are restored for practice, and someone notices that a disk is filling up a week before it’s full. We take over that work, so it gets done even when your team is busy with a project. Every month, a report says what happened, what it cost, and what we would change.',
    features: [
      'Monitoring, patching, and backups with tested restores',
      'Named engineers who know your systems',
      'Written service levels, with a report every month',
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
      'Connect ERP, cloud services, and the systems around them, so every number is entered only once.',
    longDescription:
      'Most companies keep the same number in three places, with three different values. We replace file drops and manual re-entry with interfaces that are monitored, documented, and restartable, and we agree with you on the system of record. The result is fewer spreadsheets between systems and a faster month-end close.',
    features: [
      'Oracle Integration, REST, and event-driven interfaces',
      'Master data with a single owner for each number',
      'Interfaces your operators can monitor and restart',
      'An interface map that stays current',
    ],
  },
  {
    id: 'product-development',
    slug: 'product-development',
    name: 'Product Development',
    color: 'indigo',
    icon: 'fas fa-code',
    description:
      'Build the application you can’t buy: in Java, Python, or JavaScript, on your data, for your people.',
    longDescription:
      'No vendor sells your dispatch screen, your pricing rules, or the report that only your business needs. We build such software in small releases, with its future users in the room from the first week. The code, tests, and pipelines are yours from the first commit, and we write them so that your team can take over.',
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
      'Networks, compute, storage, and security, designed in layers, so one failure doesn’t bring down the rest.',
    longDescription:
      'Before you depend on your infrastructure, we break it on purpose: a lost availability zone, a lost key, an absent administrator. We design it in layers with clear boundaries, and define it as code so that it can be reviewed and rebuilt. You know in advance what each layer costs a month.',
    features: [
      'Landing zones and networks on Oracle Cloud Infrastructure, AWS, and Azure',
      'Infrastructure as code, reviewed like any other code',
      'Identity, encryption, and logging that hold up in an audit',
      'Tested disaster recovery',
    ],
  },
];
