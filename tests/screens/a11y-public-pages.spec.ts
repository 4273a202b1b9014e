import { FIRM } from '@/content/firm';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from '../support/accounts';
import { navigateInApp } from '../support/app-navigation';
import { openDialog } from '../support/contact-form';
import { putMany } from '../support/database';
import { expectAccessible } from '../support/expect-accessible';
import { PUBLIC_PAGES } from '../support/public-pages';
import { career } from '../support/sample-documents';
import { expect, open, test } from '../support/test';
import { clippedTexts } from '../support/text-checks';

const CHECKED_IN_FULL = ['/', '/services', '/services/cloud-migration'];

test('every page is accessible and has one h1 and a unique title', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/');
  const titles: string[] = [];
  for (const { path, heading, isNotFound } of PUBLIC_PAGES) {
    await navigateInApp(page, path);
    const canonical = page.locator('link[rel=canonical]');
    if (isNotFound) await expect(canonical, path).toHaveCount(0);
    else await expect(canonical, path).toHaveAttribute('href', FIRM.siteUrl + path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText([heading]);
    const robots = page.locator('meta[name=robots][content=noindex]');
    await expect(robots, path).toHaveCount(isNotFound ? 1 : 0);
    // The head is updated after the heading; wait until it no longer describes the previous page.
    await expect(page, path).not.toHaveTitle(titles.at(-1) ?? '');
    await expect(page, path).toHaveTitle(new RegExp(`.{10,} \\| ${FIRM.name}$`));
    await expect(page.locator('title'), path).toHaveCount(1);
    // The description appears only when the SEO setting has loaded.
    const descriptions = page.locator('meta[name=description]');
    await expect(descriptions, path).toHaveCount(isNotFound ? 0 : 1);
    titles.push(isNotFound ? path : await page.title());
    await expect(page.getByRole('banner'), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
    await expectAccessible(page.getByRole('main'), {
      inFull: CHECKED_IN_FULL.includes(path),
    });
    expect(await page.evaluate(clippedTexts), path).toEqual([]);
  }
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);

  await navigateInApp(page, '/');
  await openDialog(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectAccessible(page.getByText('Enter your last name.'), { focus: false });
});

test('the list of positions and the page for a position are accessible', async ({ page }) => {
  await putMany('careers', 5, (index) =>
    career({ title: `Job ${index}`, salaryRange: '$1 to $2', isActive: index !== 1 }),
  );
  await open(page, '/careers');
  await expectAccessible(page.getByText('4 positions available'), { inFull: true });
  await page.getByRole('link', { name: 'Job 0' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job 0');
  await expectAccessible(page.getByRole('main'));
});

test('the contact form with errors, the drawer, and the login dialog are accessible', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to log in/);
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectAccessible(page.getByText('Enter your last name.'), {
    inFull: true,
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expectAccessible(drawer, { windows: ['narrow'], focus: false });
  await drawer.getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Username').fill('nobody@example.com');
  await dialog.getByLabel('Password').fill('nothing');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expectAccessible(page.getByText('Invalid email or password.').first(), {
    inFull: true,
    focus: false,
  });
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expectAccessible(page.getByRole('dialog', { name: 'Register' }), {
    focus: false,
  });
});

test('the home page of a signed-in user and the Services menu are accessible', async ({ page }) => {
  await logIn(page, DEMO_ACCOUNTS.member);
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Miro Member');
  await expectAccessible(page.getByRole('main'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: /^Services/ }).click();
  await expectAccessible(page.locator('#services-menu'), {
    windows: ['wide'],
    focus: false,
  });
});
