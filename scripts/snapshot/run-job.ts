const PROGRESS_STEPS = 50;

const printProgress = (done: number, total: number) => {
  if (done === total || done % PROGRESS_STEPS === 0) console.log(`  ${done} of ${total}`);
};

/** Runs a job. Ctrl-C stops it after the current step instead of ending the process. */
export async function runJob<Result>(
  job: (control: {
    signal: AbortSignal;
    onProgress: (done: number, total: number) => void;
  }) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const others = process.listeners('SIGINT');
  const stop = () => {
    console.log('\nStopping after the current step …');
    controller.abort();
  };
  for (const listener of others) process.off('SIGINT', listener);
  process.on('SIGINT', stop);
  try {
    return await job({ signal: controller.signal, onProgress: printProgress });
  } finally {
    process.off('SIGINT', stop);
    for (const listener of others) process.on('SIGINT', listener);
  }
}
