let current: string | undefined;
let previous: string | undefined;

export function rememberPath(path: string): void {
  if (path === current) return;
  previous = current;
  current = path;
}

export function previousPath(): string | undefined {
  if (previous) return previous;
  const { referrer } = document;
  return referrer.startsWith(`${location.origin}/`) ? new URL(referrer).pathname : undefined;
}
