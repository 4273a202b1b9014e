/** Logs a failure; in production by code or name only, because Firebase puts personal data into messages. */
export function logError(what: string, error: unknown): void {
  const kind =
    error instanceof Error ? ('code' in error ? String(error.code) : error.name) : typeof error;
  console.error(`${what} (${kind})`, ...(import.meta.env.DEV ? [error] : []));
}
