const TIMEOUT_MS = 8_000;

/** `fetch` with a timeout that includes the body, and errors that say why a connection failed. */
export async function request(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error });
  }
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return `No response within ${TIMEOUT_MS / 1000} seconds`;
  return cause instanceof Error ? cause.message || message : message;
}
