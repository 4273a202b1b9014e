import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';

/*
 * The accounts and documents with which the recorded day starts. They don't use the samples of other tests, so that only
 * a change here changes the recording. Times are relative to now, because documents become due.
 */

export const FIRST = DEMO_ACCOUNTS.administrator;
export const SECOND = {
  uid: 'second-administrator',
  email: 'second@example.com',
  password: 'second-demo-password',
};

const HOUR_MS = 3_600_000;
/** In hours. */
const DAY = 24;
const start = Date.now();
const hoursAgo = (hours: number) => new Date(start - hours * HOUR_MS);

const datesOf = (hours: number) => ({ createdAt: hoursAgo(hours), updatedAt: hoursAgo(hours) });

function inquiry(name: string, hours: number, fields: object = {}) {
  const [firstName = '', lastName = ''] = name.split(' ');
  const email = `${firstName.toLowerCase()}@example.com`;
  const texts = { firstName, lastName, email, company: '', service: '', message: `I am ${name}.` };
  return { ...texts, status: 'new', ...datesOf(hours), ...fields };
}

const contacted = (createdHours: number) => ({
  status: 'contacted',
  contactedAt: hoursAgo(createdHours - 1.5),
  updatedAt: hoursAgo(createdHours - 1.5),
});

const career = (title: string, hours: number, fields: object = {}) => ({
  title,
  department: 'Engineering',
  location: 'Denver, CO, USA',
  type: 'full-time',
  description: `Work as ${title}.`,
  requirements: ['SQL'],
  responsibilities: ['Read plans'],
  benefits: ['Tea'],
  salaryRange: '',
  isActive: true,
  ...datesOf(hours),
  ...fields,
});

const service = (slug: string, name: string, position: number) => ({
  slug,
  name,
  description: `About ${name}.`,
  longDescription: `More about ${name}.`,
  icon: 'fas fa-database',
  color: 'blue',
  features: ['A plan'],
  position,
  ...datesOf(90 * DAY - position),
});

export const SEED: Record<string, object> = {
  [`admins/${FIRST.uid}`]: { email: FIRST.email },
  [`admins/${SECOND.uid}`]: { email: SECOND.email },
  'contacts/ada': inquiry('Ada Adams', 2),
  'contacts/ben': inquiry('Ben Brown', 3, { company: 'Brown Ltd.', service: 'consulting' }),
  'contacts/cleo': inquiry('Cleo Clark', 30, contacted(30)),
  'contacts/dan': inquiry('Dan Davis', 50, { ...contacted(50), status: 'closed' }),
  'contacts/eva': inquiry('Eva Evans', 5, { note: 'Knows our CEO' }),
  'contacts/finn-1': inquiry('Finn First', 6, { email: 'finn@example.com' }),
  'contacts/finn-2': inquiry('Finn Second', 7, { ...contacted(7), email: 'finn@example.com' }),
  'deletedContacts/finn-3': inquiry('Finn Third', 40, {
    email: 'finn@example.com',
    deletedAt: hoursAgo(20),
  }),
  'contacts/gus': inquiry('Gus Green', 8, { ...contacted(8), note: 'Call back' }),
  'contacts/hal': inquiry('Hal Hill', 9),
  'contacts/ida': inquiry('Ida Irwin', 10),
  'contacts/jon': inquiry('Jon Jones', 11),
  'deletedContacts/kim': inquiry('Kim King', 60 * DAY, { deletedAt: hoursAgo(40 * DAY) }),
  'careers/analyst': career('Data Analyst', 10 * DAY),
  'careers/architect': career('Cloud Architect', 20 * DAY, { isActive: false }),
  'careers/dba': career('Database Administrator', 30 * DAY, { salaryRange: '$120,000' }),
  'careers/developer': career('PL/SQL Developer', 40 * DAY),
  'services/consulting': service('consulting', 'Strategic Consulting', 1),
  'services/upgrades': service('upgrades', 'System Upgrades', 2),
  'services/managed-services': service('managed-services', 'Managed Services', 3),
  'seoSettings/about': {
    page: 'about',
    title: 'About the firm',
    description: 'Who we are.',
    keywords: ['firm', 'people'],
    updatedAt: hoursAgo(25 * DAY),
  },
};

/** ID of the career that the import adds. */
export const IMPORTED_CAREER = 'imported';

export const FIXED_IDS = [
  IMPORTED_CAREER,
  ...Object.keys(SEED).map((path) => path.split('/')[1] ?? ''),
];
