import { visibleText } from '@/domain/text';

/** The words for a source, each with the fields of the map that they introduce. */
const PARTS = [
  ['Came from', ['referrer']],
  ['Campaign', ['utmSource', 'utmMedium', 'utmCampaign']],
  ['First page', ['landing']],
  ['Sent from', ['page']],
] as const;

/** The visit's first page, the page of the form (paths), the referrer (its host), and the campaign, as URLs have them. */
export const SOURCE = {
  keys: PARTS.flatMap(([, keys]) => keys),
  limit: 100,
  /** The characters of a URL (RFC 3986). firestore.rules repeat the pattern. */
  pattern: /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/,
};
export type Source = Partial<Record<(typeof SOURCE.keys)[number], string>>;

/** The source of an inquiry from `page`. `firstPage`: the URL and the referrer of the visit's first page, as JSON. */
export function sourceOf(firstPage: string, page: string): Source {
  const [url = '', referrer = ''] = JSON.parse(firstPage) as string[];
  const { host, pathname, searchParams } = new URL(url);
  const from = URL.canParse(referrer) ? new URL(referrer).host : '';
  const utm = (name: string) => encodeURIComponent(searchParams.get(`utm_${name}`)?.trim() ?? '');
  const texts: Required<Source> = {
    ...{ landing: pathname, page, referrer: from === host ? '' : from },
    ...{ utmSource: utm('source'), utmMedium: utm('medium'), utmCampaign: utm('campaign') },
  };
  const cut = Object.entries(texts).map(([key, text]) => [key, startOfUrl(text)] as const);
  return Object.fromEntries(cut.filter(([, text]) => text));
}

/** One character: of several bytes, of one byte, or unescaped. */
const CHARACTER = /%[c-f].(?:%[89ab].){1,3}|%..|./gi;

/** Escapes what URLs don't have, and cuts the text after a whole character, so that it can be decoded. */
const startOfUrl = (text: string) =>
  encodeURI(text)
    .replaceAll('%25', '%')
    .replace(CHARACTER, (all, at: number) => (at + all.length > SOURCE.limit ? '' : all));

/** A source for reading, such as `['Came from', 'www.google.com']` and `['First page', '/about']`. */
export function sourceParts(source: Source): [words: string, text: string][] {
  return PARTS.map(([words, keys]): [string, string] => {
    const texts = keys.map((key) => visibleText(decoded(source[key] ?? '')));
    return [words, texts.filter(Boolean).join(', ')];
  }).filter(([, text]) => text);
}

/** Unlike decodeURIComponent, never throws. */
const decoded = (text: string) =>
  new URLSearchParams(`=${text.replace(/[&+]/g, encodeURIComponent)}`).get('') ?? '';
