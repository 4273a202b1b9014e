export interface MeasuredResult {
  label: string;
  before: { value: number; text: string };
  after: { value: number; text: string };
}

const VALUE = String.raw`([$€£]?)(\d[\d,]*(?:\.\d+)?)\s*`;
const MEASURED = new RegExp(
  String.raw`^(.+?):?\s+(?:(?:down|up)\s+)?from\s+${VALUE}(\D*?)\s+to\s+${VALUE}(\D*?)\.?$`,
  'i',
);

const singular = (unit: string) => unit.toLowerCase().replace(/s$/, '');

/** Reads “Month-end close: from 9 days to 4 days.” Null without two numbers, or if their units differ. */
export function measuredResult(result: string): MeasuredResult | null {
  const [match, label = '', sign = '', from = '', unit = '', newSign = '', to = '', newUnit = ''] =
    MEASURED.exec(result.trim()) ?? [];
  const units = [unit, newUnit].filter(Boolean).map(singular);
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
