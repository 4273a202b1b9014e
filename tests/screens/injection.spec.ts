import type { Page } from '@playwright/test';
import { FIRM } from '@/content/firm';
import { NAVIGATION } from '@/content/navigation';
import { pathToCareer, pathToService, pathTo, SEO_PAGES } from '@/content/pages';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from '../support/accounts';
import {
  expectShown,
  goToPublicPage,
  loadAllRows,
  navigateInApp,
  openAndRefresh,
  openOrExpireCache,
  showAllOnDashboard,
} from '../support/app-navigation';
import { put } from '../support/database';
import {
  expectNoInjectionEffects,
  expectOnlyText,
  watchInjectionEffects,
} from './injection-checks';
import { MARKER, PAYLOADS } from '../support/injection-payloads';
import { sampleOf } from '../support/long';
import { openAsAdministrator } from '../support/open-as-administrator';
import { expect, test } from '../support/test';

/** Every fifth payload in `npm test`. */
const SAMPLE = sampleOf(PAYLOADS, Math.ceil(PAYLOADS.length / 5));

/** Fields with the payload as their value, one of them unknown to the site. */
function withPayload(fields: readonly string[], lists: readonly string[], payload: string) {
  return Object.fromEntries([
    ...[...fields, MARKER].map((field) => [field, payload]),
    ...lists.map((field) => [field, [payload, payload]]),
  ]) as Record<string, unknown>;
}

/** A document id that contains the payload, as far as ids can. */
function idWithPayload(payload: string): string {
  const text = payload.replace(/[\p{C}/]/gu, '|').slice(0, 120);
  return `${String(SAMPLE.indexOf(payload)).padStart(2, '0')} ${text}`;
}

/** Stores a document for each payload, the newest first. */
async function putPayloads(
  collection: string,
  fields: readonly string[],
  lists: readonly string[] = [],
) {
  const newest = Date.UTC(2026, 0, 31);
  await Promise.all(
    SAMPLE.map((payload, index) =>
      put(`${collection}/${idWithPayload(payload)}`, {
        ...withPayload(fields, lists, payload),
        createdAt: new Date(newest - index * 60_000),
        ...(collection === 'careers' && { isActive: true }),
      }),
    ),
  );
}

/** Loads the list to its end. */
async function expectAllRows(page: Page, rows: string) {
  if (SAMPLE.length > 50) await loadAllRows(page, rows);
  await expect(page.locator(rows)).toHaveCount(SAMPLE.length);
}

const SERVICE_FIELDS = ['name', 'slug', 'description', 'longDescription', 'icon', 'color'];
const CAREER_FIELDS = ['title', 'department', 'location', 'type', 'description', 'salaryRange'];
const CAREER_LISTS = ['requirements', 'responsibilities', 'benefits'];
const CONTACT_FIELDS = [
  ...['firstName', 'lastName', 'name', 'email', 'phone'],
  ...['company', 'service', 'message', 'status'],
];

const trimmed = (texts: readonly string[]) => texts.map((text) => text.trim());

// While an old page fades, its queries count as used and do not expire.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('services with payloads: cards, menus, footer and service pages show text only', async ({
  page,
  allowConsoleErrors,
}) => {
  // Firestore refuses queries for values of more than 1,500 bytes.
  allowConsoleErrors(/^Failed to fetch service \(PreconditionError\)$/);
  const found = await watchInjectionEffects(page);
  await putPayloads('services', SERVICE_FIELDS, ['features']);
  await openAndRefresh(page, '/technology-stack');
  const menu = page.locator('#services-menu li:not(:last-child) a');
  await expect(menu).toHaveCount(SAMPLE.length, { timeout: 15_000 });
  expect(trimmed(await menu.allTextContents())).toEqual(trimmed(SAMPLE));
  await goToPublicPage(page, '/services');
  expect(trimmed(await page.locator('main h3 a[href^="/services/"]').allTextContents())).toEqual(
    trimmed(SAMPLE),
  );
  await expectOnlyText(page, '/services');
  await goToPublicPage(page, '/');
  await expectOnlyText(page, '/');

  for (const payload of SAMPLE) {
    await goToPublicPage(page, pathToService(payload), { h1: payload });
    await expectOnlyText(page, `the service ${payload}`);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).locator('a')).toHaveCount(
    SAMPLE.length + NAVIGATION.length,
  );
  await expectOnlyText(page, 'the drawer');
  expectNoInjectionEffects(found);
});

test('careers with payloads: list, details, application links and structured data show text only', async ({
  page,
}) => {
  const found = await watchInjectionEffects(page);
  await putPayloads('careers', CAREER_FIELDS, CAREER_LISTS);
  await openAndRefresh(page, '/careers');
  const titles = 'main h3 a[href^="/careers?job="]';
  await expectAllRows(page, titles);
  expect(await page.locator(titles).allTextContents()).toEqual(SAMPLE);
  await expectOnlyText(page, 'the careers');

  for (const payload of SAMPLE) {
    await goToPublicPage(page, pathToCareer(idWithPayload(payload)), { h1: payload });
    expect(await page.locator(`a[href^="mailto:${FIRM.careersEmail}?"]`).count()).toBe(2);
    const posting = page.locator('main script[type="application/ld+json"]');
    expect(JSON.parse((await posting.textContent()) ?? '')).toMatchObject({ title: payload });
    await expectOnlyText(page, `the career ${payload}`);
  }
  expectNoInjectionEffects(found);
});

test('careers and contacts with payloads in the back office: cards, forms, links and the dashboard show text only', async ({
  page,
}) => {
  const found = await watchInjectionEffects(page);
  await putPayloads('careers', CAREER_FIELDS, CAREER_LISTS);
  await putPayloads('contacts', CONTACT_FIELDS);
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await expectAllRows(page, 'article');
  await expectOnlyText(page, 'the careers');
  for (const [index, payload] of SAMPLE.entries()) {
    await page.evaluate(
      (row) => document.querySelectorAll<HTMLElement>('[data-edit]')[row]?.click(),
      index,
    );
    // A single-line field has no line breaks.
    const title = payload.replace(/[\r\n]/g, '');
    await expectShown(page, { '[name=title]': title }, `the form of ${payload}`);
    await expectOnlyText(page, `the form of ${payload}`);
    if (index % 6 === 0) {
      await page.getByRole('button', { name: 'Preview' }).click();
      await expectShown(page, { '[role=dialog] h1': payload }, `the preview of ${payload}`);
      await expectOnlyText(page, `the preview of ${payload}`);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
  }

  await navigateInApp(page, '/admin/contacts');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Management' })).toBeVisible();
  await expectAllRows(page, 'article');
  await expectOnlyText(page, 'the contacts');

  // An administrator is whoever has such a document, whatever its fields.
  await put(`admins/${DEMO_ACCOUNTS.administrator.uid}`, {
    email: SAMPLE.join(),
    ...Object.fromEntries(SAMPLE.map((payload, index) => [`field${index}`, payload])),
  });
  await showAllOnDashboard(page);
  await page.goto('/admin/dashboard');
  for (const name of ['Recent Contacts', 'Recent Jobs']) {
    const rows = page.getByRole('region', { name }).getByRole('listitem');
    await expect(rows).toHaveCount(SAMPLE.length);
  }
  await expectOnlyText(page, 'the dashboard');
  expectNoInjectionEffects(found);
});

test('SEO settings with payloads: heads, forms and previews show text only', async ({
  page,
  browser,
}) => {
  const payloads = sampleOf(PAYLOADS, SEO_PAGES.length);
  const adminPage = await (await browser.newContext()).newPage();
  const found = await watchInjectionEffects(page);
  const foundInAdmin = await watchInjectionEffects(adminPage);
  await logIn(adminPage, DEMO_ACCOUNTS.administrator);
  await page.clock.install();

  for (let start = 0; start < payloads.length; start += SEO_PAGES.length) {
    const round = SEO_PAGES.map(({ id }, index) => ({
      id,
      payload: payloads[(start + index) % payloads.length] ?? '',
    }));
    await Promise.all(
      round.map(({ id, payload }) =>
        put(`seoSettings/${id}`, {
          ...withPayload(['title', 'description'], ['keywords'], payload),
          page: id,
        }),
      ),
    );

    await openOrExpireCache(page, start === 0);
    for (const { id, payload } of round) {
      await goToPublicPage(page, pathTo(id), {
        'meta[name=description]': payload,
        'meta[property="og:title"]': payload,
        title: payload,
      });
      await expectOnlyText(page, `the head of ${id} with ${payload}`);
    }

    if (start === 0) await adminPage.goto('/admin/seo');
    for (const { id, payload } of round) {
      await navigateInApp(adminPage, `/admin/seo?page=${id}`);
      const description = payload.replace(/\r\n/g, '\n');
      await expectShown(adminPage, { 'form textarea': description }, `the form of ${id}`);
      await expectOnlyText(adminPage, `the form of ${id} with ${payload}`);
    }
    await navigateInApp(adminPage, '/admin/login');
    await expect(adminPage.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  }
  expectNoInjectionEffects(found);
  expectNoInjectionEffects(foundInAdmin);
});
