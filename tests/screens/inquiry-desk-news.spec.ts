import type { Page } from '@playwright/test';
import { put, stored } from '../support/database';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact } from '../support/sample-documents';
import { expect, test } from '../support/test';
import { holdDatabaseCalls } from './database-calls';

/** Text in the request body of the query for the newest inquiry. */
const NEWEST = '"limit":1}';

const newestRead = (page: Page) =>
  page.waitForResponse((response) => response.request().postData()?.includes(NEWEST) ?? false);

// More tests of "Notify me": tests/components/contact-news.test.tsx.
test('two tabs that find a new inquiry at the same time show only one notification', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  // Fast-forwarding the clock also times out other requests.
  allowConsoleErrors(/TimeoutError/);
  const shown: string[] = [];
  await context.exposeFunction('showNotification', (text: string) => shown.push(text));
  // Headless Chromium always denies the permission, so notifications are stubbed.
  await context.addInitScript(() => {
    const { showNotification } = window as unknown as Record<string, (text: string) => void>;
    const permission = 'granted';
    const requestPermission = () => Promise.resolve(permission);
    function Notification(text: string) {
      showNotification?.(text);
    }
    Object.assign(window, {
      Notification: Object.assign(Notification, { permission, requestPermission }),
    });
  });
  await context.clock.install();
  await put('contacts/first', contact());
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  // Wait; otherwise, the other tab would also store the services, or the clock would time out the write.
  await expect.poll(() => stored('services')).not.toEqual([]);
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Notify me' }).click();
  const other = await context.newPage();
  await other.goto('/admin/contacts');
  await expect(other.getByRole('article')).toHaveCount(1);

  const tabs = [page, other];
  const receive = async (id: string, words: string) => {
    await put(`contacts/${id}`, contact());
    await context.clock.fastForward('01:00');
    for (const tab of tabs) await expect(tab.getByText(words)).toBeVisible();
  };
  // Hold the query in both tabs so that they continue at the same time.
  const releases = [];
  for (const tab of tabs) releases.push(await holdDatabaseCalls(tab, 'runQuery', NEWEST));
  const bothRead = Promise.all(tabs.map(newestRead));
  await receive('second', '1 new inquiry');
  for (const release of releases) release();
  await bothRead;
  // A duplicate notification would precede the one for the next inquiry.
  await receive('third', '2 new inquiries');
  await expect.poll(() => shown).toEqual(['1 new inquiry', '2 new inquiries']);
});
