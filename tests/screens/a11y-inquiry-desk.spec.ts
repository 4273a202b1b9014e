import type { Page } from '@playwright/test';
import { put, putMany } from '../support/database';
import { failDatabaseCalls, holdDatabaseCalls } from '../support/database-calls';
import { expectAccessible } from '../support/expect-accessible';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact, LONG_WORD } from '../support/sample-documents';
import { expect, test } from '../support/test';
import { withoutReadTimeout } from '../support/without-read-timeout';

const PATH = '/admin/contacts';
const STATUSES = ['new', 'contacted', 'closed', 'odd'];
/** Text with more spacing needs it. */
const narrowestSpaced = 360;

/** Opens the desk with so many inquiries, of every status and with every field. */
async function openDesk(page: Page, count: number, query = '') {
  await putMany('contacts', count, (index) => ({
    ...contact({
      lastName: index === 1 ? LONG_WORD : `Number ${index}`,
      company: 'Navy',
      service: 'upgrades',
      message: 'Please see https://a.example https://b.example https://c.example. '.repeat(2),
      status: STATUSES[index % 4],
    }),
    phone: '+1 212 555 0100',
    note: 'Called once, call again on Monday.',
    ...(index % 4 > 0 && { contactedAt: new Date(2026, 1, 1), responseMinutes: 330 }),
  }));
  await openAsAdministrator(page, PATH + query, 'Contact Management');
  await expect(page.getByRole('navigation', { name: 'Filter by status' })).toBeVisible();
}

const cards = (page: Page) => page.getByRole('article');

test('no inquiries', async ({ page }) => {
  await openDesk(page, 0);
  await expect(page.getByText('No contacts yet')).toBeVisible();
  await expectAccessible(page, 'no inquiries', { narrowestSpaced });
});

test('three inquiries, those of one address, and nothing found', async ({ page }) => {
  await openDesk(page, 3);
  await expect(cards(page)).toHaveCount(3);
  await expectAccessible(page, 'three inquiries', { narrowestSpaced });
  await page.goto(`${PATH}?email=grace%40example.com&order=oldest`);
  await expect(page.getByText('All from grace@example.com')).toBeVisible();
  await expectAccessible(page, 'one address', { narrowestSpaced, focus: false });
  await page.goto(`${PATH}?q=nobody`);
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expectAccessible(page, 'nothing found', { narrowestSpaced });
});

test('200 inquiries', async ({ page }) => {
  test.setTimeout(180_000);
  // While axe is busy with 200 cards, the count of new inquiries may take longer.
  await withoutReadTimeout(page);
  await openDesk(page, 200);
  for (const count of [50, 100, 150]) {
    await expect(cards(page)).toHaveCount(count);
    await page.getByRole('button', { name: 'Load more' }).click();
  }
  await expect(cards(page)).toHaveCount(200);
  // Elsewhere a button may be half under the header, which axe reports as too small.
  await page.evaluate(() => scrollTo(0, 0));
  // The focus on one card is that on each.
  await expectAccessible(page, '200 inquiries', { narrowestSpaced, focus: false });
});

test('an opened inquiry with the form of its note, and an unknown one', async ({ page }) => {
  await openDesk(page, 2, '?id=many-00000');
  const inquiry = page.getByRole('region', { name: 'Inquiry MANY--000' });
  await expect(inquiry.getByRole('link', { name: /^All from this address/ })).toBeVisible();
  await expectAccessible(page, 'opened', { narrowestSpaced });
  await inquiry.getByRole('button', { name: 'Edit note' }).click();
  await inquiry.getByLabel('Internal note').fill('x'.repeat(2_001));
  await expect(inquiry.getByText('A note can have at most 2,000 characters.')).toBeVisible();
  await expectAccessible(page, 'note form with an error', { narrowestSpaced });
  await inquiry.getByRole('button', { name: 'Discard' }).click();
  await inquiry.getByRole('button', { name: 'Erase this person’s data' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'erase', { narrowestSpaced, focus: false });
  await page.goto(`${PATH}?id=zzzz9999zzzz9999zzzz`);
  await expect(page.getByText('There’s no inquiry ZZZZ-9999')).toBeVisible();
  await expectAccessible(page, 'unknown inquiry', { narrowestSpaced, focus: false });
});

test('the selection bar, a job under way, the trash, and the confirmation of its erasure', async ({
  page,
}) => {
  await openDesk(page, 4);
  await page.getByRole('checkbox', { name: /^Select all shown/ }).check();
  await expect(page.getByText('4 selected')).toBeVisible();
  await expectAccessible(page, 'selection', { narrowestSpaced, targets: false });
  const release = await holdDatabaseCalls(page, 'commit', 'contacts/many-00002');
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByText('2 of 4')).toBeVisible();
  // The write ends after 15 s: the focus has a test of its own.
  const covered = { focus: false, targets: false };
  await expectAccessible(page, 'job', { narrowestSpaced, windows: ['narrow'], ...covered });
  release();
  await page.goto(`${PATH}?view=deleted`);
  await expect(cards(page).first()).toBeVisible();
  await expectAccessible(page, 'trash', { narrowestSpaced });
  await page.getByRole('button', { name: 'Erase now' }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'confirmation', { narrowestSpaced, focus: false });
});

test('a failed read', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/Failed to fetch contacts/);
  await failDatabaseCalls(page, 'runQuery', 'contacts', 'unavailable');
  await openDesk(page, 2);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // The notification covers the page.
  await expectAccessible(page, 'failed', { narrowestSpaced, focus: false });
});

test('news and the list of the keys', async ({ page }) => {
  await page.clock.install();
  // Moving the clock would end reads that are under way.
  await withoutReadTimeout(page);
  await openDesk(page, 2);
  await expect(cards(page)).toHaveCount(2);
  await put('contacts/one', contact({ createdAt: new Date(Date.now() + 86_400_000) }));
  await expect(async () => {
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(60_000);
    await expect(page.getByText('1 new inquiry')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(page, 'news', { narrowestSpaced });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'keys', { narrowestSpaced, focus: false });
});
