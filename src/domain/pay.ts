/** https://schema.org/unitText of a salary. */
export const PAY_UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;
export type PayUnit = (typeof PAY_UNITS)[number];

interface PayFields {
  salaryRange: string;
  payFrom: number | null;
  payTo: number | null;
  payCurrency: string;
  payUnit: string;
}

interface Pay {
  min: number;
  max: number;
  currency: string;
  unit: string;
}

/** The stated pay; null unless it has an amount, a currency, and a period. Without `payTo`, it is a single amount. */
export function statedPay(fields: Partial<PayFields>): Pay | null {
  const { payFrom, payTo, payCurrency: currency, payUnit: unit } = fields;
  if (!payFrom || !currency || !unit) return null;
  const max = payTo ?? payFrom;
  return max < payFrom ? null : { min: payFrom, max, currency, unit };
}

/** '$135,000 – $165,000 per year' */
export function payWords({ min, max, currency, unit }: Pay): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return `${format.formatRange(min, max)} per ${unit.toLowerCase()}`;
}

/** What visitors read about the pay: the free text or, without it, the stated pay. */
export function salaryText(fields: Partial<PayFields>): string {
  const pay = statedPay(fields);
  return fields.salaryRange?.trim() || (pay ? payWords(pay) : '');
}
