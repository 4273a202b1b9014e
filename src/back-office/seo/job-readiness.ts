import { careers, type Career, type CareerValues } from '@/collections/careers';
import { fieldList } from '@/collections/collection';
import { payWords, statedPay } from '@/collections/pay';
import { jobPosting } from '@/features/seo/job-posting-data';
import { codeNames, countryName } from '@/lib/codes';
import { COUNTRY_CODE } from '@/domain/iso-codes';
import { isBlank } from '@/domain/text';

export interface JobLine {
  /** The field's label. */
  label: string;
  problem: string;
  /** The text that visitors read, and the form values that say the same. */
  offer?: { text: string; values: Partial<CareerValues> };
}

/** What Google requires and is missing, and where Google gets something else than visitors read (design 9). */
export function jobReadiness(saved: Career): JobLine[] {
  const career = { ...saved, country: COUNTRY_CODE.test(saved.country) ? saved.country : '' };
  return [...missingLines(career), ...placeLine(career), ...payLine(career)];
}

function missingLines(career: Career): JobLine[] {
  const { description = '' } = jobPosting(career);
  const texts: Record<string, unknown> = { ...career, description };
  return fieldList(careers)
    .filter(({ name, isRequiredByGoogle }) => isRequiredByGoogle && isBlank(String(texts[name])))
    .map(({ name, label = name }) => ({
      label,
      problem: `Google requires ${name === 'description' ? 'more than the title' : 'it'}.`,
    }));
}

const difference = (text: string, got: string) =>
  `Visitors read “${text},” but Google gets ${got}.`;

function placeLine(career: Career): JobLine[] {
  const { country, region } = career;
  const text = career.location.trim();
  const isRemote = career.isRemote ?? false;
  const said = placeIn(career);
  const isSameCountry = (said.country ?? country) === country;
  const isSame =
    isSameCountry &&
    (said.region ?? stateCode(region)) === stateCode(region) &&
    (said.isRemote ?? isRemote) === isRemote;
  if (isSame) return [];
  const values = { country, region: isSameCountry ? region : '', isRemote, ...said };
  const place = [region, country && countryName(country)].filter(Boolean).join(', ');
  const got = country ? `${isRemote ? 'remote work in ' : ''}${place}` : 'no place';
  const { label } = careers.fields.location;
  return [{ label, problem: difference(text, got), offer: { text, values } }];
}

function payLine(career: Career): JobLine[] {
  const text = career.salaryRange.trim();
  // Visitors then read the stated pay.
  if (isBlank(text)) return [];
  const said = payIn(career);
  const stated = statedPay(career);
  const isSame =
    said && stated
      ? Number(said.payFrom) === stated.min &&
        Number(said.payTo || said.payFrom) === stated.max &&
        said.payCurrency === stated.currency &&
        said.payUnit === stated.unit
      : !stated && !/\d/.test(text);
  if (isSame) return [];
  const problem = difference(text, payWords(career) || 'no pay');
  const { label } = careers.fields.salaryRange;
  return said
    ? [{ label, problem, offer: { text, values: said } }]
    : [{ label, problem: `${problem} Clear it, or write it as “$60,000 – $75,000 a year.”` }];
}

const STATES = new Map(
  `AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
  DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas,
  KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi,
  MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York,
  NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, PR Puerto Rico,
  RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia,
  WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming`
    .split(/,\s+/)
    .map((state) => [state.slice(0, 2), state.slice(3).toLowerCase()]),
);

/** 'CO' for 'Colorado' or 'co'; any other text unchanged. */
function stateCode(region: string): string {
  const text = region.trim().toLowerCase();
  const found = [...STATES].find(([code, name]) => name === text || code.toLowerCase() === text);
  return found?.[0] ?? region;
}

const SEPARATOR = /[,;/·()]|\s[-–—]\s|\b(?:and|or|only|within)\b/;

/** What the location says, without what it doesn't say or says in two ways. */
function placeIn({ location, country }: Career) {
  const codes = new Map(codeNames('region').map(([code, name]) => [name.toLowerCase(), code]));
  // Georgia is also a US state.
  codes.set('us', 'US').set('usa', 'US').set('uk', 'GB').delete('georgia');
  // A code such as CA can be a state or the chosen country.
  const codeOf = (part: string) =>
    part === country ? country : STATES.has(part) ? 'US' : codes.get(part.toLowerCase());
  const parts = location
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean);
  const countries = new Set(parts.map(codeOf).filter((code) => code !== undefined));
  const [said] = countries.size === 1 ? countries : [];
  const states = said === 'US' ? parts.filter((part) => STATES.has(part)) : [];
  const isRemote = remoteIn(location);
  // Remote work in a country is work in all of it, if the text says nothing else.
  const isWhole = isRemote && said && parts.every((part) => REMOTE.test(part) || codeOf(part));
  const region = states.length === 1 ? states[0] : isWhole && states.length === 0 ? '' : undefined;
  return {
    ...(said && { country: said }),
    ...(region !== undefined && { region }),
    ...(isRemote !== undefined && { isRemote }),
  };
}

const REMOTE = /^(?:[Ff]ully |100% )?[Rr]emote$/;

/** Undefined for a position that is only partly or possibly remote, such as “Austin, TX or remote.” */
function remoteIn(location: string): boolean | undefined {
  if (isBlank(location)) return undefined;
  if (!/\b(?:remote|home|anywhere)\b/i.test(location)) return false;
  const [first = ''] = location.split(SEPARATOR);
  return (REMOTE.test(first.trim()) && !/\b(?:or|hybrid)\b/.test(location)) || undefined;
}

const CURRENCIES: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

/** US formats: `60,000`, `58.50`. Not `60.000` or `60,00`, which are ambiguous. */
const AMOUNT = String.raw`(?:\d{1,6}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d\d)?`;
const PAY = new RegExp(
  String.raw`^([$€£]|[A-Z]{3})\s?(${AMOUNT})(?:\s?(?:-|–|—|to)\s?\1?\s?(${AMOUNT}))?` +
    String.raw`\s*(?:per|an?|/)\s?(hour|day|week|month|year)$`,
  'i',
);

/** What a salary range such as `$135,000 – $165,000 a year` says; null for any other. */
function payIn({ salaryRange, payCurrency }: Career) {
  const [, sign, low = '', high = '', unit = ''] = PAY.exec(salaryRange.trim()) ?? [];
  if (!sign) return null;
  const currency = isSignOf(sign, payCurrency)
    ? payCurrency
    : (CURRENCIES[sign] ?? sign).toUpperCase();
  if (!Intl.supportedValuesOf('currency').includes(currency)) return null;
  return {
    payFrom: low.replaceAll(',', ''),
    payTo: high.replaceAll(',', ''),
    payCurrency: currency,
    payUnit: unit.toUpperCase(),
  };
}

/** Whether a sign can stand for a currency, as `$` can for Canadian dollars. */
function isSignOf(sign: string, currency: string): boolean {
  if (!currency) return false;
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat('en', style).format(0).startsWith(sign);
}
