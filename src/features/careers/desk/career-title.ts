import type { Career } from '@/domain/career';

/** In characters: stored texts may have any length. */
export const MAX_LINE = 300;

/** The title of a career as the back office shows it. */
export function careerTitle({ title }: Pick<Career, 'title'>): string {
  return title.slice(0, MAX_LINE).trim() || 'Untitled career';
}
