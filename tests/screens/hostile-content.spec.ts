import { FIRM } from '@/content/firm';
import { pathToCareer, pathToService, pathTo, SEO_PAGES } from '@/content/pages';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { openAsAdministrator } from '../support/admin';
import {
  expectNoIntrusion,
  expectOnlyText,
  expectSight,
  goToPublicPage,
  goWithin,
  loadAll,
  openAndSettle,
  openOrForget,
  watchIntrusions,
  widenDashboard,
} from '../support/hostile-screens';
import { INTRUDER, PAYLOADS } from '../support/payloads';
import { expect, test } from '../support/test';
import { logIn, put } from '../support/world';

/** A document with a payload as the value of each of these fields, and of one that nobody knows. */
function hostile(fields: readonly string[], lists: readonly string[], payload: string) {
  return Object.fromEntries([
    ...[...fields, INTRUDER].map((field) => [field, payload]),
    ...lists.map((field) => [field, [payload, payload]]),
  ]) as Record<string, unknown>;
}

/** An id that says the same, as far as an id can. */
function hostileId(payload: string, index: number): string {
  const text = payload.replace(/[\p{C}/]/gu, '|').slice(0, 120);
  return `${String(index).padStart(2, '0')} ${text}`;
}

/** A document for each payload, the first the newest. */
async function putHostile(collection: string, fields: readonly string[], lists: readonly string[]) {
  const newest = Date.UTC(2026, 0, 31);
  const documents = PAYLOADS.map((payload, index) => ({ id: hostileId(payload, index), payload }));
  await Promise.all(
    documents.map(({ id, payload }, index) =>
      put(`${collection}/${id}`, {
        ...hostile(fields, lists, payload),
        createdAt: new Date(newest - index * 60_000),
        ...(collection === 'careers' && { isActive: true }),
      }),
    ),
  );
  return documents;
}

const SERVICE_TEXTS = ['name', 'slug', 'description', 'longDescription', 'icon', 'color'];
const CAREER_TEXTS = ['title', 'department', 'location', 'type', 'description', 'salaryRange'];
const CAREER_LISTS = ['requirements', 'responsibilities', 'benefits'];
const CONTACT_TEXTS = [
  ...['firstName', 'lastName', 'name', 'email', 'phone'],
  ...['company', 'service', 'message', 'status'],
];

const trimmed = (texts: readonly string[]) => texts.map((text) => text.trim());

test('60 hostile services: cards, menus, footer and their own pages show text and nothing else', async ({
  page,
  expectConsoleErrors,
}) => {
  // The database takes no question about a slug of more than 1,500 bytes.
  expectConsoleErrors(/^Failed to fetch service \(failed-precondition\)$/);
  const found = await watchIntrusions(page);
  await putHostile('services', SERVICE_TEXTS, ['features']);
  await openAndSettle(page, '/technology-stack');
  const menu = page.locator('#services-menu li:not(:last-child) a');
  await expect(menu).toHaveCount(PAYLOADS.length, { timeout: 15_000 });
  expect(trimmed(await menu.allTextContents())).toEqual(trimmed(PAYLOADS));
  await goToPublicPage(page, '/services');
  expect(trimmed(await page.locator('main h3 a[href^="/services/"]').allTextContents())).toEqual(
    trimmed(PAYLOADS),
  );
  await expectOnlyText(page, '/services');
  await goToPublicPage(page, '/');
  await expectOnlyText(page, '/');

  for (const payload of PAYLOADS) {
    await goToPublicPage(page, pathToService(payload), { h1: payload });
    await expectOnlyText(page, `the service ${payload}`);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).locator('a')).toHaveCount(
    PAYLOADS.length + 4,
  );
  await expectOnlyText(page, 'the drawer');
  expectNoIntrusion(found);
});

test('60 hostile openings: list, details, links to apply and structured data', async ({ page }) => {
  const found = await watchIntrusions(page);
  const documents = await putHostile('careers', CAREER_TEXTS, CAREER_LISTS);
  await openAndSettle(page, '/careers');
  const titles = page.locator('main h3 a[href^="/careers?job="]');
  await loadAll(page, 'main h3 a[href^="/careers?job="]');
  expect(await titles.allTextContents()).toEqual(PAYLOADS);
  await expectOnlyText(page, 'the openings');

  for (const { id, payload } of documents) {
    await goToPublicPage(page, pathToCareer(id), { h1: payload });
    expect(await page.locator(`a[href^="mailto:${FIRM.careersEmail}?"]`).count()).toBe(2);
    const posting = page.locator('main script[type="application/ld+json"]');
    expect(JSON.parse((await posting.textContent()) ?? '')).toMatchObject({ title: payload });
    await expectOnlyText(page, `the opening ${payload}`);
  }
  expectNoIntrusion(found);
});

test('60 hostile careers in the back office: cards and the form of each', async ({ page }) => {
  const found = await watchIntrusions(page);
  await putHostile('careers', CAREER_TEXTS, CAREER_LISTS);
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await loadAll(page, 'article');
  await expect(page.getByRole('article')).toHaveCount(PAYLOADS.length);
  await expectOnlyText(page, 'the list');

  for (const [index, payload] of PAYLOADS.entries()) {
    await page.evaluate(
      (row) => document.querySelectorAll<HTMLElement>('[data-edit]')[row]?.click(),
      index,
    );
    // A field of one line has no line breaks.
    const title = payload.replace(/[\r\n]/g, '');
    await expectSight(page, { '[name=title]': title }, `the form of ${payload}`);
    await expectOnlyText(page, `the form of ${payload}`);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
  }
  expectNoIntrusion(found);
});

test('60 hostile inquiries: cards, their mail and phone links, and the dashboard', async ({
  page,
}) => {
  const found = await watchIntrusions(page);
  await putHostile('contacts', CONTACT_TEXTS, []);
  await putHostile('careers', CAREER_TEXTS, CAREER_LISTS);
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  await loadAll(page, 'article');
  await expect(page.getByRole('article')).toHaveCount(PAYLOADS.length);
  await expectOnlyText(page, 'the inquiries');

  // What makes somebody an administrator is that the document exists, whatever it says.
  await put(`admins/${DEMO_ACCOUNTS.administrator.uid}`, {
    email: PAYLOADS.join(),
    ...Object.fromEntries(PAYLOADS.map((payload, index) => [`field${index}`, payload])),
  });
  await widenDashboard(page);
  await page.goto('/admin/dashboard');
  for (const name of ['Recent Contacts', 'Recent Jobs']) {
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(
      PAYLOADS.length,
    );
  }
  await expectOnlyText(page, 'the dashboard');
  expectNoIntrusion(found);
});

test('60 hostile search engine settings: the head of every page, the form and the preview', async ({
  page,
  browser,
}) => {
  const office = await (await browser.newContext()).newPage();
  const found = await watchIntrusions(page);
  const foundInOffice = await watchIntrusions(office);
  await logIn(office, DEMO_ACCOUNTS.administrator);
  await page.clock.install();

  for (let start = 0; start < PAYLOADS.length; start += SEO_PAGES.length) {
    const round = SEO_PAGES.map(({ id }, index) => ({
      id,
      payload: PAYLOADS[(start + index) % PAYLOADS.length] ?? '',
    }));
    await Promise.all(
      round.map(({ id, payload }) =>
        put(`seoSettings/${id}`, {
          ...hostile(['title', 'description'], ['keywords'], payload),
          page: id,
        }),
      ),
    );

    await openOrForget(page, start === 0);
    for (const { id, payload } of round) {
      await goToPublicPage(page, pathTo(id), {
        'meta[name=description]': payload,
        'meta[property="og:title"]': payload,
        title: payload,
      });
      await expectOnlyText(page, `the head of ${id} with ${payload}`);
    }

    if (start === 0) await office.goto('/admin/seo');
    for (const { id, payload } of round) {
      await goWithin(office, `/admin/seo?page=${id}`);
      const description = payload.replace(/\r\n/g, '\n');
      await expectSight(office, { 'form textarea': description }, `the form of ${id}`);
      await expectOnlyText(office, `the form of ${id} with ${payload}`);
    }
    await goWithin(office, '/admin/login');
    await expect(office.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  }
  expectNoIntrusion(found);
  expectNoIntrusion(foundInOffice);
});
