import type { Page } from '@playwright/test';
import { put, putMany, stored } from '../support/database';
import { holdDatabaseCalls } from '../support/database-calls';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

const PATH = '/admin/contacts';
const HEADING = 'Contact Management';
const ID = '7f3k2qxmabcdefgh0123';

async function openDesk(page: Page, count: number) {
  await putMany('contacts', count, (index) => contact({ lastName: `Number ${index}` }));
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByRole('article')).toHaveCount(count);
}

const card = (page: Page, index: number) =>
  page.getByRole('article', { name: `Grace Number ${index}`, exact: true });
const search = (page: Page) => page.getByLabel('Search', { exact: true });

/** Focuses a control as Tab does, and presses Enter. */
async function pressEnterOn(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') {
  await page.getByRole(role, { name, exact: true }).press('Enter');
}

test('j and k move between inquiries; 1, 2, 3 set the status and x selects the focused one', async ({
  page,
}) => {
  await openDesk(page, 3);
  // Nothing is focused yet.
  await page.keyboard.press('2');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await expect(card(page, 0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(card(page, 2)).toBeFocused();
  await page.keyboard.press('k');
  await expect(card(page, 1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(page.getByLabel('Select Grace Number 1')).toBeChecked();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeHidden();
  for (const [key, label, status] of [
    ['3', 'Closed', 'closed'],
    ['2', 'Contacted', 'contacted'],
    ['1', 'New', 'new'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(card(page, 1).getByRole('combobox')).toHaveText(label);
    await expect(card(page, 1).getByText(status, { exact: true })).toBeVisible();
    await expect(card(page, 1).getByRole('combobox')).toBeEnabled();
    await expect(card(page, 1)).toBeFocused();
  }
  const changed = (await stored('contacts')).filter((document) => 'contactedAt' in document);
  expect(changed.map(({ id }) => id)).toEqual(['many-00001']);
});

test('20 inquiries in Due are triaged without the mouse: status, note, Undo', async ({ page }) => {
  await putMany('contacts', 20, (index) => contact({ lastName: `Number ${index}` }));
  await openAsAdministrator(page, `${PATH}?view=due`, HEADING);
  await expect(page.getByRole('article')).toHaveCount(20);
  const first = page.getByRole('article').first();
  await page.keyboard.press('j');
  for (let left = 20; left > 0; left -= 1) {
    const name = (await first.locator('h2').textContent()) ?? '';
    await expect(first).toBeFocused();
    if (left % 5 === 0) {
      await page.keyboard.press('n');
      await expect(page.getByLabel('Internal note')).toBeFocused();
      await page.keyboard.type('Called');
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(notification(page, 'Success', 'Note saved')).toBeVisible();
      await expect(first.getByText('Called')).toBeVisible();
    }
    await page.keyboard.press('2');
    await expect(page.getByRole('article', { name, exact: true })).toBeHidden();
  }
  await expect(page.getByText('Nothing is due')).toBeVisible();
  await page.keyboard.press('z');
  // Reopened, so it isn't due again.
  await expect(notification(page, 'Success', 'Change undone')).toBeVisible();
  const answered = (await stored('contacts')).filter(({ status }) => status === 'contacted');
  expect(answered).toHaveLength(19);
  expect(answered.filter(({ note }) => note === 'Called')).toHaveLength(4);
});

test('r replies, / goes to the search, e exports, ? lists the keys', async ({ page }) => {
  await openDesk(page, 2);
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a[href^="mailto:"]');
      if (!link) return;
      // There is no mail program here.
      event.preventDefault();
      document.documentElement.dataset['reply'] = link.getAttribute('href') ?? '';
    });
  });
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(page.locator('html')).toHaveAttribute('data-reply', /^mailto:grace@example\.com/);
  await expect(page.getByRole('button', { name: 'Mark as contacted' })).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('e')]);
  expect(file.suggestedFilename()).toMatch(/^inquiries-/);
  // It would take an Escape that comes before Radix has told it of the dialog.
  const exported = notification(page, 'Success', '2 of 2 inquiries exported');
  await exported.getByRole('button', { name: 'Dismiss' }).click();
  await expect(exported).toBeHidden();

  await card(page, 0).focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(card(page, 0)).toBeFocused();
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('');
});

test('keys do nothing while text is typed, with a modifier, or in an open dropdown', async ({
  page,
}) => {
  await openDesk(page, 2);
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await page.keyboard.press('/');
  await page.keyboard.type('e?/jk123xr');
  await expect(search(page)).toHaveValue('e?/jk123xr');
  await expect(search(page)).toBeFocused();
  await search(page).fill('');
  await card(page, 0).getByRole('button', { name: 'Add note' }).click();
  const note = page.getByLabel('Internal note');
  await note.pressSequentially('e?/jk123xr');
  await expect(note).toHaveValue('e?/jk123xr');
  await expect(note).toBeFocused();
  await pressEnterOn(page, 'Discard');
  await card(page, 0).focus();
  await page.keyboard.press('ControlOrMeta+e');
  await page.keyboard.press('Alt+3');
  await card(page, 0).getByRole('combobox').press('Enter');
  await page.keyboard.press('e');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('selected', { exact: false }).first()).toBeHidden();
  expect((await stored('contacts')).map(({ status }) => status)).toEqual(['new', 'new']);
  expect(downloads).toBe(0);
});

test('the switch turns every key off, also after a reload, and on again', async ({ page }) => {
  await openDesk(page, 2);
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const openHelp = () => pressEnterOn(page, 'Keyboard shortcuts');
  await openHelp();
  await help.getByLabel('Use keyboard shortcuts').press('Space');
  await page.keyboard.press('Escape');
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(page.getByRole('article')).toHaveCount(2);
    await card(page, 0).focus();
    for (const key of ['?', 'j', 'x', '3', '/']) await page.keyboard.press(key);
    await expect(card(page, 0)).toBeFocused();
    await expect(help).toBeHidden();
    await expect(card(page, 0).getByRole('checkbox')).not.toBeChecked();
    await expect(card(page, 0).getByRole('combobox')).toHaveText('New');
  }
  await openHelp();
  await help.getByLabel('Use keyboard shortcuts').press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(card(page, 0)).toBeFocused();
});

test('every control of a card has a name of its own', async ({ page }) => {
  await put(`contacts/${ID}`, contact({ phone: '+1 212 555 0119', note: 'Call', company: 'Navy' }));
  await openAsAdministrator(page, PATH, HEADING);
  const inquiry = page.getByRole('article', { name: 'Grace Hopper' });
  const controls = [
    ['checkbox', 'Select Grace Hopper'],
    ['link', 'Grace Hopper'],
    ['link', 'grace@example.com'],
    ['link', '+1 212 555 0119'],
    ['combobox', 'Status of Grace Hopper New'],
    ['link', 'Reply to Grace Hopper'],
    ['button', 'Edit note on Grace Hopper'],
    ['button', 'Copy reference 7F3K-2QXM'],
    ['button', 'Delete the inquiry of Grace Hopper'],
  ] as const;
  for (const [role, name] of controls) {
    await expect(inquiry.getByRole(role, { name, exact: true })).toBeVisible();
  }
  await expect(inquiry.locator('a, button, input, select')).toHaveCount(controls.length);
});

test('Cancel of a job keeps the focus on the screen', async ({ page }) => {
  await openDesk(page, 3);
  await page.getByRole('checkbox', { name: /^Select all shown/ }).press('Space');
  const release = await holdDatabaseCalls(page, 'commit', 'contacts/many-00001');
  await pressEnterOn(page, 'Set to Closed');
  await expect(page.getByText('1 of 3')).toBeVisible();
  await pressEnterOn(page, 'Cancel');
  release();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});
