import { readToken } from './auth';

const MAX_AGE_MS = 60_000;

/** Server time minus browser time in milliseconds. `readAt` is not by the browser's clock, which may be corrected. */
let offset: { value: Promise<number>; readAt: number } | undefined;

async function readOffset(): Promise<number> {
  const { issuedAt } = await readToken({ isFresh: true });
  return issuedAt.getTime() - Date.now();
}

/**
 * The time of Google's servers, to about a second: the browser's clock may be wrong by any amount. Asked for at most
 * once a minute, in the form of a renewed token. Throws what `readToken` throws; the next call then asks again.
 */
export async function serverTime(): Promise<Date> {
  const now = performance.now();
  if (!offset || now - offset.readAt > MAX_AGE_MS) offset = { value: readOffset(), readAt: now };
  try {
    const difference = await offset.value;
    return new Date(Date.now() + difference);
  } catch (error) {
    offset = undefined;
    throw error;
  }
}
