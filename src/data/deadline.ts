/** Longest wait for an answer, in milliseconds (design 4: firestore/lite itself waits for ever). */
const READ_DEADLINE = 8_000;
const WRITE_DEADLINE = 15_000;

/** No answer in time. For a write: it may or may not have been made. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

async function withDeadline<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new DeadlineError(`No answer within ${milliseconds / 1000} seconds`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs a read; throws DeadlineError after 8 s. The time to load the SDK counts. */
export function read<Result>(work: () => Promise<Result>): Promise<Result> {
  return withDeadline(work(), READ_DEADLINE);
}

/** Runs a write; throws DeadlineError after 15 s. The time to load the SDK counts. */
export function write<Result>(work: () => Promise<Result>): Promise<Result> {
  return withDeadline(work(), WRITE_DEADLINE);
}
