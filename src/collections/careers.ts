import type { RecordedFields } from './recorded-change';
import { JOB_TYPES } from '@/domain/job-types';
import { PAY_UNITS } from '@/domain/pay-units';
import type { FormValues } from './form-values';
import { readDocument, type Collection, type DocumentOf, type Input } from './collection';

const LIST = { kind: 'list', limit: 500, maxItems: 40 } as const;
const OPTIONAL = { optional: true } as const;
/** Structured data is made from these fields, never from the texts that people read (design 9). */
const JOBS = { ...OPTIONAL, group: 'For Google for Jobs' } as const;
const CODE = { ...JOBS, keepsUnknown: true } as const;
const PAY = { ...JOBS, kind: 'number', min: 0, limit: 100_000_000 } as const;

export const careers = {
  noun: 'career',
  plural: 'Careers',
  titleField: 'title',
  untitled: 'Untitled career',
  desk: '/admin/careers',
  publicPath: '/careers',
  shownIf: 'isActive',
  isPublished: true,
  fields: {
    title: {
      kind: 'line',
      label: 'Job Title',
      limit: 150,
      missing: 'Enter a job title.',
      isRequiredByGoogle: true,
    },
    department: { kind: 'line', label: 'Department', limit: 100 },
    location: { kind: 'line', label: 'Location', limit: 150 },
    type: {
      kind: 'choice',
      label: 'Job Type',
      choices: JOB_TYPES,
      keepsUnknown: true,
      initial: 'full-time',
    },
    salaryRange: { kind: 'line', label: 'Salary Range', limit: 100, optional: true },
    closesOn: { ...OPTIONAL, kind: 'day', label: 'Closing Date', inCopy: '' },
    applyUrl: { ...OPTIONAL, kind: 'url', label: 'Apply Link', limit: 500 },
    country: { ...CODE, kind: 'country', label: 'Country', isRequiredByGoogle: true },
    region: { ...JOBS, kind: 'line', label: 'State or region', limit: 100 },
    isRemote: { ...JOBS, kind: 'boolean', label: 'Can be done remotely' },
    payFrom: { ...PAY, label: 'Pay from' },
    payTo: { ...PAY, label: 'Pay to' },
    payCurrency: { ...CODE, kind: 'currency', label: 'Pay currency' },
    payUnit: { ...CODE, kind: 'choice', label: 'Pay period', choices: ['', ...PAY_UNITS] },
    description: {
      kind: 'text',
      label: 'Job Description',
      limit: 10_000,
      isRequiredByGoogle: true,
    },
    requirements: { ...LIST, label: 'Requirements', item: 'Requirement' },
    responsibilities: { ...LIST, label: 'Responsibilities', item: 'Responsibility' },
    benefits: { ...LIST, label: 'Benefits', item: 'Benefit' },
    isActive: { kind: 'boolean', label: 'Active', initial: true, inCopy: false },
    createdAt: { kind: 'date', writtenBy: 'rules' },
  },
} as const satisfies Collection;

export type CareerValues = FormValues<typeof careers>;

export type CareerInput = Input<typeof careers>;

export type Career = DocumentOf<typeof careers>;

export function parseCareer(id: string, data: RecordedFields, version: string): Career {
  return readDocument(careers, id, data, version);
}
