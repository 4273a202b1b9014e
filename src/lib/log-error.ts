/** Logs a failure. In production, logs only its code or name, because Firebase messages contain personal data. */
export function logError(what: string, error: unknown): void {
  const kind =
    error instanceof Error ? ('code' in error ? String(error.code) : error.name) : typeof error;
  console.error(`${what} (${kind})`, ...(import.meta.env.DEV ? [error] : []));
}
