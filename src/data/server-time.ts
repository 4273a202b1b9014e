import { readToken } from './auth';

/** Server time minus browser time in milliseconds. */
let offset: Promise<number> | undefined;

async function readOffset(): Promise<number> {
  const { issuedAt } = await readToken({ isFresh: true });
  return issuedAt.getTime() - Date.now();
}

/**
 * The time of Google's servers, to about a second: the browser's clock may be wrong by any amount. Asked for once
 * per page load, in the form of a renewed token. Throws what `readToken` throws; the next call then asks again.
 */
export async function serverTime(): Promise<Date> {
  offset ??= readOffset();
  try {
    return new Date(Date.now() + (await offset));
  } catch (error) {
    offset = undefined;
    throw error;
  }
}
