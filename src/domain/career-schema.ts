import * as v from 'valibot';
import { CAREER_LIMITS as LIMITS, JOB_TYPES, type Career } from './career';
import {
  limitedList,
  limitedText,
  requiredText,
  storedDate,
  storedText,
  storedTexts,
} from './fields';

const list = (label: string) => limitedList(label, LIMITS.listItems, LIMITS.listItem, '\n');

/** Career input that `firestore.rules` accepts, after `cleanCareer` (design 4). */
export const careerSchema = v.object({
  title: requiredText('Job title', LIMITS.title, 'Enter a job title.'),
  department: limitedText('Department', LIMITS.department),
  location: limitedText('Location', LIMITS.location),
  type: v.picklist(JOB_TYPES),
  description: limitedText('Job description', LIMITS.description),
  requirements: list('Requirement'),
  responsibilities: list('Responsibility'),
  benefits: list('Benefit'),
  salaryRange: limitedText('Salary range', LIMITS.salaryRange),
  isActive: v.boolean(),
});

export const storedCareerSchema = v.object({
  title: storedText,
  department: storedText,
  location: storedText,
  type: storedText,
  description: storedText,
  requirements: storedTexts,
  responsibilities: storedTexts,
  benefits: storedTexts,
  salaryRange: storedText,
  isActive: v.fallback(v.boolean(), false),
  createdAt: storedDate,
  updatedAt: storedDate,
});

/** Parses a stored career, even if it is malformed. A missing type becomes full-time (spec 3). */
export function parseCareer(id: string, data: unknown, version: string): Career {
  const { type, ...rest } = v.parse(storedCareerSchema, data);
  return { id, type: type || 'full-time', version, ...rest };
}
