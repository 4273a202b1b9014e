import type { Career } from '@/collections/careers';

export function careerTitle({ title }: Pick<Career, 'title'>): string {
  return title.trim() || 'Untitled career';
}

export const quotedCareerTitle = (career: Career) => `“${careerTitle(career)}”`;
