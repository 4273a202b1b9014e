import type { SeoSettingInput } from '@/collections/seo-settings';
import { FIRM } from '@/content/firm';
import { visibleText } from '@/domain/text';
import { cutText } from '@/lib/cut-text';
import type { CareerSummary } from './career-summary';

/** Recommended for a meta description (spec 9). */
const MAX_DESCRIPTION = 160;

export function positionTitle({ title }: Pick<CareerSummary, 'title'>): string {
  return visibleText(title) || 'Untitled position';
}

export function careerSetting(career: CareerSummary): SeoSettingInput {
  // Omits remarks such as '(two days a week on site)', for which search results have no room.
  const place = visibleText(career.location.replace(/\(.*/s, ''));
  const name = [positionTitle(career), place].filter(Boolean).join(', ');
  const description = visibleText(career.description.replace(/\s+/g, ' '));
  return {
    title: `${name} | Careers at ${FIRM.name}`,
    description: cutText(description || `Open position at ${FIRM.name}: ${name}.`, MAX_DESCRIPTION),
    keywords: [],
  };
}
