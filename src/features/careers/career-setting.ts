import type { SeoSettingInput } from '@/collections/seo-settings';
import { FIRM } from '@/content/firm';
import { cutText } from '@/lib/cut-text';
import type { CareerSummary } from './career-summary';

/** Recommended for a meta description (spec 9). */
const MAX_DESCRIPTION = 160;

export function positionTitle({ title }: Pick<CareerSummary, 'title'>): string {
  return title.trim() || 'Untitled position';
}

export function careerSetting(career: CareerSummary): SeoSettingInput {
  // Omits remarks such as '(two days a week on site)', for which search results have no room.
  const place = career.location.replace(/\(.*/s, '').trim();
  const name = [positionTitle(career), place].filter(Boolean).join(', ');
  const description = career.description.replace(/\s+/g, ' ').trim();
  return {
    title: `${name} | Careers at ${FIRM.name}`,
    description: cutText(description || `Open position at ${FIRM.name}: ${name}.`, MAX_DESCRIPTION),
    keywords: [],
  };
}
