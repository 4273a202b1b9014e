import { readToken } from './auth';

const MAX_AGE_MS = 60_000;

/** Server time minus browser time, in ms. `readAt` is from performance.now(), which clock changes don't affect. */
let offset: { value: Promise<number>; readAt: number } | undefined;

async function readOffset(): Promise<number> {
  const { issuedAt } = await readToken({ isFresh: true });
  return issuedAt.getTime() - Date.now();
}

/** Google's server time, accurate to about a second, read at most once a minute. Throws what `readToken` throws. */
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
