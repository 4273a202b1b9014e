import type { CareerInput } from '../src/domain/career';

/** Openings of every job type, two of them inactive and some without a salary. `age` is in days. */
export const sampleCareers: (CareerInput & { id: string; age: number })[] = [
  {
    id: 'senior-oracle-developer',
    age: 2,
    title: 'Senior Oracle Developer',
    department: 'Application Engineering',
    location: 'New York, NY (two days a week on site)',
    type: 'full-time',
    salaryRange: '$135,000 – $165,000',
    isActive: true,
    description:
      'You inherit PL/SQL that has been right for fifteen years and find out why before you change it. Your first project is the order-to-cash side of an E-Business Suite upgrade for a manufacturer with three plants: 340 custom objects, of which we believe a third can go. You decide which, with the people who use them, and you write the tests that let everyone sleep on the cut-over weekend.',
    requirements: [
      'Several years of PL/SQL in production, with the scars to prove it',
      'You read an execution plan before you add an index',
      'E-Business Suite or Fusion experience in at least one finance or supply-chain module',
      'You can explain a locking problem to somebody who runs a warehouse',
    ],
    responsibilities: [
      'Catalogue customisations and decide with the client what to keep, replace or retire',
      'Build and review packages, interfaces and data fixes',
      'Write automated regression tests for the processes that pay the bills',
      'Be in the room at rehearsals, and on call for one cut-over weekend per project',
    ],
    benefits: [
      'Four weeks of holiday, and nobody asks why you take them',
      'Certification fees and the days to study for them',
      'Health, dental and vision insurance from the first day',
    ],
  },
  {
    id: 'cloud-migration-architect',
    age: 5,
    title: 'Cloud Migration Architect',
    department: 'Cloud',
    location: 'Remote (US time zones)',
    type: 'full-time',
    salaryRange: '$160,000 – $195,000',
    isActive: true,
    description:
      'Moving a database is the easy half. You find the other half: the nightly interface nobody wrote down, the report that reads a table directly, the licence that counts cores differently in the cloud. You draw the landscape as it is, group it into waves, and rehearse each of them until the real one is dull.',
    requirements: [
      'At least two migrations of production Oracle workloads to OCI, AWS or Azure that you were responsible for',
      'Data Guard, GoldenGate or Zero Downtime Migration in anger, not only in training',
      'Terraform that other people can read',
    ],
    responsibilities: [
      'Assess estates and cost target architectures per month',
      'Plan waves with a tested way back at every step',
      'Lead rehearsals and write down the measured times',
    ],
    benefits: [
      'Home office budget, and a team week in New York twice a year',
      '401(k) with a 5% match',
      'Paid time for conference talks that you would like to give',
    ],
  },
  {
    id: 'database-administrator-nights',
    age: 8,
    title: 'Database Administrator, Night Rotation',
    department: 'Managed Services',
    location: 'Denver, CO',
    type: 'part-time',
    salaryRange: '$58 – $72 per hour',
    isActive: true,
    description:
      'Three nights a week you look after some forty production databases of hospitals, insurers and one railway. Most nights nothing happens, because somebody prepared for it; you will be one of the people who prepare. Every page that wakes you is discussed the next week with one question: how do we make it the last of its kind?',
    requirements: [
      'Oracle Database 19c administration: RMAN, Data Guard, patching',
      'Calm at 3 a.m. and a habit of writing down what you did',
      'Shell or Python to automate what you have done twice',
    ],
    responsibilities: [
      'Watch, patch and restore within written service levels',
      'Practise a restore every month, with a stopwatch',
      'Hand over in writing at 7 a.m.',
    ],
    benefits: ['Night and weekend supplements', 'Health insurance for part-timers too'],
  },
  {
    id: 'integration-engineer',
    age: 12,
    title: 'Integration Engineer (Oracle Integration, Java)',
    department: 'Integration',
    location: 'Austin, TX or remote',
    type: 'full-time',
    // No salary: the line is simply not shown.
    salaryRange: '',
    isActive: true,
    description:
      'Most companies have the number they need three times, with three values. You replace file drops and retyping with interfaces that can be watched, restarted and understood by whoever is on duty.',
    requirements: [
      'Oracle Integration, SOA Suite or MuleSoft, and plain Java when they are too much',
      'REST, queues, idempotence: you know why a message comes twice',
    ],
    responsibilities: [
      'Agree with data owners which system is the one that is right',
      'Build interfaces with monitoring and a restart button from the first day',
      'Keep the map of interfaces true',
    ],
    benefits: [
      'Flexible hours around a shared core from 10 to 3',
      'Health, dental and vision insurance',
    ],
  },
  {
    id: 'apex-contract-developer',
    age: 16,
    title: 'Oracle APEX Developer, Six Months',
    department: 'Product Development',
    location: 'Remote',
    type: 'contract',
    salaryRange: '$95 – $115 per hour',
    isActive: true,
    description:
      'A freight company dispatches 210 trucks from a spreadsheet with macros from 2009. Together with one of our engineers and two of their dispatchers you replace it within six months, in releases of two weeks, without a day on which nobody knows where the trucks are.',
    requirements: [
      'APEX 22 or newer, with applications in daily use by people who did not choose them',
      'Solid SQL, some JavaScript, an eye for keyboard use',
    ],
    responsibilities: [
      'Build screens with dispatchers sitting next to you, literally in weeks one and two',
      'Hand over code, tests and pipelines to the client’s own developer',
    ],
    benefits: ['An extension is likely and never promised'],
  },
  {
    id: 'project-lead-upgrades',
    age: 21,
    title: 'Project Lead, System Upgrades',
    department: 'Delivery',
    location: 'Chicago, IL',
    type: 'contract',
    salaryRange: '',
    isActive: false,
    description:
      'You lead an upgrade from the first inventory to the Monday after. You keep the plan on one page and the risks on another one, and you tell the client bad news on the day you learn it. Inactive until the next project is signed.',
    requirements: [
      'Three or more ERP upgrades led to the end',
      'Comfortable in front of a steering committee and in a server room',
    ],
    responsibilities: [
      'Own scope, schedule and the rehearsals',
      'Report measured facts once a week',
    ],
    benefits: ['Travel on company time'],
  },
  {
    id: 'engineering-internship',
    age: 27,
    title: 'Engineering Internship, Summer',
    department: 'Engineering',
    location: 'New York, NY',
    type: 'internship',
    salaryRange: '$34 per hour',
    isActive: true,
    description:
      'Twelve weeks, one mentor, one thing that goes live. Last summer’s intern built the tool with which we compare row counts and checksums after a migration; it has been used on every project since. You will present yours to the whole firm in week eleven, and we will ask questions.',
    requirements: [
      'Studying computer science or something that made you learn programming anyway',
      'SQL at the level of joins and aggregates; the rest we teach',
    ],
    responsibilities: [
      'Design, build and release one tool with your mentor',
      'Sit in on one client workshop and one rehearsal',
    ],
    benefits: ['Paid, of course', 'Lunch with a different engineer every Wednesday'],
  },
  {
    id: 'licence-analyst',
    age: 34,
    title: 'Licence Analyst',
    department: 'Strategic Consulting',
    location: 'Boston, MA',
    type: 'part-time',
    salaryRange: '$70,000 – $82,000 (60%)',
    isActive: false,
    description:
      'You count cores, named users and options the way an auditor would, only earlier. Half law, half archaeology; the right person finds it restful.',
    requirements: [
      'Experience with Oracle licence metrics and contract language',
      'Spreadsheets that survive being audited themselves',
    ],
    responsibilities: ['Measure, compare with the contracts, explain the difference in one page'],
    benefits: ['Three fixed days, your choice which'],
  },
];
