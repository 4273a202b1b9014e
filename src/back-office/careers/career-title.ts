import type { Career } from '@/collections/careers';
import { visibleText } from '@/domain/text';

export function careerTitle({ title }: Pick<Career, 'title'>): string {
  return visibleText(title) || 'Untitled career';
}

export const quotedCareerTitle = (career: Career) => `“${careerTitle(career)}”`;
