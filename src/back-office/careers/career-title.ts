import type { Career } from '@/collections/careers';

export const MAX_LINE = 300;
const MAX_QUOTED = 80;

export function careerTitle({ title }: Pick<Career, 'title'>): string {
  return title.slice(0, MAX_LINE).trim() || 'Untitled career';
}

/** The title in quotation marks, cut to fit a toast. */
export function quotedCareerTitle(career: Pick<Career, 'title'>): string {
  const characters = [...careerTitle(career)];
  const isShort = characters.length <= MAX_QUOTED;
  return `“${isShort ? characters.join('') : `${characters.slice(0, MAX_QUOTED).join('')}…`}”`;
}
