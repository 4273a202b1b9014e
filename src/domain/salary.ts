/** A MonetaryAmount as in https://schema.org/MonetaryAmount. */
export interface Salary {
  currency: string;
  min: number;
  max: number;
  unit: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
}

const CURRENCIES: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

/** US formats: `60,000`, `58.50`, `60k`. Not `60.000` or `60,00`, which are ambiguous. */
const AMOUNT = String.raw`\d{1,3}k|(?:\d{1,6}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d\d)?`;
const SALARY = new RegExp(
  String.raw`^([$€£]|[A-Z]{3})\s?(${AMOUNT})(?:\s?(?:-|–|—|to)\s?\1?\s?(${AMOUNT}))?` +
    String.raw`\s*(?:per|an?|/)\s?(hour|day|week|month|year)$`,
  'i',
);

/** Parses a salary such as `$135,000 – $165,000 a year`, else returns null. `isAbroad`: `$` is ambiguous. */
export function parseSalary(text: string, isAbroad = false): Salary | null {
  const [, sign = '', low = '', high = low, unit = ''] = SALARY.exec(text.trim()) ?? [];
  const isThousands = (amount: string) => /k$/i.test(amount);
  // In `135 – 165k`, the first amount may also be in thousands.
  if (isThousands(low) !== isThousands(high) || (isAbroad && sign === '$')) return null;
  const [min, max] = [amountOf(low), amountOf(high)];
  const currency = CURRENCIES[sign] ?? sign;
  const isCurrency = Intl.supportedValuesOf('currency').includes(currency);
  if (!isCurrency || !(min > 0) || !(max >= min)) return null;
  return { currency, min, max, unit: unit.toUpperCase() as Salary['unit'] };
}

const amountOf = (text: string) => Number(text.replaceAll(',', '').replace(/k$/i, '000'));
