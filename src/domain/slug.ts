export const MAX_SLUG = 100;

/** Why a slug isn't safe in paths and file names, or undefined. The Firebase console accepts unsafe slugs. */
export function slugProblem(text: string): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text))
    return 'A slug can contain only lowercase letters, digits, and single hyphens.';
  // Hosting would serve services/index.html instead of services.html.
  return text === 'index' ? 'The slug “index” is reserved.' : undefined;
}

export function isSlug(text: string): boolean {
  return !slugProblem(text) && text.length <= MAX_SLUG;
}
