import { CURRENCY_CODE } from '@/domain/iso-codes';
import { PAY_UNITS } from '@/domain/pay-units';
import { visibleText } from '@/domain/text';
import type { Career } from './careers';

type PayFields = Partial<Career> & Pick<Career, 'salaryRange'>;

/** Amounts, currency, period; null unless all are stated and known. Without `payTo`, the pay is a single amount. */
export function statedPay(fields: PayFields) {
  const { payFrom, payTo, payCurrency: currency = '' } = fields;
  const max = payTo ?? payFrom;
  const unit = PAY_UNITS.find((known) => known === fields.payUnit);
  return payFrom && max && CURRENCY_CODE.test(currency) && unit && max >= payFrom
    ? { min: payFrom, max, currency, unit }
    : null;
}

/** '$135,000 – $165,000 per year'; '' if the pay isn't stated in full */
export function payWords(fields: PayFields): string {
  const pay = statedPay(fields);
  if (!pay) return '';
  const { currency } = pay;
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  const { format } = new Intl.NumberFormat('en-US', style);
  const amounts = [...new Set([pay.min, pay.max])].map((amount) => format(amount));
  return `${amounts.join(' – ')} per ${pay.unit.toLowerCase()}`;
}

/** The salary that visitors read: the Salary Range or, if it is blank, the stated pay. */
export const salaryText = (fields: PayFields) =>
  visibleText(fields.salaryRange) || payWords(fields);
