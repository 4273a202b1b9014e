import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { firmDay } from '@/content/firm-day';
import { dayAfter, recentDayOf } from '@/lib/day';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { ABOUT } from '@/content/about';
import { putMany, stored } from '../support/database';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact } from '../support/sample-documents';
import { expect, test } from '../support/test';
import { holdDatabaseCalls } from './database-calls';

const PATH = '/admin/contacts';

const openDesk = (page: Page, query = '') =>
  openAsAdministrator(page, PATH + query, 'Contact Management');

/** Stores `count` inquiries, numbered from newest to oldest. */
const putInquiries = (count: number, fields: (index: number) => object = () => ({})) =>
  putMany('contacts', count, (index) => contact({ lastName: `Number ${index}`, ...fields(index) }));

const row = (page: Page, index: number) =>
  page.getByRole('link', { name: `Grace Number ${index}`, exact: true });

const inquiry = (page: Page) => page.getByRole('region', { name: 'Inquiry MANY--000' });

/** Badge colors: blue, yellow, and green. */
const BADGES = {
  new: 'rgb(219, 232, 247)',
  contacted: 'rgb(248, 233, 184)',
  closed: 'rgb(217, 237, 221)',
};

const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
const numbers = (...indexes: number[]) => indexes.map((index) => `Grace Number ${index}`);

test('each choice is in the URL and has its own history entry', async ({ page }) => {
  await putInquiries(6, (index) => ({
    status: Object.keys(BADGES)[index % 3],
    email: `person${index}@example.com`,
  }));
  await openDesk(page);
  await expect(names(page)).toHaveText(numbers(0, 1, 2, 3, 4, 5));
  for (const [status, color] of Object.entries(BADGES)) {
    const badge = page.getByRole('article').getByText(status, { exact: true }).first();
    await expect(badge).toHaveCSS('background-color', color);
  }
  const filter = page.getByRole('navigation', { name: 'Filter by status' });
  const search = page.getByLabel('Search', { exact: true });
  const steps: [act: () => Promise<void>, query: string, shown: string[]][] = [
    [
      () => filter.getByRole('link', { name: 'Completed 2' }).click(),
      '?status=closed',
      numbers(2, 5),
    ],
    [
      async () => {
        await page.getByRole('button', { name: 'Tools' }).click();
        await page.getByRole('menuitemradio', { name: 'Oldest first' }).click();
      },
      '?status=closed&order=oldest',
      numbers(5, 2),
    ],
    // At this width, the inquiry opens next to the list.
    [() => row(page, 2).click(), '?status=closed&order=oldest&id=many-00002', numbers(5, 2)],
    [
      async () => {
        await search.fill('  person5@  ');
        await search.press('Enter');
      },
      '?status=closed&order=oldest&q=person5%40',
      numbers(5),
    ],
  ];
  const expectStep = async ([, query, shown]: (typeof steps)[number]) => {
    await expect(page).toHaveURL(PATH + query);
    await expect(names(page)).toHaveText(shown);
    await expect(inquiry(page)).toBeVisible({ visible: query.includes('id=') });
    await expect(search).toHaveValue(query.includes('q=') ? 'person5@' : '');
  };
  for (const step of steps) {
    await step[0]();
    await expectStep(step);
  }
  for (const step of steps.slice(0, -1).reverse()) {
    await page.goBack();
    await expectStep(step);
  }
  await page.reload();
  await expect(names(page)).toHaveText(numbers(2, 5));
});

test('Back restores the loaded rows and the scroll position', async ({ page }) => {
  await putInquiries(70);
  await openDesk(page);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(names(page)).toHaveCount(70);
  const link = row(page, 65);
  await link.scrollIntoViewIfNeeded();
  const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  const expectPlace = async () => {
    await expect(page).toHaveURL(PATH);
    await expect(names(page)).toHaveCount(70);
    await expect(link).toBeInViewport();
    expect(await top()).toBe(before);
  };

  await link.click();
  await expect(inquiry(page).getByRole('heading', { name: 'Number 65' })).toBeInViewport();
  // Hold the list's query, so that the list must come from the cache.
  const release = await holdDatabaseCalls(page, 'runQuery', 'contacts');
  await page.goBack();
  await expectPlace();
  release();
  // Click by script, because Playwright's click would scroll to the link.
  const tabs = page.getByRole('navigation', { name: 'Back office' });
  const careers = tabs.getByRole('link', { name: 'Careers' });
  await careers.evaluate((element) => (element as HTMLElement).click());
  await expect(page).toHaveURL('/admin/careers');
  await expect(names(page)).toHaveCount(0);
  await page.goBack();
  await expectPlace();
});

test('in the Due view, statuses, notes, and Undo work by keyboard alone', async ({ page }) => {
  const ninetyMinutesAgo = Timestamp.fromMillis(Date.now() - 90 * 60_000);
  await putInquiries(3, () => ({ createdAt: ninetyMinutesAgo }));
  await openDesk(page, '?view=due');
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(3);
  const first = rows.first().getByRole('heading').getByRole('link');
  await page.keyboard.press('j');
  for (let left = 3; left > 0; left -= 1) {
    const name = (await first.textContent()) ?? '';
    await expect(first).toBeFocused();
    if (left === 2) {
      await page.keyboard.press('n');
      await expect(inquiry(page).getByLabel('Internal note')).toBeFocused();
      await page.keyboard.type('Called 3x');
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(notification(page, 'Success', 'Note saved')).toBeVisible();
      // In the note, but not in the timeline.
      await expect(inquiry(page).getByText('Called 3x')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(inquiry(page)).toBeHidden();
      await expect(first).toBeFocused();
    }
    await page.keyboard.press('2');
    await expect(page.getByRole('article', { name, exact: true })).toBeHidden();
  }
  await expect(page.getByText('Nothing is due')).toBeVisible();
  await page.keyboard.press('z');
  await expect(notification(page, 'Success', 'Change undone')).toBeVisible();
  await expect(rows).toHaveCount(1);
  const contacted = (await stored('contacts')).filter(({ status }) => status === 'contacted');
  expect(contacted.map(({ note }) => note).filter(Boolean)).toEqual(['Called 3x']);
  expect(contacted).toHaveLength(2);
  for (const { contactedAt, createdAt } of contacted) {
    expect(createdAt).toEqual(ninetyMinutesAgo);
    const passed = (contactedAt as Timestamp).toMillis() - ninetyMinutesAgo.toMillis();
    expect(passed / 60_000).toBeGreaterThanOrEqual(90);
  }
});

test('an inquiry is assigned, followed up, replied to, and closed; the timeline says so, and Undo takes all of it back', async ({
  page,
}) => {
  await putInquiries(1);
  const [before] = await stored('contacts');
  const day = dayAfter(firmDay(), 14);
  await openDesk(page, '?id=many-00000');
  const open = inquiry(page);
  const expectDone = (text: string) => expect(notification(page, 'Success', text)).toBeVisible();
  const email = DEMO_ACCOUNTS.administrator.email;
  await expect(open.getByRole('region', { name: 'Timeline' }).getByRole('listitem')).toHaveCount(1);
  await open.getByRole('combobox', { name: /^Assigned to/ }).click();
  await page.getByRole('option', { name: `Me (${email})` }).click();
  await expectDone(`1 inquiry assigned to ${email}`);
  await expect(page.getByRole('link', { name: 'Mine 1' })).toBeVisible();

  await open.getByRole('button', { name: 'Reply templates' }).click();
  const template = page.getByRole('menuitem', { name: 'First call' });
  // Nothing covers its start, such as the header.
  await template.click({ position: { x: 20, y: 4 } });
  await expect(open.getByText(/^Did you send your reply/)).toBeVisible();
  await open.getByRole('button', { name: 'Mark as contacted' }).click();
  await expectDone('Contact status updated successfully');

  // Before the reply, the inquiry has no follow-up.
  await open.getByRole('button', { name: 'Follow up' }).click();
  await page.getByRole('menuitem', { name: 'In two weeks' }).click();
  await expectDone(`Follow-up set for ${recentDayOf(day)}`);
  expect(await stored('contacts')).toMatchObject([{ assignee: email, followUpOn: day }]);

  await open.getByRole('combobox', { name: /^Status of/ }).click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expectDone('Contact status updated successfully');
  const timeline = open.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByRole('listitem')).toContainText([
    `${email} set the status to “closed” and removed the follow-up`,
    `${email} set the follow-up to `,
    `${email} set the status to “contacted”`,
    `${email} assigned the inquiry to ${email}`,
    'Grace Number 0 sent the inquiry',
  ]);
  const expectFields = (fields: object) =>
    expect
      .poll(async () => {
        const [{ assignee, followUpOn, status } = {}] = await stored('contacts');
        return { assignee, followUpOn, status };
      })
      .toEqual(fields);
  await expectFields({ assignee: email, status: 'closed' });
  await timeline.click();
  await page.keyboard.press('z');
  await expectFields({ assignee: email, followUpOn: day, status: 'contacted' });
  await page.keyboard.press('z');
  await expectFields({ assignee: email, status: 'contacted' });
  await page.keyboard.press('z');
  await expectFields({ assignee: email, status: 'new' });
  await page.keyboard.press('z');
  await expectFields({ status: 'new' });
  const [after] = await stored('contacts');
  expect({ ...after, updatedAt: null }).toEqual({ ...before, updatedAt: null });
});

test('an inquiry opens next to the list, on a phone over it', async ({ page }) => {
  const message = 'Line 1\nLine 2';
  await putInquiries(2, () => ({ message }));
  await openDesk(page);
  for (const isNextToList of [true, false]) {
    await page.setViewportSize({ width: isNextToList ? 1280 : 390, height: 844 });
    await row(page, 1).press('Enter');
    await expect(inquiry(page).getByRole('heading', { level: 2 })).toHaveText('Grace Number 1');
    expect(await inquiry(page).getByText('Line 1').innerText()).toBe(message);
    await expect(inquiry(page)).toBeFocused();
    await expect(row(page, 0)).toBeVisible({ visible: isNextToList });
    if (isNextToList) await page.keyboard.press('Escape');
    else await page.getByRole('link', { name: 'Back to list' }).click();
    await expect(inquiry(page)).toBeHidden();
    await expect(row(page, 1)).toBeFocused();
  }
});

test('a long action says what it does, stops Back, and can be undone at once', async ({ page }) => {
  await putInquiries(4);
  const before = await stored('contacts');
  await openAsAdministrator(page, '/about', ABOUT.heading);
  await page.getByRole('link', { name: 'Back Office' }).click();
  await page.getByRole('link', { name: /^Contacts/ }).click();
  const release = await holdDatabaseCalls(page, 'commit', 'contacts/many-00003');
  await page.getByRole('checkbox', { name: 'Select all (4)' }).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByText('Deleting 4 inquiries…')).toBeVisible();
  // page.goBack() would wait for the canceled navigation.
  await page.evaluate(() => history.go(-2));
  const confirmation = page.getByRole('alertdialog', { name: 'Leave the back office?' });
  await confirmation.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL('/admin/contacts');
  release();
  await expect(notification(page, 'Success', '4 inquiries deleted')).toBeVisible();
  await expect(page.getByText('No contacts yet')).toBeVisible();
  expect(await stored('contacts')).toEqual([]);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(notification(page, 'Success', '4 inquiries restored')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  const withoutUpdate = (contact: object) => ({ ...contact, updatedAt: null });
  expect((await stored('contacts')).map(withoutUpdate)).toEqual(before.map(withoutUpdate));
});
