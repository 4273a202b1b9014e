export interface MeasuredResult {
  label: string;
  before: { value: number; text: string };
  after: { value: number; text: string };
}

/**
 * A number as Americans write it. “3,5” isn’t one, and “1.200” is 1.2 here but 1,200 in most of Europe, so neither
 * is read. “0.125” has only one meaning.
 */
const NUMBER = String.raw`[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?|0\.\d+|\d+(?:\.(?!\d{3}(?!\d))\d+)?`;
const VALUE = String.raw`([$€£]?)(${NUMBER})\s*`;
const MEASURED = new RegExp(
  String.raw`^(.+?):?\s+(?:(?:down|up)\s+)?from\s+${VALUE}(\D*?)\s+to\s+${VALUE}(\D*?)\.?$`,
  'i',
);

/** A unit that changes the number, so a number without it may be meant with or without it. */
const FACTOR = /^(?:k|m|b|bn|thousand|million|billion)\b/i;

const singular = (unit: string) => unit.toLowerCase().replace(/s$/, '');

/** Reads “Month-end close: from 9 days to 4 days.” Null without two clear numbers, or if their units differ. */
export function measuredResult(result: string): MeasuredResult | null {
  const [match, label = '', sign = '', from = '', unit = '', newSign = '', to = '', newUnit = ''] =
    MEASURED.exec(result.trim()) ?? [];
  const units = [unit, newUnit].filter(Boolean).map(singular);
  if (units.length === 1 && FACTOR.test(units[0] ?? '')) return null;
  const [before, after] = [from, to].map((digits) => Number(digits.replaceAll(',', '')));
  if (!match || sign !== newSign || new Set(units).size > 1) return null;
  if (before === undefined || after === undefined || before + after === 0) return null;
  const inWords = (digits: string, word: string) =>
    `${sign}${digits}${word.startsWith('%') ? '' : ' '}${word}`.trim();
  return {
    label,
    before: { value: before, text: inWords(from, unit || newUnit) },
    after: { value: after, text: inWords(to, newUnit || unit) },
  };
}
