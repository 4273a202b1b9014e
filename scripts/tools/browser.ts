import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Failure } from './failure';
import { temporaryFolder } from './temporary-folder';

const SHELL_NAMES = ['chromium-headless-shell'];
const FULL_NAMES = ['google-chrome-stable', 'chromium', 'chromium-browser'];
const MAC_APPS = ['Google Chrome', 'Chromium'];

const DISABLED_FEATURES = [
  // Chromium 142 and newer refuse loopback requests from pages that a test serves with `route.fulfill`.
  'LocalNetworkAccessChecks',
  // Full Chromium renders the address bar suggestions of each window, which takes half of a short test's time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Chromium reads only the last --disable-features, so these repeat Playwright's list.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Options for every browser: no background requests, and no sandbox for root on Linux. */
export const BROWSER_ARGS = [
  ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/**
 * Path of a working browser: CHROMIUM_PATH; a headless shell, which starts and paints faster (installed or, on Linux,
 * from the package @sparticuz/chromium); or else an installed Chrome or Chromium. Throws a Failure that says what to
 * install.
 */
export async function findBrowser(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new Failure(`CHROMIUM_PATH is ${chosen}, which does not run. Correct or unset it.`);
  }
  const shell = firstThatRuns(pathsOf(SHELL_NAMES));
  if (shell) return shell;
  const unpacked = process.platform === 'linux' ? await unpackChromium() : '';
  if (unpacked && runs(unpacked)) return unpacked;
  const full = findFullBrowser();
  if (full) return full;
  throw new Failure(
    'No working Chrome or Chromium was found. Install one, or set CHROMIUM_PATH. On Linux, the one in ' +
      'node_modules works after `apt-get install libnss3 libnspr4 libexpat1`.',
  );
}

/** Path of an installed, working Chrome or Chromium (not a headless shell); undefined if there is none. */
export function findFullBrowser(): string | undefined {
  const applications = MAC_APPS.flatMap((name) =>
    macFolders(name).map((folder) => join(folder, name)),
  );
  return firstThatRuns([...pathsOf(FULL_NAMES), ...applications]);
}

/** Paths of a browser engine's programs or, if any is missing, what to install. */
export type Engine<Name extends string> = Record<Name, string> | { missing: string };

export function findFirefox(): Engine<'browser'> {
  const names = ['firefox-esr', 'firefox'];
  const browser = firstOf([...pathsOf(names), ...pathsOf(names, macFolders('Firefox'))]);
  return browser ? { browser } : { missing: 'install Firefox' };
}

/** The installed WebKitGTK (only on Linux): its WebDriver, its browser, and a display for the browser. */
export function findWebKit(): Engine<'driver' | 'browser' | 'display'> {
  if (process.platform !== 'linux') return { missing: 'WebKitGTK runs on Linux only' };
  const folders = ['/usr/libexec', '/usr/lib', '/usr/lib64']
    .flatMap((folder) => [folder, ...subfolders(folder, '-linux-gnu')])
    .flatMap((folder) => subfolders(folder, 'webkit2gtk-4.'));
  const driver = firstOf(pathsOf(['WebKitWebDriver']));
  const browser = firstOf(pathsOf(['MiniBrowser'], folders));
  const display = firstOf(pathsOf(['Xvfb']));
  if (driver && browser && display) return { driver, browser, display };
  return { missing: 'install webkit2gtk-driver and xvfb (these are the names in Debian)' };
}

function pathsOf(names: string[], folders = (process.env['PATH'] ?? '').split(delimiter)) {
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

const macFolders = (app: string) =>
  ['/Applications', join(homedir(), 'Applications')].map((folder) =>
    join(folder, `${app}.app/Contents/MacOS`),
  );

function subfolders(folder: string, part: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.includes(part));
  return names.map((name) => join(folder, name));
}

const firstOf = (paths: string[]) => paths.find((path) => existsSync(path));

const firstThatRuns = (paths: string[]) => paths.find((path) => existsSync(path) && runs(path));

/** Whether the program works. On some systems, `chromium` is a script that only prints how to install Chromium. */
function runs(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

async function unpackChromium(): Promise<string> {
  // The package unpacks into the temporary folder, and reuses any file named `chromium` there.
  const before = tmpdir();
  process.env['TMPDIR'] = temporaryFolder('browser');
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } finally {
    process.env['TMPDIR'] = before;
  }
}
