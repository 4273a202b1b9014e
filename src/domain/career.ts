import type { InferOutput } from 'valibot';
import type { careerSchema, storedCareerSchema } from './career-schema';

export const JOB_TYPES = ['full-time', 'part-time', 'contract', 'internship'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** Maximum lengths in characters and list entries (design 4). */
export const CAREER_LIMITS = {
  title: 150,
  department: 100,
  location: 150,
  salaryRange: 100,
  description: 10_000,
  listItems: 40,
  listItem: 500,
} as const;

export type CareerInput = InferOutput<typeof careerSchema>;

/** A stored career (spec 3). `type` is the raw stored value and may be unknown. */
export interface Career extends InferOutput<typeof storedCareerSchema> {
  id: string;
  /** Changes with every save, to detect conflicts (design 4). */
  version: string;
}

/** Label for a job type (spec 2): 'full time' for `full-time`. */
export function jobTypeLabel(type: string): string {
  return type.replace('-', ' ');
}

export function blankCareer(): CareerInput {
  return {
    title: '',
    department: '',
    location: '',
    type: 'full-time',
    description: '',
    requirements: [''],
    responsibilities: [''],
    benefits: [''],
    salaryRange: '',
    isActive: true,
  };
}

export type CareerList = 'requirements' | 'responsibilities' | 'benefits';

export function mapLists<Old, New>(
  { requirements, responsibilities, benefits }: Record<CareerList, Old>,
  change: (list: Old) => New,
): Record<CareerList, New> {
  return {
    requirements: change(requirements),
    responsibilities: change(responsibilities),
    benefits: change(benefits),
  };
}

/** A stored career as form values: an empty list becomes one blank row (spec 4). */
export function careerToInput(career: Career): CareerInput {
  return {
    title: career.title,
    department: career.department,
    location: career.location,
    type: JOB_TYPES.find((type) => type === career.type) ?? 'full-time',
    description: career.description,
    salaryRange: career.salaryRange,
    isActive: career.isActive,
    ...mapLists(career, (list) => (list.length > 0 ? list : [''])),
  };
}

/** Trims list entries and drops blank ones (spec 5). */
export function cleanCareer(input: CareerInput): CareerInput {
  const filled = (list: string[]) => list.map((item) => item.trim()).filter((item) => item !== '');
  return { ...input, ...mapLists(input, filled) };
}
