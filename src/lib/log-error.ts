/**
 * Writes a failure to the console: the only place that does. In production only the kind of the error is
 * written (its `code`, else its name), never its text: Firebase puts the request, and with it a visitor's
 * personal data, into messages. In development the error itself follows.
 * @param what plain words for what was tried, such as 'Failed to fetch careers'
 */
export function logError(what: string, error: unknown): void {
  const kind =
    error instanceof Error ? ('code' in error ? String(error.code) : error.name) : typeof error;
  console.error(`${what} (${kind})`, ...(import.meta.env.DEV ? [error] : []));
}
