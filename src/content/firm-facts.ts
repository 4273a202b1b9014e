import type { FirmFacts } from '@/collections/settings';
import { isBlank } from '@/domain/text';
import { phoneLink } from '@/lib/links';
import { plural } from '@/lib/plural';
import { openingHours } from './opening-hours';

/** Facts that the owner can replace in the back office. Each applies until the owner has filled in its field. */
export const DEFAULT_FACTS: FirmFacts = {
  name: 'Plumbline Consulting',
  slogan: 'Oracle and cloud services for enterprises that can’t go offline.',
  email: 'hello@consulting.example',
  /** Dots, because browsers break lines after a space or a hyphen. */
  phone: '+1.212.555.0142',
  secondPhone: '+1.212.555.0178',
  address: '48 Example Street, Floor 6\nNew York, NY 10001',
  businessHours: 'Monday to Friday, 9:00 AM to 6:00 PM EST',
  /** Maximum time until a consultant replies to an inquiry, in calendar hours: nights and weekends count. */
  responseHours: 24,
  /** Networks are shown as links once they have a URL (spec 1). */
  linkedInUrl: '',
  xUrl: '',
  youTubeUrl: '',
  /** Empty until the page exists (spec 2). */
  privacyPolicyUrl: '',
  termsUrl: '',
  bookingUrl: '',
};

/** Facts that only code changes. */
export const CODE_FACTS = {
  /** Without a trailing slash. */
  siteUrl: 'https://www.consulting.example',
  /** Applies until the owner has filled in the email address of the firm, which then replaces it. */
  careersEmail: 'careers@consulting.example',
  years: '25+',
  projects: '500+',
  retentionMonths: 24,
  blogUrl: '',
  /** Page of publish.yml, such as https://github.com/OWNER/REPO/actions/workflows/publish.yml, for “Publish now”. */
  publishUrl: '',
};

/** All facts, with what is saved in settings/firm, of which empty fields have no effect. */
export function factsWith(stored: Partial<FirmFacts>) {
  const isFilled = ([name, value]: [string, unknown]) =>
    name in DEFAULT_FACTS && value !== null && !(typeof value === 'string' && isBlank(value));
  const filled = Object.fromEntries(Object.entries(stored).filter(isFilled)) as Partial<FirmFacts>;
  const careersEmail = filled.email ?? CODE_FACTS.careersEmail;
  return { ...CODE_FACTS, ...DEFAULT_FACTS, ...filled, careersEmail };
}

const phoneOf = (label: string, number: string) => {
  return { label, number, link: phoneLink(number) ?? '' };
};

/** The same in the form in which pages need them. */
export function firmWith(stored: Partial<FirmFacts>) {
  const { years, projects, phone, secondPhone, linkedInUrl, xUrl, youTubeUrl, ...facts } =
    factsWith(stored);
  const [shortName = '', ...nameRest] = facts.name.trim().split(/\s+/);
  const [days = '', ...time] = facts.businessHours.split(', ');
  const responseHours = facts.responseHours ?? 0;
  const inquiries = phoneOf('New projects', phone);
  const clients = phoneOf('Existing clients', secondPhone);
  return {
    ...facts,
    /** The link preview image shows the name with which it was drawn. */
    hasOwnImage: facts.name === DEFAULT_FACTS.name,
    shortName,
    nameRest: nameRest.join(' '),
    phones:
      inquiries.link === clients.link ? [{ ...inquiries, label: 'Phone' }] : [inquiries, clients],
    hours: { days, time: time.join(', ') },
    /** Null if the business hours can't be read: then only people see them. */
    openingHours: openingHours(facts.businessHours),
    responseHours,
    figures: {
      years,
      projects,
      response: plural(responseHours, 'hour'),
      retention: plural(facts.retentionMonths, 'month'),
    },
    socialNetworks: [
      { name: 'LinkedIn', url: linkedInUrl },
      { name: 'X', url: xUrl },
      { name: 'YouTube', url: youTubeUrl },
    ],
  };
}
