import type { Page } from '@playwright/test';
import { inquiries } from '@/collections/inquiries';
import { FIRM } from '@/content/firm';
import { NAVIGATION } from '@/content/navigation';
import { pathTo, pathToCareer, pathToService, SEO_PAGES } from '@/content/pages';
import { SOCIAL_IMAGE } from '@/content/social-image';
import {
  expectShown,
  goToPublicPage,
  navigateInApp,
  openAndRefresh,
} from '../support/app-navigation';
import { put } from '../support/database';
import { FOREIGN_HOST, MARKER, PAYLOADS } from '../support/injection-payloads';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, service } from '../support/sample-documents';
import { expect, test } from '../support/test';

/**
 * Records effects of executed payloads: calls to `intruded`, dialogs, and requests to FOREIGN_HOST. Must be called
 * before the page is opened. Violations of the content security policy are console errors, which fail every test.
 * @returns a function that asserts that there were no such effects
 */
async function watchInjectionEffects(page: Page): Promise<() => void> {
  const effects: string[] = [];
  await page.exposeFunction('intruded', () => void effects.push(`executed on ${page.url()}`));
  await page.addInitScript(installInspection, PARAMETERS);
  page.on('dialog', (dialog) => {
    effects.push(`${dialog.type()} dialog`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === FOREIGN_HOST) effects.push(request.url());
  });
  return () => expect(effects).toEqual([]);
}

/** Added to `window` by `installInspection`; finds parts of the document that only a payload could have added. */
interface Inspection {
  findInjected: () => string[];
}

const PARAMETERS = {
  marker: MARKER,
  siteUrl: FIRM.siteUrl,
  /** Origins of the external links on the SEO screen. */
  sources: ['https://developers.google.com', 'https://www.linkedin.com'],
  socialImage: SOCIAL_IMAGE.path,
};

/** Adds a check for injected elements, attributes, and links. Runs in the page. */
function installInspection({ marker, siteUrl, sources, socialImage }: typeof PARAMETERS) {
  const isSingleAddress = ({ pathname, search, hash }: URL) =>
    /^[^\s@,;:<>"]+@[^\s@,;:<>"]+$/.test(decodeURIComponent(pathname)) &&
    [...new URLSearchParams(search).keys()].every((name) => name === 'subject') &&
    !/[\r\n]/.test(new URLSearchParams(search).get('subject') ?? '') &&
    hash === '';
  const isAllowedLink = (href: string): boolean => {
    const url = URL.canParse(href, location.href) ? new URL(href, location.href) : null;
    if (url?.protocol === 'mailto:') return isSingleAddress(url);
    if (url?.protocol === 'tel:') return /^tel:\+?\d{3,15}$/.test(href);
    return [location.origin, siteUrl, ...sources].includes(url?.origin ?? '');
  };
  const isForeignElement = (element: Element) =>
    (element.matches('img') && element.getAttribute('src') !== socialImage) ||
    element.matches(
      'iframe, object, embed, base, video, math, noscript:not(form *), form[action], meta[http-equiv], svg script, svg a',
    ) ||
    (element.matches('link[rel=stylesheet]') &&
      !isAllowedLink(element.getAttribute('href') ?? '')) ||
    (element.matches('body script') && !element.matches('[type$=json], [src]'));
  const injectedIn = (element: Element): string[] => {
    const tag = `<${element.localName}>`;
    const found = isForeignElement(element) ? [`element ${tag}`] : [];
    for (const { name, value } of element.attributes) {
      const isName = name === 'class' || name === 'style' || name === 'id';
      if (name.startsWith('on') || name.includes(marker)) found.push(`${tag} has ${name}`);
      if (isName && new RegExp(`${marker}|undefined|\\[object|native code`).test(value))
        found.push(`${tag} ${name}="${value.slice(0, 200)}"`);
    }
    const href = element.localName === 'a' ? element.getAttribute('href') : null;
    if (href !== null && !isAllowedLink(href)) found.push(`link to ${href.slice(0, 200)}`);
    return found;
  };
  const injectedInData = ({ textContent }: Element): string[] => {
    const data = JSON.parse(textContent) as { '@type'?: string; description?: string };
    const found = textContent.includes('<') ? ['structured data that contains `<`'] : [];
    if (data['@type'] !== 'JobPosting') return found;
    // The description may contain only p, ul, and li elements.
    const html = new DOMParser().parseFromString(data.description ?? '', 'text/html');
    const foreign = html.querySelectorAll('head *, body :not(p, ul, li)');
    return [
      ...found,
      ...[...foreign].map(({ localName }) => `job description with <${localName}>`),
    ];
  };
  Object.assign(window, {
    findInjected: () => [
      ...[...document.querySelectorAll('*')].flatMap(injectedIn),
      ...[...document.querySelectorAll('[type="application/ld+json"]')].flatMap(injectedInData),
    ],
  } satisfies Inspection);
}

/** Asserts that no payload has added an element, attribute, class, or link to the document. */
async function expectOnlyText(page: Page, where: string) {
  const found = await page.evaluate(() => (window as unknown as Inspection).findInjected());
  expect(found, where).toEqual([]);
}

/** Returns a document ID that contains as much of the payload as IDs allow. */
function idWithPayload(payload: string): string {
  const text = payload.replace(/[\p{C}/]/gu, '|').slice(0, 120);
  return `${String(PAYLOADS.indexOf(payload)).padStart(2, '0')} ${text}`;
}

/** Stores a document for each payload, newest first. Every field except those in `fixed` contains the payload. */
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

/** For each payload, stores a change to its contact by an account whose email address is the payload. */
const putChanges = () =>
  Promise.all(
    PAYLOADS.map((payload, index) =>
      put(`changes/${index}`, {
        collection: 'contacts',
        document: idWithPayload(payload),
        ...{ uid: payload, email: payload, before: { note: payload }, after: { note: MARKER } },
        ...{ kind: 'update', at: new Date(Date.UTC(2099, 0, 31) - index * 60_000) },
      }),
    ),
  );

/** Asserts that there is one row per payload, with the payload as its text. */
async function expectRows(page: Page, rows: string) {
  await expect(page.locator(rows)).toHaveCount(PAYLOADS.length);
  const found = await page.locator(rows).allTextContents();
  expect(found.map((text) => text.trim())).toEqual(PAYLOADS.map((text) => text.trim()));
}

let expectNoEffects: () => void;
// Disables fades, because while an old page fades out, its queries stay active and aren't garbage-collected.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => {
  expectNoEffects = await watchInjectionEffects(page);
});
test.afterEach(() => expectNoEffects());

test('every public page renders injected markup in services, careers, and SEO settings as plain text', async ({
  page,
  allowConsoleErrors,
}) => {
  // Firestore rejects queries for values longer than 1,500 bytes.
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
  await expectRows(page, 'main h3 a[href^="/careers/"]');
  await expectOnlyText(page, 'the careers');
  for (const payload of PAYLOADS) {
    await goToPublicPage(page, pathToCareer(idWithPayload(payload)), { h1: payload });
    await expect(page.locator(`a[href^="mailto:${FIRM.careersEmail}?"]`)).toHaveCount(2);
    const data = page.locator('main script[type="application/ld+json"]');
    await expect(data).toHaveCount(2);
    const [posting = ''] = await data.allTextContents();
    expect(JSON.parse(posting)).toMatchObject({ '@type': 'JobPosting', title: payload });
    await expectOnlyText(page, `the career ${payload}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).locator('a')).toHaveCount(
    PAYLOADS.length + NAVIGATION.length,
  );
  await expectOnlyText(page, 'the drawer');
});

test('every back-office screen renders injected markup in any document as plain text', async ({
  page,
}) => {
  await putCareers();
  await putPayloads('contacts', inquiries.fields);
  const [first = ''] = PAYLOADS;
  await put('seoSettings/home', { page: 'home', title: first, description: first, keywords: [] });
  await putChanges();
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await expect(page.getByRole('article')).toHaveCount(PAYLOADS.length);
  await expectOnlyText(page, 'the careers');
  for (const [index, payload] of PAYLOADS.entries()) {
    await page.locator('[data-edit]').nth(index).dispatchEvent('click');
    // Single-line fields remove line breaks.
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
  await navigateInApp(page, '/admin/site?kind=update');
  const history = page.getByRole('region', { name: 'History' });
  const links = history.locator('a[href^="/admin/contacts?id="]');
  await expect(links).toHaveCount(PAYLOADS.length);
  await history.getByRole('combobox', { name: /^Who/ }).click();
  await expect(page.getByRole('option', { name: 'Anyone' })).toBeVisible();
  await expectOnlyText(page, 'the history');
  await page.keyboard.press('Escape');
  await navigateInApp(page, `/admin/site?${new URLSearchParams({ who: first }).toString()}`);
  await expect(links).toHaveCount(1);
  await expectOnlyText(page, 'the history of one account');
});
