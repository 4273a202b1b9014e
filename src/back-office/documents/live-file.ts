const TIMEOUT_MS = 8_000;

/** Reads a file of the deployed site. Never throws: on failure, `why` is the reason to show. */
export async function readLiveFile(
  path: string,
  signal: AbortSignal,
): Promise<string | { why: string }> {
  try {
    const response = await fetch(new URL(path, location.origin), {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!response.ok) return { why: `The server responded with status ${response.status}.` };
    return await response.text();
  } catch {
    return { why: 'The server didn’t respond. Check your connection, then try again.' };
  }
}
