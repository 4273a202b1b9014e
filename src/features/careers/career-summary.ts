import type { Career } from '@/collections/careers';
import { salaryText } from '@/collections/pay';
import { cutText } from '@/lib/cut-text';

type Fact =
  'id' | 'title' | 'department' | 'location' | 'type' | 'salaryRange' | 'closesOn' | 'createdAt';

/** For lists. A prerendered page has the other fields only for its own career. */
export type CareerSummary = Pick<Career, Fact | 'description'> & Partial<Career>;

/** In characters. Cards show three lines, about 300 characters on the widest card; CSS cuts the rest. */
const MAX_DESCRIPTION = 320;

export function summaryOfCareer(career: CareerSummary): CareerSummary {
  const { id, title, department, location, type, closesOn, createdAt } = career;
  const salaryRange = salaryText(career);
  const description = cutText(career.description, MAX_DESCRIPTION);
  return { id, title, department, location, type, salaryRange, closesOn, createdAt, description };
}

export function isWholeCareer(career: CareerSummary): career is Career {
  return career.version !== undefined;
}
