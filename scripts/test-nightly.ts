import { startProcess } from './emulators/processes';
import { findFullBrowser } from './tools/browser';
import { Failure } from './tools/failure';
import { runCommand } from './tools/run-command';

const SCRIPTS = [['test'], ['test', '--', '--only=another-firm'], ['test:engines']];

/*
 * `npm run test:nightly` runs every test in full Chrome, with long series at full length and a new random seed. Takes
 * hours. SEED=… repeats a run.
 */
runCommand(async () => {
  const { SEED = String(Date.now() % 1_000_000), CHROMIUM_PATH = findFullBrowser() } = process.env;
  if (!CHROMIUM_PATH)
    throw new Failure('No Chrome or Chromium was found. Install one, or set CHROMIUM_PATH.');
  const failed: string[] = [];
  for (const args of SCRIPTS) {
    const name = `npm run ${args.join(' ')}`;
    console.log(`\n${name} (SEED=${SEED}) …`);
    const env = { LONG: '100', SEED, CHROMIUM_PATH };
    const running = startProcess(name, 'npm', ['run', ...args], { env });
    running.onLine = (line) => console.log(line);
    if ((await running.exited) !== 0) failed.push(name);
  }
  for (const name of failed) console.log(`✗ ${name}: LONG=100 SEED=${SEED}`);
  console.log(`${SCRIPTS.length - failed.length} passed, ${failed.length} failed`);
  return failed.length;
});
