import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { fillRequired, failed, send, sent } from '../support/contact-form';
import { stored } from '../support/database';
import { isHydrated } from '../support/is-hydrated';
import { sampleOf } from '../support/long';
import {
  FILE_FAULTS,
  startLossyProxy,
  type FileFault,
  type LossyProxy,
} from '../support/lossy-proxy';
import { test as base, expect, interact, open, waitForHydration } from '../support/test';

const test = base.extend<{ site: LossyProxy }>({
  site: async ({ baseURL }, use) => {
    const site = await startLossyProxy(baseURL ?? '');
    await use(site);
    await site.close();
  },
});

/** So that the next page load requests every file. */
async function clearCache(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}

const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

test('after code fails to load at the start or on Send, what was typed can still be sent without a reload', async ({
  page,
  site,
  expectConsoleErrors,
  allowConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_EMPTY_RESPONSE/, /^Failed to send message \(/);
  allowConsoleErrors(/^Failed to fetch services \(/);
  const losses = [
    ...sampleOf(
      [
        ['start', 'half a file'],
        ['start', 'a captive portal'],
        ['site', 'no response'],
        ['page', 'a captive portal'],
        ['contact-form', 'an error'],
      ] satisfies [string, FileFault][],
      3,
    ),
    // Send fails once, and then works.
    ...sampleOf(['contact-create', 'firestore', 'connection'], 2).flatMap((chunk) =>
      sampleOf(FILE_FAULTS, 1).map((fault) => [chunk, fault] as const),
    ),
  ] as const;
  for (const [chunk, fault] of losses) {
    await test.step(`${chunk}: ${fault}`, async () => {
      const isOfSend = ['contact-create', 'firestore', 'connection'].includes(chunk);
      site.lose([chunk], fault);
      await page.goto(`${site.origin}/contact`);
      await page.getByLabel('First Name').pressSequentially('Ada');
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      if (!isOfSend) await expect.poll(site.lost).toEqual([chunk]);
      await fillRequired(page);
      await page.getByLabel('Message').fill(`${chunk}: ${fault}`);
      if (!isOfSend) site.recover();
      await interact(page);
      await waitForHydration(page);
      if (isOfSend) {
        await send(page);
        await expect(failed(page)).toBeVisible();
        expect(site.lost()).toEqual([chunk]);
        await expect(page.getByLabel('Message')).toHaveValue(`${chunk}: ${fault}`);
        site.recover();
      }
      await send(page);
      await expect(sent(page)).toBeVisible();
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      await clearCache(page);
    });
  }
  const messages = (await stored('contacts')).map(({ message }) => message);
  expect(messages.sort()).toEqual(losses.map((loss) => loss.join(': ')).sort());
});

test('the application starts only with its style sheet, which is loaded again if it was lost', async ({
  page,
  site,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource/);
  for (const fault of sampleOf(FILE_FAULTS, 1)) {
    await test.step(fault, async () => {
      site.lose(['app'], fault);
      await page.goto(`${site.origin}/contact`);
      await fillRequired(page);
      await page.waitForLoadState('networkidle');
      expect(site.lost()).toEqual(['app']);
      expect(await page.evaluate(isHydrated)).toBe(false);
      site.recover();
      await waitForHydration(page);
      await send(page);
      // Only React renders notifications, so the page has no rules for them.
      const viewport = page.getByRole('list').filter({ has: sent(page) });
      await expect(viewport).toHaveCSS('z-index', '60');
      await clearCache(page);
    });
  }
});

test('after the code of a page or of the login form is lost, it is loaded again', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to show the page \(/, /dynamically imported module/);
  const failure = page.getByRole('heading', { name: 'Something went wrong' });
  const again = {
    'the same link': () => link(page, 'About').click(),
    'another link and back': async () => {
      await link(page, 'Home').click();
      await link(page, 'About').click();
    },
    'Try again': () => page.getByRole('button', { name: 'Try again' }).click(),
  };
  for (const [name, goToAbout] of sampleOf(Object.entries(again), 2)) {
    await test.step(name, async () => {
      site.lose(['about-page']);
      await open(page, `${site.origin}/contact`);
      await page.getByLabel('Message').fill('Half a message');
      await link(page, 'About').click();
      await expect(failure).toBeVisible();
      site.recover();
      await goToAbout();
      await expect(page).toHaveTitle(/^About/);
      await expect(failure).toBeHidden();
      await link(page, 'Contact').click();
      await expect(page.getByLabel('Message')).toHaveValue('Half a message');
      await clearCache(page);
    });
  }
  // What was typed into the login form is kept, and an early login is sent.
  const { email, password } = DEMO_ACCOUNTS.member;
  await putAccount(DEMO_ACCOUNTS.member);
  await open(page, `${site.origin}/about`);
  site.lose(['login-form']);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await expect.poll(site.lost).toEqual(['login-form']);
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  site.recover();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});
