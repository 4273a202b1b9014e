/** Part of https://schema.org/JobPosting */
interface JobLocation {
  jobLocation?: {
    '@type': 'Place';
    address: {
      '@type': 'PostalAddress';
      addressLocality?: string;
      addressRegion?: string;
      addressCountry?: string;
    };
  };
  jobLocationType?: 'TELECOMMUTE';
  applicantLocationRequirements?: { '@type': 'Country'; name: string };
}

/** `New York, NY`: a state implies the country. */
const PLACE_WITH_STATE =
  /^([^,]+), (A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\b/;

const REMOTE = /\bremote\b/i;
/** Also within words, as in `Remote (US time zones)`. */
const UNITED_STATES = /\b(?:US|USA|United States)\b/;
const SEPARATORS = /[,;()/·]|\s[-–—]\s|\bor\b/i;

/** Spellings that are not the name of Intl. */
const OTHER_NAMES = { us: 'US', usa: 'US', 'united states of america': 'US', uk: 'GB' };
/** Of Intl, but no countries, and Georgia, which is a state as well. */
const NOT_A_COUNTRY = /^(?:EU|EZ|GE|QO|UN|X[AB]|ZZ)$/;

let codes: Map<string, string> | undefined;

/** The ISO 3166-1 code of a country by its English name, or undefined. */
function countryCode(name: string): string | undefined {
  codes ??= countryCodes();
  return codes.get(name.toLowerCase());
}

function countryCodes(): Map<string, string> {
  const found = new Map(Object.entries(OTHER_NAMES));
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    // An older code of a country, such as DD, is not its canonical one.
    const isCanonical = new Intl.Locale(`und-${code}`).region === code;
    const name = isCanonical && !NOT_A_COUNTRY.test(code) && names.of(code);
    if (name) found.set(name.toLowerCase(), code);
  }
  return found;
}

/**
 * Where the work is, or where applicants may be. Google requires the country, which is set only if the text names it:
 * by a state of the United States, or in English.
 */
export function jobLocation(location: string): JobLocation {
  const [, city, state] = PLACE_WITH_STATE.exec(location) ?? [];
  if (city && state) return placeAt({ city, region: state, country: 'US' });

  const parts = location.split(SEPARATORS).map((part) => part.trim());
  const named = parts.find(countryCode);
  const country = named && countryCode(named);
  const before = named ? parts.slice(0, parts.indexOf(named)) : [];
  const [place, region] = before.filter((part) => part && !REMOTE.test(part));
  if (!place && REMOTE.test(location)) {
    const isUnitedStates = country === 'US' || (!country && UNITED_STATES.test(location));
    const name = isUnitedStates ? 'USA' : named;
    return {
      jobLocationType: 'TELECOMMUTE',
      ...(name && { applicantLocationRequirements: { '@type': 'Country', name } }),
    };
  }
  return country ? placeAt({ city: place, region, country }) : placeAt({ city: location });
}

interface Address {
  city?: string | undefined;
  region?: string | undefined;
  country?: string;
}

function placeAt({ city, region, country }: Address): JobLocation {
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(city && { addressLocality: city }),
        ...(region && { addressRegion: region }),
        ...(country && { addressCountry: country }),
      },
    },
  };
}
