/** An https URL as the URL parser writes it: in ASCII, without a user name. firestore.rules has the same pattern. */
const WEB_LINK = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?\/[!-~]*$/;

/** Trims the text and, if it is a URL, writes it in ASCII, so that `müller.de` becomes `xn--mller-kva.de`. */
export function normalizeWebLink(text: string): string {
  const trimmed = text.trim();
  return URL.canParse(trimmed) ? new URL(trimmed).href : trimmed;
}

export const isWebLink = (text: string) => WEB_LINK.test(text);
