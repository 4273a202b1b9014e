/** Codes that are not countries, such as the European Union. */
const NOT_A_COUNTRY = /^(?:EU|EZ|QO|UN|X[AB]|ZZ)$/;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** English names of the codes of ISO 3166 (countries) or ISO 4217 (currencies), by code, sorted by name. */
export function codeNames(type: 'region' | 'currency'): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
  const codes = type === 'region' ? countryCodes() : Intl.supportedValuesOf('currency');
  const found = codes.map((code): [string, string] => [code, names.of(code) ?? '']);
  return new Map(
    // The names of former currencies contain years.
    found
      .filter(([, name]) => name && !/\d{4}/.test(name))
      .sort(([, one], [, other]) => one.localeCompare(other, 'en')),
  );
}

function countryCodes(): string[] {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  // Former country codes, such as DD, are not canonical.
  return codes.filter(
    (code) => new Intl.Locale(`und-${code}`).region === code && !NOT_A_COUNTRY.test(code),
  );
}

/** The English name of a country, such as 'Germany' for 'DE'; an unknown code unchanged. */
export function countryName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
}
