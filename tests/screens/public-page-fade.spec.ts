import type { Page } from '@playwright/test';
import { CONTACT_PAGE } from '@/content/contact';
import { expect, open, test } from '../support/test';

/* Fades between pages (design 7). */

/** Records which pseudo-elements of the old and new pages are animated in each view transition. */
async function recordFades(page: Page) {
  await page.addInitScript(() => {
    const fades: string[][] = [];
    Object.assign(window, { fades });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      void transition.ready.then(() => {
        const snapshots = document
          .getAnimations()
          .flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? [])
          .filter((name) => /^::view-transition-(?:old|new)/.test(name));
        if (snapshots.length > 0) fades.push(snapshots);
      });
      return transition;
    };
  });
}

const fadesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { fades: string[][] }).fades);

const headerLink = (page: Page, name: string) =>
  page.locator('header').getByRole('link', { name, exact: true });

test('the old page fades out over the new one, which is usable immediately; there is no fade on Back and Forward or with reduced motion', async ({
  page,
}) => {
  await recordFades(page);
  await open(page, '/about');
  // Extends the fade beyond the end of the test.
  const slow = { content: '::view-transition-old(*) { animation-duration: 1000s }' };
  const style = await page.addStyleTag(slow);
  await headerLink(page, 'Contact').click();
  await expect.poll(() => fadesOf(page)).toHaveLength(1);
  const [snapshots = []] = await fadesOf(page);
  // Only the old page may be a snapshot, because controls in a snapshot can't be clicked.
  expect(snapshots.filter((name) => !name.startsWith('::view-transition-old'))).toEqual([]);
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1, name: CONTACT_PAGE.heading })).toBeFocused();
  await page.getByRole('button', { name: 'Send Message' }).click({ trial: true });
  await headerLink(page, 'About').click({ trial: true });
  await style.evaluate((added) => (added as Element).remove());
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expect(page).toHaveURL('/contact');
  expect(await fadesOf(page)).toHaveLength(1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/about');
  await headerLink(page, 'Contact').click();
  await expect(page.getByRole('heading', { level: 1, name: CONTACT_PAGE.heading })).toBeFocused();
  expect(await fadesOf(page)).toEqual([]);
});
