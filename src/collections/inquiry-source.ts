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

/** Escapes what URLs don't have, and cuts the text, but not within an escape. */
const startOfUrl = (text: string) =>
  encodeURI(text).replaceAll('%25', '%').slice(0, SOURCE.limit).replace(/%.?$/, '');

/** A source for reading, such as 'Came from www.google.com · First page /about'; '' if nothing is known. */
export function sourceText(source: Source): string {
  return PARTS.flatMap(([words, keys]) => {
    const texts = keys.map((key) => visibleText(decoded(source[key] ?? ''))).filter(Boolean);
    return texts.length > 0 ? `${words} ${texts.join(', ')}` : [];
  }).join(' · ');
}

/** Unlike decodeURIComponent, never throws. */
const decoded = (text: string) =>
  new URLSearchParams(`=${text.replace(/[&+]/g, encodeURIComponent)}`).get('') ?? '';
