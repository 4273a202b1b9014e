import type { Page } from '@playwright/test';
import { put, putMany } from '../support/database';
import { holdDatabaseCalls } from './database-calls';
import { expectAccessible } from '../support/expect-accessible';
import { sizeOf } from '../support/long';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact, LONG_WORD } from '../support/sample-documents';
import { expect, test } from '../support/test';

const PATH = '/admin/contacts';
const STATUSES = ['new', 'contacted', 'closed', 'odd'];
/** Width, in px, of the narrowest window in which widely spaced text fits. */
const narrowestSpaced = 360;

/** Opens the desk with `count` inquiries that have every field and alternate between the statuses. */
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
    ...(index % 4 > 0 && { contactedAt: new Date(2026, 1, 1) }),
  }));
  await openAsAdministrator(page, PATH + query, 'Contact Management');
  await expect(page.getByRole('navigation', { name: 'Filter by status' })).toBeVisible();
}

const cards = (page: Page) => page.getByRole('article');

test('the list, an open inquiry with an error in its note form, a reply, and an unknown inquiry are accessible', async ({
  page,
}) => {
  const count = sizeOf(3, 50);
  await openDesk(page, count);
  await expect(cards(page)).toHaveCount(count);
  await expectAccessible(page, 'list', { narrowestSpaced });
  await page.goto(`${PATH}?q=nobody`);
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expectAccessible(page, 'nothing found', { narrowestSpaced });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${PATH}?q=grace%40example.com&id=many-00000`);
  await expect(page.getByText(`${count} found`)).toBeVisible();
  const inquiry = page.getByRole('region', { name: 'Inquiry MANY--000' });
  await inquiry.getByRole('button', { name: 'Edit note' }).click();
  await inquiry.getByLabel('Internal note').fill('x'.repeat(2_001));
  await inquiry.getByRole('button', { name: 'Save note' }).click();
  await expect(inquiry.getByText('Note can have at most 2,000 characters.')).toBeVisible();
  await expect(inquiry.getByRole('link', { name: /^All from this address/ })).toBeVisible();
  await expectAccessible(page, 'opened', { inFull: true, narrowestSpaced });
  await page.getByRole('link', { name: 'Reply to Grace Number 0' }).click();
  await expect(page.getByRole('button', { name: 'Mark as contacted' })).toBeVisible();
  await expectAccessible(page, 'reply', { narrowestSpaced, windows: ['narrow'], targets: false });
  await page.goto(`${PATH}?id=zzzz9999zzzz9999zzzz`);
  await expect(page.getByText('There’s no inquiry ZZZZ-9999')).toBeVisible();
  await expectAccessible(page, 'unknown inquiry', { windows: ['narrow'], focus: false });
});

test('the selection bar, a job in progress, the trash, and the confirmation before erasing are accessible', async ({
  page,
}) => {
  await openDesk(page, 4);
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await expect(page.getByText('4 selected')).toBeVisible();
  await expectAccessible(page, 'selection', { narrowestSpaced, targets: false });
  const release = await holdDatabaseCalls(page, 'commit', 'contacts/many-00002');
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByText('2 of 4')).toBeVisible();
  // Skip the slow focus check, because the held write times out after 15 s. Another test checks focus.
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

test('new inquiries, the tools, the list of shortcuts, the filters, and a filtered search are accessible', async ({
  page,
}) => {
  await openDesk(page, 1);
  await expect(cards(page)).toHaveCount(1);
  await put('contacts/one', contact({ createdAt: new Date(Date.now() + 86_400_000) }));
  // Each time the page becomes visible, it counts the new inquiries.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('1 new inquiry')).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) Contact Management/);
  await expectAccessible(page, 'new inquiries', { narrowestSpaced });
  await page.setViewportSize({ width: 1280, height: 800 });
  // At other scroll positions, the sticky header covers part of the tabs.
  await page.evaluate(() => window.scrollTo(0, 0));
  const tools = page.getByRole('button', { name: 'Tools' });
  await tools.click();
  await expect(page.getByRole('menuitemradio', { name: 'Newest first' })).toBeVisible();
  await expectAccessible(page, 'tools', { narrowestSpaced, focus: false });
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'keyboard shortcuts', { narrowestSpaced, focus: false });
  await page.keyboard.press('Escape');
  await expect(tools).toBeFocused();
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('dialog', { name: 'Filter inquiries' })).toBeVisible();
  await expectAccessible(page, 'filters', { narrowestSpaced, focus: false });
  await page.getByRole('button', { name: 'This month' }).click();
  await page.getByRole('link', { name: 'Possible spam' }).click();
  await expect(page.getByText('Clear filters')).toBeVisible();
  await expect(page.getByText(/^\d found, searched /)).toBeVisible();
  await expectAccessible(page, 'a filtered search', { narrowestSpaced, focus: false });
});
