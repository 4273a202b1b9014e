import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Failure } from './processes';
import { temporaryFolder } from './temporary-folder';

/** The one without windows first: it starts and draws faster. */
const NAMES = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
];
const MAC_APPS = ['Google Chrome', 'Chromium'];

/** What every test browser is started with: no calls to the outside, and as root on Linux no sandbox, which it refuses there. */
export const BROWSER_ARGS = [
  ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of a browser that runs: CHROMIUM_PATH, a Chrome or Chromium of this machine, else the Chromium
 * inside the package @sparticuz/chromium (Linux only). Throws a Failure that says what to install.
 */
export async function findBrowser(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new Failure(
      `CHROMIUM_PATH names ${chosen}, which is no browser that runs: correct or unset it.`,
    );
  }
  const installed = candidates().find((path) => existsSync(path) && runs(path));
  if (installed) return installed;
  if (process.platform === 'linux') {
    const unpacked = await unpackChromium();
    if (runs(unpacked)) return unpacked;
    throw new Failure(
      'No Chrome or Chromium was found, and the one in node_modules doesn’t run here: install Chromium ' +
        '(`apt-get install chromium`) or its libraries (`apt-get install libnss3 libnspr4 libexpat1`).',
    );
  }
  throw new Failure('No Chrome or Chromium was found: install one, or name it in CHROMIUM_PATH.');
}

function candidates(): string[] {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const apps = ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
    MAC_APPS.map((name) => join(folder, `${name}.app`, 'Contents/MacOS', name)),
  );
  return [...onPath, ...apps];
}

/** Some systems have a `chromium` that only says where to get one. */
function runs(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

async function unpackChromium(): Promise<string> {
  // It unpacks into the temporary folder and takes any file called `chromium` there for its own.
  const folder = temporaryFolder('browser');
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}
