const RETRY_DELAY_MS = 5_000;

/** Retries `action` five seconds after each failure, until it succeeds. Never throws. */
export async function keepTrying<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return keepTrying(action);
  }
}
