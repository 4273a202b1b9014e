import careers from '../../scripts/samples/careers.json' with { type: 'json' };
import stories from '../../scripts/samples/stories.json' with { type: 'json' };
import { put } from '../support/database';
import { career, service, story } from '../support/sample-documents';
import { expect, test } from '../support/test';

const [position] = careers;
const [client] = stories;
const LONG = 'Much longer than the text with which the page was built, so that it wraps. '.repeat(
  3,
);

/** Runs in each document, before its scripts. */
const RECORD_SHIFTS = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) window.shifts.push(value);
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Pages that the build prerendered with other content, each with a text that it has since. */
const CHANGED = [
  ['/services', LONG],
  ['/services/cloud-migration', LONG],
  ['/careers', 'A new position'],
  [`/careers/${position?.id}`, 'A new title for this position'],
  ['/stories', 'A new story'],
  [`/stories/${client?.slug}`, 'A new title for this story'],
] as const;

for (const width of [390, 1280])
  test(`at ${width} px, nothing moves when newer content replaces that of the build`, async ({
    page,
  }) => {
    await put('services/cloud-migration', service({ slug: 'cloud-migration', description: LONG }));
    await put('careers/new', career({ title: 'A new position' }));
    await put(`careers/${position?.id}`, career({ title: 'A new title for this position' }));
    await put('stories/new', story({ slug: 'new', title: 'A new story' }));
    await put(
      `stories/${client?.slug}`,
      story({ slug: client?.slug, title: 'A new title for this story' }),
    );
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(RECORD_SHIFTS);
    for (const [path, text] of CHANGED) {
      await page.goto(path);
      await expect(page.locator('main').getByText(text.trim()).first(), path).toBeVisible();
      // The entries come after the next frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
      expect(await page.evaluate<number[]>('window.shifts'), path).toEqual([]);
    }
  });
