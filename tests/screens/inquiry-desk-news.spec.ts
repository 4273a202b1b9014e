import type { Page } from '@playwright/test';
import { change, put, putMany } from '../support/database';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact } from '../support/sample-documents';
import { expect, test } from '../support/test';
import { withoutReadTimeout } from '../support/without-read-timeout';

const PATH = '/admin/contacts';
const HEADING = 'Contact Management';
const MINUTE = 60_000;

/** Later than the clocks of all browsers here. */
const LATER = new Date(Date.now() + 24 * 60 * MINUTE);
const LATEST = new Date(LATER.getTime() + MINUTE);

interface Shown {
  title: string;
  options: object;
}

/** Moves the clock by a minute, again if the screen did not count yet, until it shows that. */
async function expectAfterMinutes(page: Page, text: string) {
  await expect(async () => {
    // Moving the clock would end calls that are under way, those of the sign-in, too.
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(MINUTE);
    await expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** The counts of new inquiries that the page asks for, from now on. */
function newsCounts(page: Page): string[] {
  const counts: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    const isCount = request.url().includes('documents:runAggregationQuery');
    if (isCount && body.includes('GREATER_THAN')) counts.push(body);
  });
  return counts;
}

async function setVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((visibility) => {
    Object.defineProperties(document, {
      visibilityState: { value: visibility, configurable: true },
      hidden: { value: visibility === 'hidden', configurable: true },
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  // Moving the clock would end reads that are under way.
  await withoutReadTimeout(page);
});

test('new inquiries are counted each minute, told in the title, and listed by Show', async ({
  page,
}) => {
  await putMany('contacts', 3, (index) =>
    contact({ lastName: `Number ${index}`, status: 'closed' }),
  );
  await openAsAdministrator(page, `${PATH}?status=closed`, HEADING);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page).toHaveTitle(/^Contact Management/);
  await put('contacts/one', contact({ lastName: 'First', createdAt: LATER }));
  await put('contacts/two', contact({ lastName: 'Second', createdAt: LATER }));
  await expectAfterMinutes(page, '2 new inquiries');
  await expect(page).toHaveTitle(/^\(2\) Contact Management/);
  await expect(page.getByRole('article')).toHaveCount(3);

  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(page.getByRole('article', { name: 'Grace First' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'New Inquiries' })).toContainText('2');
});

test('counts nothing while the page is hidden', async ({ page }) => {
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByText('No contacts yet')).toBeVisible();
  await put('contacts/one', contact({ createdAt: LATER }));
  await expectAfterMinutes(page, '1 new inquiry');
  await put('contacts/two', contact({ createdAt: LATER }));
  await setVisibility(page, 'hidden');
  const counts = newsCounts(page);
  await page.waitForLoadState('networkidle');
  for (let minutes = 0; minutes < 5; minutes += 1) await page.clock.runFor(MINUTE);
  await setVisibility(page, 'visible');
  expect(counts).toEqual([]);
  await expectAfterMinutes(page, '2 new inquiries');
});

test('a notification says how many there are, and nothing personal', async ({ page }) => {
  // Not the browser's own: some headless ones deny every notification.
  await page.addInitScript(() => {
    const shown: Shown[] = [];
    class Recorder extends EventTarget {
      static permission = 'granted';
      static requestPermission() {
        return Promise.resolve('granted');
      }
      constructor(title: string, options: object) {
        super();
        shown.push({ title, options });
      }
    }
    Object.assign(window, { Notification: Recorder, shown });
  });
  const shown = () => page.evaluate(() => (window as unknown as { shown: Shown[] }).shown);
  await openAsAdministrator(page, PATH, HEADING);
  const notify = page.getByRole('button', { name: 'Notify me' });
  await expect(notify).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('No contacts yet')).toBeVisible();
  await put('contacts/one', contact({ lastName: 'Secret', createdAt: LATER }));
  await expectAfterMinutes(page, '1 new inquiry');
  expect(await shown()).toEqual([]);

  await page.reload();
  await notify.click();
  await expect(notify).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(notify).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article')).toHaveCount(1);
  await put('contacts/two', contact({ lastName: 'Secret', createdAt: LATEST }));
  await expectAfterMinutes(page, '1 new inquiry');
  await put('contacts/three', contact({ lastName: 'Secret', createdAt: LATEST }));
  await expectAfterMinutes(page, '2 new inquiries');
  // The same tag: each replaces the one before.
  expect(await shown()).toEqual([
    { title: '1 new inquiry', options: { tag: 'inquiries' } },
    { title: '2 new inquiries', options: { tag: 'inquiries' } },
  ]);
  await notify.click();
  await expect(notify).toHaveAttribute('aria-pressed', 'false');
});

test('says when the list was read; Refresh reads it again', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 2, 5, 14, 30, 10) });
  await put('contacts/one', contact());
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByText('As of 14:30')).toBeVisible();
  await change('contacts/one', { company: 'Changed meanwhile' });
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(5 * MINUTE);
  await expect(page.getByText('As of 14:30')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('As of 14:35')).toBeVisible();
  await expect(page.getByText('Changed meanwhile')).toBeVisible();
});
