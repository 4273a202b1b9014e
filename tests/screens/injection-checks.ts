import type { Page } from '@playwright/test';
import { FIRM } from '@/content/firm';
import { SOCIAL_IMAGE } from '@/content/social-image';
import { FOREIGN_HOST, MARKER } from '../support/injection-payloads';
import { expect } from '../support/test';

/**
 * Records the effects of payloads: calls of `intruded`, dialogs, violations of the content security policy, requests to
 * another host. Call it before the page is opened.
 * @returns expects that there was none
 */
export async function watchInjectionEffects(page: Page): Promise<() => void> {
  const effects: string[] = [];
  await page.exposeFunction('intruded', () => void effects.push(`executed on ${page.url()}`));
  await page.exposeFunction('violated', (violation: string) => void effects.push(violation));
  await page.addInitScript(installInspection, PARAMETERS);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      (window as unknown as { violated: (violation: string) => void }).violated(
        `${effectiveDirective} ${blockedURI} ${sample}`,
      ),
    );
  });
  page.on('dialog', (dialog) => {
    effects.push(`${dialog.type()} dialog`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) effects.push(message.text());
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === FOREIGN_HOST) effects.push(request.url());
  });
  return () => expect(effects).toEqual([]);
}

/** What `installInspection` adds to `window`: finds parts of the document that only a payload could have added. */
interface Inspection {
  findInjected: () => string[];
}

const PARAMETERS = {
  marker: MARKER,
  siteUrl: FIRM.siteUrl,
  /** What the SEO desk names as sources. */
  sources: ['https://developers.google.com', 'https://www.linkedin.com'],
  socialImage: SOCIAL_IMAGE.path,
};

/** Adds the check for injected elements, attributes and links to the page. Runs in the page. */
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
    // The description is HTML made of these three elements only.
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

/** Payloads are shown as text: none has added an element, attribute, class or link to the document. */
export async function expectOnlyText(page: Page, where: string) {
  const found = await page.evaluate(() => (window as unknown as Inspection).findInjected());
  expect(found, where).toEqual([]);
}
