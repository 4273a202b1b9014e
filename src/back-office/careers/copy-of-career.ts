import { CAREER_LIMITS, careerToInput, type Career, type CareerInput } from '@/domain/career';
import { careerTitle } from './career-title';

/** A new career like another one: inactive, and named a copy. */
export function copyOfCareer(career: Career): CareerInput {
  // In code points, as the limit counts.
  const title = [...`Copy of ${careerTitle(career)}`].slice(0, CAREER_LIMITS.title).join('');
  return { ...careerToInput(career), title, isActive: false };
}
