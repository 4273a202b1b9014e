import { careers } from '@/collections/careers';
import { blankInput, formFields } from '@/collections/collection';
import { inquiries, type ContactInput } from '@/collections/inquiries';
import { services } from '@/collections/services';
import { stories } from '@/collections/stories';

/** Input of a contact form in which only the required fields are filled in, overridden by `fields`. */
export function contactInput(fields: Partial<ContactInput> = {}): ContactInput {
  const blank = Object.fromEntries(formFields(inquiries).map(({ name }) => [name, '']));
  const required = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' };
  return { ...(blank as ContactInput), ...required, ...fields };
}

/** Input of a contact form in which every field is filled in. */
export const FILLED_IN: ContactInput = {
  ...(Object.fromEntries(
    formFields(inquiries).map(({ name, label }) => [name, label]),
  ) as ContactInput),
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@example.com',
  company: 'Navy',
  service: 'upgrades',
  message: 'Please call.',
};

/** The fields of a contact as the public form writes them. */
export function contact(fields: Record<string, unknown> = {}) {
  return { ...contactInput(), status: 'new', ...fields };
}

/** The fields of a new career as a blank form saves them, without blank numbers. */
export function blankCareer() {
  const fields = Object.entries(blankInput(careers)).filter(([, value]) => value !== null);
  return Object.fromEntries(fields);
}

/** The fields of a stored career. */
export function career(fields: Record<string, unknown> = {}) {
  return {
    ...blankCareer(),
    title: 'Senior Oracle Developer',
    department: 'Engineering',
    location: 'New York, NY',
    type: 'full-time',
    description: 'You inherit PL/SQL.',
    requirements: ['SQL', 'PL/SQL', 'Patience'],
    responsibilities: ['Read plans'],
    benefits: ['Tea'],
    salaryRange: '',
    isActive: true,
    ...fields,
  };
}

/** The fields of a stored service. */
export function service(fields: Record<string, unknown> = {}) {
  return {
    ...blankInput(services),
    name: 'Data Masking',
    slug: 'data-masking',
    description: 'Test data that reveals nothing about anyone.',
    longDescription: 'We replace names and numbers, and keep what your tests need.',
    icon: 'fas fa-database',
    color: 'teal',
    features: ['Rules per column'],
    ...fields,
  };
}

/** The fields of a stored story. */
export function story(fields: Record<string, unknown> = {}) {
  return {
    ...blankInput(stories),
    title: 'Month-end close in four days',
    slug: 'month-end-close',
    client: 'A regional insurer',
    industry: 'Insurance',
    services: ['upgrades'],
    situation: 'Eleven systems sent files.',
    approach: 'We drew all of them on one page.',
    results: ['Month-end close: from 9 days to 4 days', 'Every number has an owner'],
    quote: 'I’d forgotten that was possible.',
    quotedPerson: 'The chief financial officer',
    isPublished: true,
    ...fields,
  };
}

/** A long word without a line-break opportunity. */
export const LONG_WORD =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'.repeat(2);

/** Right-to-left text. */
export const ARABIC = 'خدمات قواعد البيانات والسحابة';
