/** Prints the progress of a job after so many steps. */
const EVERY = 50;

const printProgress = (done: number, total: number) => {
  if (done === total || done % EVERY === 0) console.log(`  ${done} of ${total}`);
};

/** Runs a job that Ctrl-C stops after the step that is under way, instead of ending the process. */
export async function runJob<Result>(
  job: (control: {
    signal: AbortSignal;
    onProgress: (done: number, total: number) => void;
  }) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const others = process.listeners('SIGINT');
  const stop = () => {
    console.log('\nStopping after this step …');
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
