import { chromium, type Browser } from '@playwright/test';
import { buildSite } from '../build/site-build';
import { startBackend } from '../emulators/backend';
import { DEMO_PROJECT, DEMO_SETTINGS } from '../emulators/demo-project';
import { freePorts } from '../emulators/ports';
import { seed } from '../samples/seed';
import { BROWSER_ARGS, findBrowser } from './browser';
import { temporaryFolder } from './temporary-folder';

/** Builds the site with sample data, serves it with the production headers, and starts a browser to measure it. */
export async function startBenchSite(): Promise<{
  browser: Browser;
  folder: string;
  origin: string;
}> {
  const folder = temporaryFolder('bench');
  const ports = await freePorts();
  const backend = await startBackend({ ports, publicFolder: folder });
  Object.assign(process.env, backend.env);
  await seed(DEMO_PROJECT);
  await buildSite(folder, { ...DEMO_SETTINGS, ...backend.env });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGS,
  });
  return { browser, folder, origin: `http://127.0.0.1:${ports.hosting}` };
}
