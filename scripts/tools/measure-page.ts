import type { Browser, CDPSession } from '@playwright/test';
import { openPhone, type Line } from './phone';

export type Measurement = Awaited<ReturnType<typeof measurePage>>;

/** Loads a page on a simulated phone until it is quiet. Times in ms since the navigation, sizes in kB. */
export async function measurePage(browser: Browser, url: string, line: Line) {
  const { page, devtools, entries, traffic, untilQuiet, close } = await openPhone(browser, line);
  await page.goto(url, { waitUntil: 'load' });
  await untilQuiet();
  const family = await readFamily(devtools);
  await close();
  const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type);
  return {
    largestPaint: ofType('largest-contentful-paint').at(-1)?.startTime ?? Infinity,
    shift: ofType('layout-shift').reduce((sum, { value = 0 }) => sum + value, 0),
    ...traffic(),
    family,
  };
}

/** The font family in which most of the first paragraph is painted. */
async function readFamily(devtools: CDPSession): Promise<string> {
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const place = { nodeId: root.nodeId, selector: 'main p' };
  const paragraph = await devtools.send('DOM.querySelector', place);
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', paragraph);
  return fonts.sort((a, b) => b.glyphCount - a.glyphCount)[0]?.familyName ?? 'none';
}
