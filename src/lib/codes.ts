/** Codes that are not countries, such as the European Union. */
const NOT_A_COUNTRY = /^(?:EU|EZ|QO|UN|X[AB]|ZZ)$/;

/** Codes of ISO 3166 (countries) or ISO 4217 (currencies) and their English names, sorted by name. */
export function codeNames(type: 'region' | 'currency'): [code: string, name: string][] {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
  const codes = type === 'region' ? countryCodes() : Intl.supportedValuesOf('currency');
  return (
    codes
      .map((code): [string, string] => [code, names.of(code) ?? ''])
      // The names of former currencies contain years.
      .filter(([, name]) => name && !/\d{4}/.test(name))
      .sort(([, one], [, other]) => one.localeCompare(other, 'en'))
  );
}

function countryCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  // Former country codes, such as DD, are not canonical.
  const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;
  return codes.filter((code) => isCurrent(code) && !NOT_A_COUNTRY.test(code));
}

/** The English name of a country, such as 'Germany' for 'DE'; an unknown code unchanged. */
export const countryName = (code: string) =>
  new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
