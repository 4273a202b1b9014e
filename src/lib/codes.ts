/** Codes that are not countries, such as the European Union. */
const NOT_A_COUNTRY = /^(?:EU|EZ|QO|UN|X[AB]|ZZ)$/;

type CodeName = [code: string, name: string];
const known: { region?: CodeName[]; currency?: CodeName[] } = {};

/** Codes of ISO 3166 (countries) or ISO 4217 (currencies) and their English names, sorted by name. */
export const codeNames = (type: 'region' | 'currency') => (known[type] ??= listNames(type));

function listNames(type: 'region' | 'currency'): CodeName[] {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
  const codes = type === 'region' ? countryCodes() : Intl.supportedValuesOf('currency');
  return (
    codes
      .map((code): CodeName => [code, names.of(code) ?? ''])
      // The names of former currencies contain years.
      .filter(([, name]) => name && !/\d{4}/.test(name))
      .sort(([, one], [, other]) => one.localeCompare(other, 'en'))
  );
}

function countryCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  // The code of a former country, such as DD for East Germany, is replaced by the current one.
  const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;
  return codes.filter((code) => isCurrent(code) && !NOT_A_COUNTRY.test(code));
}

/** The English name of a country, such as 'Germany' for 'DE'; an unknown code unchanged. */
export const countryName = (code: string) =>
  new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
