import type { Page } from '@playwright/test';
import { put, stored } from '../support/database';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact } from '../support/sample-documents';
import { expect, test } from '../support/test';
import { holdDatabaseCalls } from './database-calls';

/** In the body of the request for the newest inquiry. */
const NEWEST = '"limit":1}';

const newestRead = (page: Page) =>
  page.waitForResponse((response) => response.request().postData()?.includes(NEWEST) ?? false);

// What else "Notify me" does: tests/components/contact-news.test.tsx.
test('two tabs that count at the same time notify once', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  // Moving the clock times out other requests, too.
  allowConsoleErrors(/TimeoutError/);
  const shown: string[] = [];
  await context.exposeFunction('showNotification', (text: string) => shown.push(text));
  // In headless Chromium the permission is always "denied".
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
  // Else the other tab would store them, too, or the clock would end the write.
  await expect.poll(() => stored('services')).not.toEqual([]);
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Notify me' }).click();
  const other = await context.newPage();
  await other.goto('/admin/contacts');
  await expect(other.getByRole('article')).toHaveCount(1);

  const tabs = [page, other];
  const arrive = async (id: string, words: string) => {
    await put(`contacts/${id}`, contact());
    await context.clock.fastForward('01:00');
    for (const tab of tabs) await expect(tab.getByText(words)).toBeVisible();
  };
  // Both tabs are at the same point when they go on.
  const releases = [];
  for (const tab of tabs) releases.push(await holdDatabaseCalls(tab, 'runQuery', NEWEST));
  const bothRead = Promise.all(tabs.map(newestRead));
  await arrive('second', '1 new inquiry');
  for (const release of releases) release();
  await bothRead;
  // A second notification of the same inquiry would come before the next.
  await arrive('third', '2 new inquiries');
  await expect.poll(() => shown).toEqual(['1 new inquiry', '2 new inquiries']);
});
