import type { DayOfWeek } from 'schema-dts';
import { plural } from '@/lib/plural';

const NAME = { short: 'Plumbline', rest: 'Consulting' };
/** Maximum time until a consultant replies to an inquiry, in calendar hours: nights and weekends count. */
const RESPONSE_HOURS = 24;
const RETENTION_MONTHS = 24;

/** Minutes between scheduled runs (watch.yml, publish.yml). `publish` is 0 if that workflow is off. */
export const SCHEDULE = { inquiries: 60, site: 24 * 60, publish: 60 };
export type SchedulePart = keyof typeof SCHEDULE;

/** Not part of FIRM, which every page loads. Careers close at the end of a day in this time zone. */
export const TIME_ZONE = 'America/New_York';

/** The day on which the owner confirmed the claims (spec 10), `YYYY-MM-DD`. Before that, no real site can be built. */
export const CLAIMS_CONFIRMED_ON = '';

/** All facts about the firm (spec 1). For what else another firm changes, see "Make it yours" in the README. */
export const FIRM = {
  name: `${NAME.short} ${NAME.rest}`,
  shortName: NAME.short,
  nameRest: NAME.rest,
  /** Without a trailing slash. */
  siteUrl: 'https://www.plumbline-consulting.example',
  claim: 'Oracle and cloud services for enterprises that can’t go offline.',
  email: 'hello@plumbline-consulting.example',
  careersEmail: 'careers@plumbline-consulting.example',
  /** The last one is for existing clients. Dots, because browsers break lines after a space or a hyphen. */
  phones: [
    { label: 'New projects', number: '+1.212.555.0142' },
    { label: 'Existing clients', number: '+1.212.555.0178' },
  ].map((phone) => ({ ...phone, link: `tel:${phone.number.replace(/[^+\d]/g, '')}` })),
  address: {
    street: '48 Example Street, Floor 6',
    city: 'New York',
    region: 'NY',
    postalCode: '10001',
    country: 'US',
  },
  hours: {
    days: 'Monday to Friday',
    time: '9:00 AM to 6:00 PM EST',
    /** For structured data; times on a 24-hour clock. */
    daysOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as DayOfWeek[],
    opens: '09:00',
    closes: '18:00',
  },
  responseHours: RESPONSE_HOURS,
  retentionMonths: RETENTION_MONTHS,
  figures: {
    years: '25+',
    projects: '500+',
    response: plural(RESPONSE_HOURS, 'hour'),
    retention: plural(RETENTION_MONTHS, 'month'),
  },
  /** Shown as links once they have a `url` (spec 1). */
  socialNetworks: [
    { name: 'LinkedIn', url: '' },
    { name: 'X', url: '' },
    { name: 'YouTube', url: '' },
  ],
  /** Empty until the page exists (spec 2). */
  blogUrl: '',
  privacyPolicyUrl: '',
  termsOfServiceUrl: '',
  /** Page of publish.yml, such as https://github.com/OWNER/REPO/actions/workflows/publish.yml, for “Publish now”. */
  publishUrl: '',
};
