import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { put } from '../support/database';
import { sampleOf } from '../support/long';
import { APPLICATION, holdRequests } from '../support/network';
import { service } from '../support/sample-documents';
import { expect, interact, openStarted, test, waitForHydration } from '../support/test';

/* Prerendered pages load the application when it is needed. Dialogs open even before it has loaded. */

const consultation = (page: Page) => page.getByRole('button', { name: 'Get Free Consultation' });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

const INTERACTIONS = {
  // Full Chromium reports no movement for the first step.
  pointer: (page) => page.mouse.move(200, 200, { steps: 2 }),
  Tab: (page) => page.keyboard.press('Tab'),
} satisfies Record<string, (page: Page) => Promise<void>>;

/** Serves /services as if it had been built from the current data. */
async function serveCurrentServices(page: Page) {
  const answers = Promise.all(
    [/documents:runQuery/, /documents:runAggregationQuery/].map(async (url) => {
      const response = await page.waitForResponse(url);
      return response.text();
    }),
  );
  await page.goto('/services');
  const [newest = '', count = ''] = await answers;
  const [, updateTime] = /"updateTime": *"([^"]+)/.exec(newest) ?? [];
  const [, documents] = /"integerValue": *"(\d+)/.exec(count) ?? [];
  await page.route('**/services', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/data-version="[^"]*"/, `data-version="${updateTime} ${documents}"`);
    await route.fulfill({ response, body });
  });
}

test('a page loads the application if what it shows has changed, or else on the first interaction', async ({
  page,
}) => {
  await put('services/one', service({ name: 'Data Masking' }));
  await serveCurrentServices(page);
  // Without an interaction, the changed page has updated itself.
  const main = page.getByRole('main');
  await expect(main.getByText('Data Masking').first()).toBeVisible();
  await expect(main.getByText('Product Development')).toHaveCount(0);

  for (const [name, interactWith] of sampleOf(Object.entries(INTERACTIONS), 1)) {
    await test.step(name, async () => {
      await page.goto('about:blank');
      const requested = new Set<string>();
      page.on('request', (request) => requested.add(request.url()));
      const answered = page.waitForResponse(/documents:runQuery/);
      await openStarted(page, '/services');
      await answered;
      // Reading isn't an interaction.
      await page.mouse.wheel(0, 100);
      await page.waitForLoadState('networkidle');
      expect([...requested].filter((url) => APPLICATION.test(url))).toEqual([]);

      // Full Chromium also requests the icon of the window.
      const ofPage = [...requested].filter((url) => !url.endsWith('/favicon.svg'));
      expect(ofPage.length).toBeLessThanOrEqual(6);
      const application = page.waitForRequest(APPLICATION);
      // The interaction also loads the database client and starts its queries.
      const query = page.waitForRequest(/documents:runQuery/);
      await interactWith(page);
      await Promise.all([application, query]);
    });
  }
});

test('the response to a press is painted before more than React loads, and the code of an opened form comes with it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const log: string[] = [];
    const { fetch, requestAnimationFrame, setTimeout } = window;
    Object.assign(window, {
      log,
      fetch: (...request: Parameters<typeof fetch>) => {
        log.push(...(/\w+-(?=[\w-]{8}\.js$)/.exec(String(request[0])) ?? []));
        return fetch(...request);
      },
      requestAnimationFrame: (frame: FrameRequestCallback) =>
        requestAnimationFrame((time) => {
          log.push('frame');
          frame(time);
        }),
      // A busy machine may be slower than the time after which a tab without frames stops waiting.
      setTimeout: (handler: TimerHandler, delay?: number) =>
        delay === 300 ? 0 : setTimeout(handler, delay),
    });
  });
  const release = await holdRequests(page, APPLICATION);
  // Otherwise, changed content could load the application before the press.
  await holdRequests(page, /documents:run/);
  await openStarted(page, '/');
  await page.evaluate('log.length = 0');
  const formRequest = page.waitForRequest(/assets\/contact-form-/);
  await consultation(page).evaluate((button: HTMLElement) => button.click());
  await formRequest;
  const log = await page.evaluate<string[]>('log');
  expect(log.slice(0, 2)).toEqual(['react-', 'frame']);
  expect(log).toContain('site-');
  expect(log).not.toContain('login-form-');
  release();
});

for (const press of sampleOf(['Space', 'click', 'Enter'] as const, 1)) {
  test(`dialogs and menus open before hydration, and stay open after it: ${press}`, async ({
    page,
  }) => {
    const openEarly = async (path: string, name: string) => {
      await page.unrouteAll();
      const release = await holdRequests(page, APPLICATION);
      await openStarted(page, path);
      const opener = page.getByRole('button', { name });
      await (press === 'click' ? opener.click() : opener.press(press));
      return release;
    };
    const release = await openEarly('/', 'Get Free Consultation');
    const dialog = dialogOf(page, 'Get Free Consultation');
    await expect(dialog.getByRole('form', { name: 'Inquiry' })).toBeVisible();
    await expect(dialog.getByLabel('First Name')).toBeFocused();
    release();
    await waitForHydration(page);
    await expect(dialog.getByLabel('First Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(consultation(page)).toBeFocused();

    const releaseMenu = await openEarly('/about', 'Services');
    const link = page.getByRole('navigation').getByRole('link', { name: 'Strategic Consulting' });
    await expect(link).toBeVisible();
    releaseMenu();
    await interact(page);
    await waitForHydration(page);
    await expect(link).toBeVisible();
  });
}

test('if the application can’t load, the drawer, the dialogs, and links work', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(APPLICATION, (route) => route.abort());
  await openStarted(page, '/');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  const drawer = dialogOf(page, 'Menu');
  await drawer.getByRole('button', { name: 'Login' }).click();
  const login = dialogOf(page, 'Login');
  await expect(login.getByLabel('Email')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await login.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await consultation(page).click();
  const dialog = dialogOf(page, 'Get Free Consultation');
  await dialog.getByLabel('First Name').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await menu.click();
  await drawer.getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a login submitted before hydration is sent afterward, even on a page with the inquiry form', async ({
  page,
}) => {
  const { email, password } = DEMO_ACCOUNTS.member;
  await putAccount(DEMO_ACCOUNTS.member);
  const release = await holdRequests(page, /assets\/login-form-/);
  await openStarted(page, '/contact');
  await expect(page.getByLabel('Email')).toHaveCount(1);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const login = dialogOf(page, 'Login');
  await expect(login.getByLabel('Username')).toBeFocused();
  await page.keyboard.type(email);
  await login.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(login.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});
