import type { PayUnit } from '@/collections/careers';
import { codeNames } from '@/lib/codes';

/* Reads what free texts say about place and pay, to offer it for the fields of structured data, one press each. */

const STATES =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;

const SEPARATOR = /[,;/·()]|\s[-–—]\s|\b(?:and|or|only|within)\b/;

/** Undefined where the text says nothing, or names more than one country. */
export function placeIn(text: string) {
  const codes = new Map(codeNames('region').map(([code, name]) => [name.toLowerCase(), code]));
  // Georgia is also a US state.
  codes.set('us', 'US').set('usa', 'US').set('uk', 'GB').delete('georgia');
  const parts = text.split(SEPARATOR).map((part) => part.trim());
  const codeOf = (part: string) => (STATES.test(part) ? 'US' : codes.get(part.toLowerCase()));
  const found = new Set(parts.map(codeOf).filter((code) => code !== undefined));
  const states = parts.filter((part) => STATES.test(part));
  const [country] = found.size === 1 ? found : [];
  return {
    country,
    region: country === 'US' && states.length === 1 ? states[0] : undefined,
    isRemote: /\bremote\b/i.test(text) || undefined,
  };
}

const CURRENCIES: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

/** US formats: `60,000`, `58.50`. Not `60.000` or `60,00`, which are ambiguous. */
const AMOUNT = String.raw`(?:\d{1,6}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d\d)?`;
const PAY = new RegExp(
  String.raw`^([$€£]|[A-Z]{3})\s?(${AMOUNT})(?:\s?(?:-|–|—|to)\s?\1?\s?(${AMOUNT}))?` +
    String.raw`\s*(?:per|an?|/)\s?(hour|day|week|month|year)$`,
  'i',
);

/** Form values for a text such as `$135,000 – $165,000 a year`; null for any other. */
export function payIn(text: string) {
  const [, sign = '', low = '', high = '', unit = ''] = PAY.exec(text.trim()) ?? [];
  const payCurrency = CURRENCIES[sign] ?? sign.toUpperCase();
  if (!Intl.supportedValuesOf('currency').includes(payCurrency)) return null;
  const [payFrom, payTo] = [low.replaceAll(',', ''), high.replaceAll(',', '')];
  return { payFrom, payTo, payCurrency, payUnit: unit.toUpperCase() as PayUnit };
}
