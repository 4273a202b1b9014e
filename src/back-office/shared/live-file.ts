const TIMEOUT_MS = 8_000;

/** The text of a file of this site, or why it couldn't be read. Never throws. */
export async function readLiveFile(
  path: string,
  signal: AbortSignal,
): Promise<string | { why: string }> {
  try {
    const answer = await fetch(new URL(path, location.origin), {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!answer.ok) return { why: `The server answered ${answer.status}.` };
    return await answer.text();
  } catch {
    return { why: 'The connection failed.' };
  }
}
