/** Part of https://schema.org/JobPosting */
interface JobLocation {
  jobLocation?: {
    '@type': 'Place';
    address: {
      '@type': 'PostalAddress';
      addressLocality?: string;
      addressRegion?: string;
      addressCountry: string;
    };
  };
  jobLocationType?: 'TELECOMMUTE';
  applicantLocationRequirements?: { '@type': 'Country'; name: string };
}

/** Codes of US states that are not also codes of countries (such as CO) or of Australian states (such as WA). */
const STATE = /^(?:AK|CT|DC|FL|HI|IA|KS|MI|N[DHJMVY]|O[HKR]|RI|TX|UT|VT|W[IVY])$/;

const REMOTE = /^(?:fully )?remote$/i;
const WORKPLACE = /\b(?:hybrid|remote)\b/i;
/** Separates alternative places. Case-sensitive, because OR is Oregon. */
const ALTERNATIVE = /[;/·]|\b(?:and|or)\b/;
const REMARK = /[()]|\s[-–—]\s/;

const OTHER_NAMES = { us: 'US', usa: 'US', 'united states of america': 'US', uk: 'GB' };
/** Codes that are not countries, and GE, because Georgia is also a US state. */
const NOT_A_COUNTRY = /^(?:EU|EZ|GE|QO|UN|X[AB]|ZZ)$/;

let codes: Map<string, string> | undefined;

function countryCode(name: string): string | undefined {
  codes ??= countryCodes();
  return codes.get(name.toLowerCase());
}

function countryCodes(): Map<string, string> {
  const found = new Map(Object.entries(OTHER_NAMES));
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    // Former country codes, such as DD, are not canonical.
    const isCanonical = new Intl.Locale(`und-${code}`).region === code;
    const name = isCanonical && !NOT_A_COUNTRY.test(code) && names.of(code);
    if (name) found.set(name.toLowerCase(), code);
  }
  return found;
}

/** Location for JobPosting; empty unless the text has an English country name or an unambiguous US state code. */
export function jobLocation(location: string): JobLocation {
  const [first = '', ...others] = location.split(ALTERNATIVE);
  const [head = '', remark = ''] = first.split(REMARK).map((part) => part.trim());
  const names = head
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (countryCode(remark) || REMOTE.test(remark)) names.push(remark);
  const place = names.filter((name) => !REMOTE.test(name));
  const last = place.at(-1) ?? '';
  const country = countryCode(last);
  const isRemote = place.length < names.length && others.length === 0;
  if (isRemote && (place.length === 0 || (place.length === 1 && country))) {
    const name = country === 'US' ? 'USA' : last;
    return {
      jobLocationType: 'TELECOMMUTE',
      ...(country && { applicantLocationRequirements: { '@type': 'Country', name } }),
    };
  }
  if (place.length > 3 || names.some((name) => WORKPLACE.test(name))) return {};
  if (place.length === 2 && STATE.test(last)) return placeAt('US', place);
  return country ? placeAt(country, place.slice(0, -1)) : {};
}

function placeAt(country: string, [city, region]: string[]): JobLocation {
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(city && { addressLocality: city }),
        ...(region && { addressRegion: region }),
        addressCountry: country,
      },
    },
  };
}
