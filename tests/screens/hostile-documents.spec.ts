import type { Page } from '@playwright/test';
import { inquiries } from '@/collections/inquiries';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { FIRM } from '@/content/firm';
import { NAVIGATION, SERVICES_MENU_LINKS } from '@/content/navigation';
import { pathTo, pathToCareer, pathToService, pathToStory, SEO_PAGES } from '@/content/pages';
import { isBlank } from '@/domain/text';
import {
  expectShown,
  goToPublicPage,
  navigateInApp,
  openAndRefresh,
} from '../support/app-navigation';
import { put } from '../support/database';
import { FOREIGN_HOST, MARKER, PAYLOADS } from '../support/injection-payloads';
import { sampleOf, sizeOf } from '../support/long';
import { malformedDocuments, putDocuments } from '../support/malformed-documents';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, service, story } from '../support/sample-documents';
import { expect, test } from '../support/test';
import { overflow } from '../support/text-checks';

/*
 * Documents with injected markup and with unexpected values in every field. For tests of how malformed documents are
 * parsed, see tests/unit/collections/stored-documents.test.ts.
 */

interface HostileDocument {
  id: string;
  payload?: string;
  fields: Record<string, unknown>;
}

const INJECTED = PAYLOADS.slice(0, sizeOf(5, PAYLOADS.length));
/** One document per payload or unexpected value, which is in every field of the example that isn't `fixed`. */
function hostile(example: Record<string, unknown>, fixed: Record<string, unknown> = {}) {
  const names = Object.keys(example).filter((field) => !(field in fixed));
  const newest = Date.UTC(2026, 0, 31, 12);
  const injected = INJECTED.map((payload, index): HostileDocument => {
    const fields = [...names, MARKER].map((field) => [
      field,
      Array.isArray(example[field]) ? [payload, payload] : payload,
    ]);
    const date = new Date(newest - index * 60_000);
    const dates = { createdAt: date, updatedAt: date };
    const id = `${index} ${payload.replace(/[\p{C}/]/gu, '|').slice(0, 120)}`;
    return {
      id,
      payload,
      fields: { ...(Object.fromEntries(fields) as object), ...dates, ...fixed },
    };
  });
  const malformed: HostileDocument[] = malformedDocuments([...names, 'updatedAt'], fixed);
  return [...injected, ...sampleOf(malformed, 8)];
}

const SERVICES = hostile({ ...service(), position: 1 });
const CAREERS = hostile(career(), { isActive: true });
const STORIES = hostile(story(), { isPublished: true }).map((document, index) => ({
  ...document,
  id: `story-${index}`,
}));
const CONTACTS = hostile(inquiries.fields, { createdAt: new Date(2026, 0, 31) });
const SETTINGS = hostile({ title: '', description: '', keywords: [] }).slice(3);

async function putAll() {
  await putDocuments('services', SERVICES);
  await putDocuments('careers', CAREERS);
  await putDocuments('stories', STORIES);
  await putDocuments('contacts', CONTACTS);
  for (const [index, { id: page }] of SEO_PAGES.entries())
    await put(`seoSettings/${page}`, { ...SETTINGS[index]?.fields, page });
}

const PARAMETERS = [MARKER, FIRM.siteUrl] as const;
const FOREIGN =
  'iframe, object, embed, base, video, math, noscript:not(form *), form[action], meta[http-equiv], svg script, svg a, body script:not([type$=json], [src])';

/** Finds structured data, attributes, and links that only a payload could have added. Runs in the page. */
function findInjected([marker, siteUrl]: typeof PARAMETERS): string[] {
  const isAllowed = (href: string) => {
    const { protocol, origin, pathname, searchParams } = new URL(href, location.href);
    if (protocol === 'tel:') return /^tel:\+?\d{3,15}$/.test(href);
    if (protocol !== 'mailto:') return [location.origin, siteUrl].includes(origin);
    const isSingle = /^[^\s@,;:<>"]+@[^\s@,;:<>"]+$/.test(decodeURIComponent(pathname));
    const { subject = '', ...others } = Object.fromEntries(searchParams);
    return isSingle && Object.keys(others).length === 0 && !/[\r\n]/.test(subject);
  };
  const isInjected = (element: Element, { name, value }: Attr) => {
    if (name.startsWith('on') || name.includes(marker)) return true;
    if (['class', 'style', 'id'].includes(name))
      return new RegExp(`${marker}|undefined|\\[object|native code`).test(value);
    if (name === 'href') return element.matches('a, link') && !isAllowed(value);
    return name === 'src' && element.matches('img');
  };
  /** Whether data could end its script element, or the HTML for Google has more than paragraphs and lists. */
  const isInjectedData = ({ textContent }: Element) => {
    const data = JSON.parse(textContent) as { '@type'?: string; description?: string };
    const html = data['@type'] === 'JobPosting' ? (data.description ?? '') : '';
    const { head, body } = new DOMParser().parseFromString(html, 'text/html');
    const others = head.childElementCount + body.querySelectorAll(':not(p, ul, li)').length;
    return others > 0 || textContent.includes('<');
  };
  const data = [...document.querySelectorAll('[type="application/ld+json"]')];
  return [
    ...data.filter(isInjectedData).map(({ textContent }) => textContent.slice(0, 200)),
    ...[...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter((attribute) => isInjected(element, attribute))
        .map(({ name, value }) => `<${element.localName} ${name}="${value.slice(0, 200)}">`),
    ),
  ];
}

/** Asserts that no payload has added anything to the document, and that nothing is wider than the window. */
async function expectOnlyText(page: Page, where: string) {
  await expect(page.locator(FOREIGN), where).toHaveCount(0);
  expect(await page.evaluate(findInjected, PARAMETERS), where).toEqual([]);
  expect(await page.evaluate(overflow), where).toEqual([]);
}

// Disables fades, because the tests open many pages, and an old page stays active while it fades out.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

/** Effects of executed payloads. Violations of the content security policy are console errors, which fail every test. */
let effects: string[];
test.beforeEach(async ({ page }) => {
  effects = [];
  await page.exposeFunction('intruded', () => void effects.push(`executed on ${page.url()}`));
  page.on('dialog', (dialog) => {
    effects.push(`${dialog.type()} dialog`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === FOREIGN_HOST) effects.push(request.url());
  });
  await putAll();
});
test.afterEach(() => expect(effects).toEqual([]));

test('every public page shows malformed documents, and injected markup as text', async ({
  page,
  allowConsoleErrors,
}) => {
  // Firestore rejects queries for values longer than 1,500 bytes.
  allowConsoleErrors(/^Failed to fetch service \(PreconditionError\)$/);
  await openAndRefresh(page, '/technology-stack');
  await expect(page.locator('#services-menu li:not(:last-child)')).toHaveCount(SERVICES.length);
  for (const [index, { id }] of SEO_PAGES.entries()) {
    const { payload, fields = {} }: Partial<HostileDocument> = SETTINGS[index] ?? {};
    const title = fields['title'];
    const isDefault = typeof title !== 'string' || isBlank(title);
    await goToPublicPage(page, pathTo(id), {
      title: isDefault ? defaultSeoSetting(id).title : title,
      ...(payload && { 'meta[name=description]': payload, 'meta[property="og:title"]': payload }),
    });
    await expectOnlyText(page, id);
  }

  const expectDocument = async ({ id, payload }: HostileDocument, path: string, part: string) => {
    await goToPublicPage(page, path, payload ? { h1: payload } : {});
    expect(await page.locator('main h2').allTextContents(), id).toContain(part);
    await expectOnlyText(page, id);
  };
  await goToPublicPage(page, pathTo('services'));
  await expect(page.locator('main h3 a[href^="/services/"]')).toHaveCount(SERVICES.length);
  await expectOnlyText(page, 'the services');
  for (const document of SERVICES) {
    const { slug } = document.fields;
    const path = pathToService(typeof slug === 'string' && slug !== '' ? slug : document.id);
    await expectDocument(document, path, 'Key Benefits');
  }
  await goToPublicPage(page, pathTo('careers'));
  await expect(page.locator('main h3 a[href^="/careers/"]')).toHaveCount(CAREERS.length);
  await expectOnlyText(page, 'the careers');
  for (const document of CAREERS)
    await expectDocument(document, pathToCareer(document.id), 'How to apply');
  await goToPublicPage(page, pathTo('stories'));
  await expect(page.locator('main h2 a[href^="/stories/"]')).toHaveCount(STORIES.length);
  await expectOnlyText(page, 'the stories');
  for (const { id, payload } of STORIES) {
    await goToPublicPage(page, pathToStory(id), payload ? { h1: payload } : {});
    await expectOnlyText(page, id);
  }

  await page.getByRole('button', { name: 'Open menu' }).click();
  const links = page.getByRole('dialog', { name: 'Menu' }).locator('a');
  const entries = [...NAVIGATION, ...SERVICES_MENU_LINKS];
  await expect(links).toHaveCount(SERVICES.length + entries.length);
  await expectOnlyText(page, 'the drawer');
});

test('every screen lists malformed documents, and injected markup as text', async ({ page }) => {
  await Promise.all(
    INJECTED.map((payload, index) =>
      put(`changes/${index}`, {
        collection: 'contacts',
        document: CONTACTS[index]?.id,
        ...{ uid: payload, email: payload, before: { note: payload }, after: { note: MARKER } },
        ...{ kind: 'update', at: new Date(Date.UTC(2099, 0, 31) - index * 60_000) },
      }),
    ),
  );
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(CAREERS.length);
  await expectOnlyText(page, 'the careers');
  for (const [index, payload] of INJECTED.entries()) {
    await page.locator('[data-edit]').nth(index).dispatchEvent('click');
    // Single-line fields remove line breaks.
    const title = payload.replace(/[\r\n]/g, '');
    await expectShown(page, { '[name=title]': title }, `the form of ${payload}`);
    await expectOnlyText(page, `the form of ${payload}`);
    await page.getByRole('button', { name: 'Preview' }).click();
    // A preview that opens at once may still have the saved line breaks.
    const heading = page.locator('[role=dialog] h1');
    const shown = async () => (await heading.textContent())?.replace(/[\r\n]/g, '').trim();
    await expect.poll(shown, `the preview of ${payload}`).toBe(title.trim());
    await expectOnlyText(page, `the preview of ${payload}`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Edit Untitled career' }).first().click();
  await page.getByLabel('Job Title').fill('Repaired');
  await page.getByRole('button', { name: 'Update Career' }).click();
  await expect(page.getByRole('article', { name: 'Repaired' })).toBeVisible();

  await navigateInApp(page, '/admin/stories');
  await expect(rows).toHaveCount(STORIES.length);
  await expectOnlyText(page, 'the stories');

  await navigateInApp(page, '/admin/contacts');
  // One of them is marked as spam, because all of its fields are true.
  await expect(rows).toHaveCount(CONTACTS.length - 1);
  await expectOnlyText(page, 'the contacts');
  const nameless = page.getByRole('article', { name: 'No name' }).first();
  await nameless.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(nameless.getByText('closed', { exact: true })).toBeVisible();

  await navigateInApp(page, '/admin/seo');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(page.getByLabel('Page Title')).toBeVisible();
    await expectOnlyText(page, 'the form of a page');
  }
  await navigateInApp(page, '/admin/dashboard');
  for (const name of ['Recent Contacts', 'Recent Jobs']) {
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(3);
  }
  await expectOnlyText(page, 'the dashboard');
  await navigateInApp(page, '/admin/site?subject=contacts');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.locator('a[href^="/admin/contacts?id="]').first()).toBeVisible();
  await expectOnlyText(page, 'the history');
});
