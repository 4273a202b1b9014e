import type { Page } from '@playwright/test';
import { FIRM } from '@/content/firm';
import { FOREIGN_HOST, INTRUDER } from './payloads';
import { expect, open } from './test';

/** What payloads have brought about, to be empty at the end. */
export interface Intrusions {
  /** Calls of the function that payloads call, and dialogs of the browser. */
  executions: string[];
  /** What the content security policy had to stop. */
  violations: string[];
  /** Requests to another host. */
  requests: string[];
}

/** Watches a page for what payloads bring about. To be called before the page is opened. */
export async function watchIntrusions(page: Page): Promise<Intrusions> {
  const found: Intrusions = { executions: [], violations: [], requests: [] };
  await page.exposeFunction('intruded', () => void found.executions.push(page.url()));
  await page.exposeFunction('violated', (what: string) => void found.violations.push(what));
  await page.addInitScript(installInspection, MARKS);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      (window as unknown as { violated: (what: string) => void }).violated(
        `${effectiveDirective} ${blockedURI} ${sample}`,
      ),
    );
  });
  page.on('dialog', (dialog) => {
    found.executions.push(`${dialog.type()} dialog`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) found.violations.push(message.text());
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === FOREIGN_HOST) found.requests.push(request.url());
  });
  return found;
}

/** Nothing was executed, stopped by the policy or asked of another host. */
export function expectNoIntrusion(found: Intrusions) {
  expect(found).toEqual({ executions: [], violations: [], requests: [] });
}

/** What `installInspection` puts into the page. */
interface Inspection {
  /** What payloads have left in the document. */
  findDamage: () => string[];
}

const MARKS = { intruder: INTRUDER, siteUrl: FIRM.siteUrl };

/** Gives the page an eye for what a payload would leave in the document. Runs in the page, before its code. */
function installInspection({ intruder, siteUrl }: typeof MARKS) {
  const isSingleMail = ({ pathname, search, hash }: URL) =>
    /^[^\s@,;:<>"]+@[^\s@,;:<>"]+$/.test(decodeURIComponent(pathname)) &&
    [...new URLSearchParams(search).keys()].every((name) => name === 'subject') &&
    !/[\r\n]/.test(new URLSearchParams(search).get('subject') ?? '') &&
    hash === '';
  const isSound = (href: string): boolean => {
    const url = URL.canParse(href, location.href) ? new URL(href, location.href) : null;
    if (url?.protocol === 'mailto:') return isSingleMail(url);
    if (url?.protocol === 'tel:') return /^tel:\+?\d{3,15}$/.test(href);
    return url?.origin === location.origin || url?.origin === siteUrl;
  };
  const isTagOfPayloads = (element: Element) =>
    element.matches(
      'iframe, object, embed, base, img, video, math, noscript, details, form[action], meta[http-equiv], svg script, svg a',
    ) ||
    (element.matches('link[rel=stylesheet]') && !isSound(element.getAttribute('href') ?? '')) ||
    (element.matches('body script') && !element.matches('[type$=json], [src]'));
  const inElement = (element: Element): string[] => {
    const told = `<${element.localName}>`;
    const damage = isTagOfPayloads(element) ? [`element ${told}`] : [];
    for (const { name, value } of element.attributes) {
      const isName = name === 'class' || name === 'style' || name === 'id';
      if (name.startsWith('on') || name.includes(intruder)) damage.push(`${told} has ${name}`);
      if (isName && new RegExp(`${intruder}|undefined|\\[object|native code`).test(value))
        damage.push(`${told} ${name}="${value.slice(0, 200)}"`);
    }
    const href = element.localName === 'a' ? element.getAttribute('href') : null;
    if (href !== null && !isSound(href)) damage.push(`link to ${href.slice(0, 200)}`);
    return damage;
  };
  const inStructuredData = ({ textContent }: Element): string[] => {
    const data = JSON.parse(textContent) as { '@type'?: string; description?: string };
    const damage = textContent.includes('<') ? ['structured data that could end its element'] : [];
    if (data['@type'] !== 'JobPosting') return damage;
    // Its description is HTML: of the three elements that it is made of, and no other.
    const html = new DOMParser().parseFromString(data.description ?? '', 'text/html');
    const foreign = html.querySelectorAll('head *, body :not(p, ul, li)');
    return [...damage, ...[...foreign].map(({ localName }) => `job described with <${localName}>`)];
  };
  Object.assign(window, {
    findDamage: () => [
      ...[...document.querySelectorAll('*')].flatMap(inElement),
      ...[...document.querySelectorAll('[type="application/ld+json"]')].flatMap(inStructuredData),
    ],
  } satisfies Inspection);
}

/** No payload has become a part of the document: an element, an attribute, a class or a link of its own. */
export async function expectOnlyText(page: Page, where: string) {
  const damage = await page.evaluate(() => (window as unknown as Inspection).findDamage());
  expect(damage, where).toEqual([]);
}

/** Leads the site to another of its own addresses as a link would, without loading it anew. */
export async function goWithin(page: Page, path: string) {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Opens a public page and touches a key: what waits for the visitor to settle begins at once. */
export async function openAndSettle(page: Page, path: string) {
  await open(page, path);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.keyboard.press('Shift');
}

/** What an element that a selector finds has to say: its text, value, content or address, trimmed. */
export type Sight = Record<string, string>;

/** Waits until the page shows what it should, as often as it can be asked; tells what it shows instead. */
export async function expectSight(page: Page, sight: Sight, where: string) {
  const missing = await page.evaluate(async (wanted) => {
    const said = (element: Element | null) =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value
        : (element?.getAttribute('content') ??
          element?.getAttribute('href') ??
          element?.textContent);
    const missingNow = () =>
      Object.entries(wanted).flatMap(([selector, words]) => {
        const found = said(document.querySelector(selector))?.trim();
        return found === words.trim() ? [] : [`${selector} says ${found}`];
      });
    const end = performance.now() + 10_000;
    while (missingNow().length > 0 && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return missingNow();
  }, sight);
  expect(missing, where).toEqual([]);
}

/** Leads to another public page as `goWithin` does, and waits for it to stand with this heading. */
export async function goToPublicPage(page: Page, path: string, sight: Sight = {}) {
  await goWithin(page, path);
  await expectSight(page, { 'link[rel=canonical]': FIRM.siteUrl + path, ...sight }, path);
}

/**
 * Opens the site at a page that has no setting of its own, or goes back to it and lets six minutes pass
 * (the clock must be installed): what nobody looks at for five is forgotten, and asked for again.
 */
export async function openOrForget(page: Page, isFirst: boolean) {
  if (isFirst) return openAndSettle(page, '/technology-stack');
  await goToPublicPage(page, '/technology-stack');
  await page.clock.fastForward('06:00');
}

/** Reads a list of more than 50 rows to its end, 50 rows at a time. */
export async function loadAll(page: Page, rows: string) {
  const shown = page.locator(rows);
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(shown).toHaveCount(50);
  while ((await more.count()) > 0) {
    const count = await shown.count();
    await more.click();
    await expect.poll(() => shown.count(), { intervals: [50] }).toBeGreaterThan(count);
  }
}

/** Lets the dashboard show as many of its newest rows as there are, instead of three. */
export async function widenDashboard(page: Page) {
  await page.route(/documents:runQuery/, (route) =>
    route.fallback({
      postData: route
        .request()
        .postData()
        ?.replace(/"limit":3\b/, '"limit":300'),
    }),
  );
}
