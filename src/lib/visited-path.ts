let current: string | undefined;
let previous: string | undefined;

/** Called with the path of each page that is shown. */
export function rememberPath(path: string): void {
  if (path === current) return;
  previous = current;
  current = path;
}

/** The path of the page that led here, by a link of the application or of a static page; else undefined. */
export function previousPath(): string | undefined {
  if (previous) return previous;
  const { referrer } = document;
  return referrer.startsWith(`${location.origin}/`) ? new URL(referrer).pathname : undefined;
}
