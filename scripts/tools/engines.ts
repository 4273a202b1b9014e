import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Paths of a browser engine's programs or, if any is missing, what to install. */
export type Engine<Name extends string> = Record<Name, string> | { missing: string };

export function findFirefox(): Engine<'browser'> {
  const apps = ['/Applications', join(homedir(), 'Applications')].map((folder) =>
    join(folder, 'Firefox.app/Contents/MacOS'),
  );
  const browser = find(['firefox-esr', 'firefox'], [...searchPath(), ...apps]);
  return browser ? { browser } : { missing: 'install Firefox' };
}

/** The installed WebKitGTK (only on Linux): its WebDriver, its browser, and a display for the browser. */
export function findWebKit(): Engine<'driver' | 'browser' | 'display'> {
  if (process.platform !== 'linux') return { missing: 'WebKitGTK runs on Linux only' };
  const libraries = ['/usr/libexec', '/usr/lib', '/usr/lib64'];
  const folders = libraries
    .flatMap((folder) => [folder, ...subfolders(folder, '-linux-gnu')])
    .flatMap((folder) => subfolders(folder, 'webkit2gtk-4.'));
  const driver = find(['WebKitWebDriver'], searchPath());
  const browser = find(['MiniBrowser'], folders);
  const display = find(['Xvfb'], searchPath());
  return driver && browser && display
    ? { driver, browser, display }
    : {
        missing: 'run apt-get install webkit2gtk-driver xvfb, or the packages of your distribution',
      };
}

const searchPath = () => (process.env['PATH'] ?? '').split(delimiter);

function find(names: string[], folders: string[]): string | undefined {
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path));
}

function subfolders(folder: string, part: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.includes(part));
  return names.map((name) => join(folder, name));
}
