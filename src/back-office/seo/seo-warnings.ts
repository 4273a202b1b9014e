import { seoSettings, type SeoSettingInput } from '@/collections/seo-settings';
import { withDefaults } from '@/content/default-seo-setting';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { characterCount } from '@/domain/text';
import { foldText } from '@/lib/fold-text';
import { includesWords } from '@/lib/includes-words';
import { RESULT_LIMITS, type MeasureText, type ResultPart } from './search-result';

export type SeoWarnings = Record<keyof SeoSettingInput, string[]>;

type Others = Partial<Record<SeoPageId, SeoSettingInput>>;

/** Warnings about length (spec 9), repeated texts, and keywords. An empty text is judged as its default. */
export function seoWarnings(
  page: SeoPageId,
  setting: SeoSettingInput,
  others: Others,
  measure: MeasureText,
): SeoWarnings {
  const used = withDefaults(page, setting);
  const warningsOf = (part: ResultPart) => {
    const text = used[part];
    const isUsed = setting.keywords.some((keyword) => includesWords(text, keyword));
    return [
      ...lengthWarnings(text, part, measure),
      ...pagesWithSame(part, page, text, others).map(({ label }) => `Same as ${label}`),
      ...(setting.keywords.length > 0 && !isUsed ? ['No keywords used'] : []),
    ];
  };
  return {
    title: warningsOf('title'),
    description: warningsOf('description'),
    keywords: setting.keywords.length > 0 ? [] : ['Missing'],
  };
}

export function hasWarnings({ title, description, keywords }: SeoWarnings): boolean {
  return title.length + description.length + keywords.length > 0;
}

/** A text of the recommended length can still be too wide for a search result. */
function lengthWarnings(text: string, part: ResultPart, measure: MeasureText): string[] {
  const length = characterCount(text);
  const { min, max } = seoSettings.fields[part].recommended;
  if (length > max || isCutOff(text, part, measure)) return ['Too long'];
  return length < min ? ['Too short'] : [];
}

/** Checks desktop only: on phones, even a description of the recommended length doesn't fit. */
export function isCutOff(text: string, part: ResultPart, measure: MeasureText): boolean {
  return measure(text, part) > RESULT_LIMITS.desktop[part].width;
}

export function pagesWithSame(part: ResultPart, page: SeoPageId, text: string, others: Others) {
  const folded = foldText(text);
  if (!folded) return [];
  return SEO_PAGES.filter(({ id }) => {
    const other = id !== page && others[id];
    return other && foldText(withDefaults(id, other)[part]) === folded;
  });
}
