/** In the terms of https://schema.org/MonetaryAmount. */
export interface Salary {
  currency: string;
  min: number;
  max: number;
  unit: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
}

const CURRENCIES: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

/** Such as `$135,000 – $165,000`, `€ 60k-75k`, `$58 - $72 per hour`. */
const PATTERN =
  /^([$€£])\s?(\d[\d,.]*)(k?)(?:\s?(?:-|–|—|to)\s?\1?\s?(\d[\d,.]*)(k?))?\s*(?:(?:per|an?|\/)\s?(hour|day|week|month|year))?$/i;

/** Reads a salary range; null unless the whole text matches. */
export function parseSalary(text: string): Salary | null {
  const match = PATTERN.exec(text.trim());
  if (!match) return null;
  const [, sign = '', low = '', lowK, high = low, highK = lowK, unit = 'year'] = match;
  const amount = (digits: string, thousands?: string) =>
    Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1);
  // In '135 - 165k' the k applies to both.
  const min = amount(low, lowK || highK);
  const max = amount(high, highK);
  const currency = CURRENCIES[sign];
  if (!currency || !(min > 0) || !(max >= min)) return null;
  return { currency, min, max, unit: unit.toUpperCase() as Salary['unit'] };
}
