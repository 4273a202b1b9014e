import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { startProcess } from '../../scripts/emulators/processes';
import { waitUntilReady } from '../../scripts/emulators/wait-until-ready';
import { findWebKit } from '../../scripts/tools/browser';
import { temporaryFolder } from '../../scripts/tools/temporary-folder';
import { KEYS, type EngineBrowser, type EngineWindow, type Point } from './engine-browser';

/** WebDriver commands take milliseconds. With this timeout, a hung browser fails only one test. */
const COMMAND_TIMEOUT_MS = 60_000;
const SCREEN = { width: 1400, height: 1000 };

/** Starts WebKitGTK's WebDriver on its own X display. Each window is a session with its own browser. */
export async function startWebKit(): Promise<EngineBrowser> {
  const engine = findWebKit();
  if ('missing' in engine) throw new Error(`WebKit was not found: ${engine.missing}.`);
  const folder = temporaryFolder('webkit');
  mkdirSync(join(folder, 'gtk-3.0'));
  // At its default size, the toolbar makes the window wider than a phone.
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), '* { margin: 0; padding: 0; min-width: 0 }');
  const screen = ['-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp'];
  const display = startProcess('Xvfb', engine.display, ['-displayfd', '1', ...screen]);
  const displayNumber = await new Promise<string>((resolve, reject) => {
    display.onLine = resolve;
    display.failed.catch(reject);
  });
  const port = await getPort();
  const driver = startProcess('WebKitWebDriver', engine.driver, [`--port=${port}`], {
    env: {
      DISPLAY: `:${displayNumber}`,
      XDG_CONFIG_HOME: folder,
      // WebKit's sandbox can't start if this process runs as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  await waitUntilReady('WebKitWebDriver', `127.0.0.1:${port}`, driver, () => undefined);
  const options = { binary: engine.browser, args: ['--automation'] };
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  return {
    openWindow: () => openSession(`http://127.0.0.1:${port}/session`, capabilities),
    close: async () => {
      await Promise.all([driver.end(), display.end()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a WebDriver session (https://www.w3.org/TR/webdriver2/). */
async function openSession(server: string, alwaysMatch: object): Promise<EngineWindow> {
  const created = await call('POST', server, { capabilities: { alwaysMatch } });
  const { sessionId } = created as { sessionId: string };
  const session = `${server}/${sessionId}`;
  const perform = (source: { type: string; id: string }, actions: object[]) =>
    call('POST', `${session}/actions`, { actions: [{ ...source, actions }] });
  const place = ([x, y]: Point) => ({ x: Math.round(x), y: Math.round(y) });
  const drag = (from: Point, to: Point) =>
    perform({ type: 'pointer', id: 'mouse' }, [
      { type: 'pointerMove', ...place(from) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerMove', ...place(to) },
      { type: 'pointerUp', button: 0 },
    ]);
  const pressAll = (keys: string[]) =>
    perform(
      { type: 'key', id: 'keyboard' },
      keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );
  const evaluate = (expression: string) =>
    call('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  const errors: string[] = [];
  const collectErrors = async () => {
    errors.push(...((await evaluate('window.printedErrors?.splice(0) ?? []')) as string[]));
    return errors;
  };
  return {
    goTo: async (url) => {
      await collectErrors();
      await call('POST', `${session}/url`, { url });
      await evaluate(`(${recordErrors})()`);
    },
    evaluate,
    click: (x, y) => drag([x, y], [x, y]),
    drag,
    type: (text) => pressAll([...text]),
    press: (key) => pressAll([KEYS[key]]),
    // Centers the window under the pointer. Without a window manager, focus follows the pointer.
    resize: (width, height) => {
      const x = (SCREEN.width - width) / 2;
      return call('POST', `${session}/window/rect`, { x, y: 0, width, height });
    },
    errors: collectErrors,
    close: () => call('DELETE', session),
  };
}

/** Records console errors, which WebDriver doesn't report. Runs in the loaded page; misses errors printed earlier. */
function recordErrors(): void {
  const errors: string[] = [];
  Object.assign(window, { printedErrors: errors });
  window.console.error = (...values: unknown[]) => errors.push(values.join(' '));
  addEventListener('error', ({ message }) => errors.push(`Uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`Uncaught: ${reason}`));
}

/** Sends a WebDriver command and returns its value. @throws an Error with the driver's message */
async function call(method: string, url: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(COMMAND_TIMEOUT_MS);
  const response = await fetch(url, { method, body: body && JSON.stringify(body), signal });
  const { value } = (await response.json()) as { value: { message?: string } | null };
  if (!response.ok) throw new Error(`${method} ${url}: ${value?.message}`);
  return value;
}
