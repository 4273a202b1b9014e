import type { Page } from '@playwright/test';
import { FIRM } from '@/content/firm';
import { NAVIGATION } from '@/content/navigation';
import { pathToCareer, pathToService, pathTo, SEO_PAGES } from '@/content/pages';
import { CONTACT_FIELDS } from '@/domain/contact-fields';
import {
  expectShown,
  goToPublicPage,
  navigateInApp,
  openAndRefresh,
} from '../support/app-navigation';
import { put } from '../support/database';
import { MARKER, PAYLOADS } from '../support/injection-payloads';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, service } from '../support/sample-documents';
import { expect, test } from '../support/test';
import { expectOnlyText, watchInjectionEffects } from './injection-checks';

/** A document id that contains the payload, as far as ids can. */
function idWithPayload(payload: string): string {
  const text = payload.replace(/[\p{C}/]/gu, '|').slice(0, 120);
  return `${String(PAYLOADS.indexOf(payload)).padStart(2, '0')} ${text}`;
}

/** Stores a document for each payload, the newest first: every field is the payload, or a list of it. */
async function putPayloads(
  collection: string,
  example: Record<string, unknown>,
  fixed: Record<string, unknown> = {},
) {
  const newest = Date.UTC(2026, 0, 31);
  await Promise.all(
    PAYLOADS.map((payload, index) => {
      const fields = Object.entries({ ...example, [MARKER]: '' }).map(([field, value]) => [
        field,
        Array.isArray(value) ? [payload, payload] : payload,
      ]);
      return put(`${collection}/${idWithPayload(payload)}`, {
        ...(Object.fromEntries(fields) as object),
        createdAt: new Date(newest - index * 60_000),
        updatedAt: new Date(newest),
        ...fixed,
      });
    }),
  );
}

const putCareers = () => putPayloads('careers', career(), { isActive: true });

/** The rows are those of the payloads, with these texts. */
async function expectRows(page: Page, rows: string, texts = PAYLOADS) {
  await expect(page.locator(rows)).toHaveCount(PAYLOADS.length);
  const found = await page.locator(rows).allTextContents();
  expect(found.map((text) => text.trim())).toEqual(texts.map((text) => text.trim()));
}

let expectNoEffects: () => void;
// While an old page fades, its queries count as used and do not expire.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => {
  expectNoEffects = await watchInjectionEffects(page);
});
test.afterEach(() => expectNoEffects());

test('services, careers and SEO settings with payloads: every public page shows text only', async ({
  page,
  allowConsoleErrors,
}) => {
  // Firestore refuses queries for values of more than 1,500 bytes.
  allowConsoleErrors(/^Failed to fetch service \(PreconditionError\)$/);
  await putPayloads('services', service());
  await putCareers();
  const settings = SEO_PAGES.map(({ id }, index) => ({ id, payload: PAYLOADS[index] ?? MARKER }));
  for (const { id, payload } of settings) {
    const [title, description, keywords] = [payload, payload, [payload]];
    await put(`seoSettings/${id}`, { page: id, title, description, keywords });
  }
  await openAndRefresh(page, '/technology-stack');
  await expectRows(page, '#services-menu li:not(:last-child) a');
  for (const { id, payload } of settings) {
    await goToPublicPage(page, pathTo(id), {
      'meta[name=description]': payload,
      'meta[property="og:title"]': payload,
      title: payload,
    });
    await expectOnlyText(page, `${id} with ${payload}`);
  }
  await goToPublicPage(page, '/services');
  await expectRows(page, 'main h3 a[href^="/services/"]');
  await expectOnlyText(page, 'the services');
  for (const payload of PAYLOADS) {
    await goToPublicPage(page, pathToService(payload), { h1: payload });
    await expectOnlyText(page, `the service ${payload}`);
  }
  await goToPublicPage(page, '/careers');
  await expectRows(page, 'main h3 a[href^="/careers?job="]');
  await expectOnlyText(page, 'the careers');
  for (const payload of PAYLOADS) {
    await goToPublicPage(page, pathToCareer(idWithPayload(payload)), { h1: payload });
    await expect(page.locator(`a[href^="mailto:${FIRM.careersEmail}?"]`)).toHaveCount(2);
    const posting = page.locator('main script[type="application/ld+json"]');
    expect(JSON.parse((await posting.textContent()) ?? '')).toMatchObject({ title: payload });
    await expectOnlyText(page, `the career ${payload}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).locator('a')).toHaveCount(
    PAYLOADS.length + NAVIGATION.length,
  );
  await expectOnlyText(page, 'the drawer');
});

test('every kind of document with payloads: every screen of the back office shows text only', async ({
  page,
}) => {
  await putCareers();
  await putPayloads('contacts', CONTACT_FIELDS);
  const [first = ''] = PAYLOADS;
  await put('seoSettings/home', { page: 'home', title: first, description: first, keywords: [] });
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await expectRows(page, 'article h2', PAYLOADS);
  await expectOnlyText(page, 'the careers');
  for (const [index, payload] of PAYLOADS.entries()) {
    await page.locator('[data-edit]').nth(index).dispatchEvent('click');
    // A single-line field has no line breaks.
    const title = payload.replace(/[\r\n]/g, '');
    await expectShown(page, { '[name=title]': title }, `the form of ${payload}`);
    await expectOnlyText(page, `the form of ${payload}`);
    if (index === 0) {
      await page.getByRole('button', { name: 'Preview' }).click();
      await expectShown(page, { '[role=dialog] h1': payload }, 'the preview');
      await expectOnlyText(page, 'the preview');
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await navigateInApp(page, '/admin/contacts');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Management' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(PAYLOADS.length);
  await expectOnlyText(page, 'the contacts');
  await navigateInApp(page, '/admin/seo');
  await expectShown(page, { 'form textarea': first }, 'the form of a page');
  await expectOnlyText(page, 'the form of a page');
  await navigateInApp(page, '/admin/dashboard');
  for (const name of ['Recent Contacts', 'Recent Jobs']) {
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(3);
  }
  await expectOnlyText(page, 'the dashboard');
});
