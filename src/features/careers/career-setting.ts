import { FIRM } from '@/content/firm';
import type { SeoSettingInput } from '@/domain/seo-setting';
import { cutText } from '@/lib/cut-text';
import type { CareerSummary } from './career-summary';

/** Recommended for a meta description (spec 9). */
const MAX_DESCRIPTION = 160;

export function positionTitle({ title }: Pick<CareerSummary, 'title'>): string {
  return title.trim() || 'Untitled position';
}

/** What search engines and shared links show of a position. */
export function careerSetting(career: CareerSummary): SeoSettingInput {
  // Without a remark such as '(two days a week on site)', which a search result has no room for.
  const place = career.location.replace(/\(.*/s, '').trim();
  const name = [positionTitle(career), place].filter(Boolean).join(', ');
  const description = career.description.replace(/\s+/g, ' ').trim();
  return {
    title: `${name} | Careers at ${FIRM.name}`,
    description: cutText(description || `Open position at ${FIRM.name}: ${name}.`, MAX_DESCRIPTION),
    keywords: [],
  };
}
