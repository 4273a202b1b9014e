import { get } from 'node:http';
import { FIRM } from '@/content/firm';
import { PUBLIC_PAGES } from '../support/public-pages';
import { expect, test } from '../support/test';

/* Tests, without a page, how Firebase Hosting serves the built files according to firebase.json (design 6). */

const NOT_FOUND = 'Page Not Found';
const EMPTY_PAGE = '<div id="root"></div>';

test('each path has its content, status, cache, and security headers', async ({ request }) => {
  for (const [path, status, content] of [
    ['/', 200, FIRM.name],
    ['/admin/contacts', 200, EMPTY_PAGE],
    ['/services/added-later', 200, EMPTY_PAGE],
    ['/no-such-page', 404, NOT_FOUND],
    ['/about/us', 404, NOT_FOUND],
    ['/.well-known/resource-that-should-not-exist', 404, NOT_FOUND],
    ['/ABOUT', 404, NOT_FOUND],
    ['/.env', 404, NOT_FOUND],
    // A request for a missing asset never gets a page's HTML.
    ['/assets/index-gone.js', 404, ''],
    ['/favicon-gone.ico', 404, ''],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    expect(await response.text(), path).toContain(content);
    const headers = response.headers();
    expect(headers['x-robots-tag'], path).toBe(path.startsWith('/admin') ? 'noindex' : undefined);
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*'unsafe-/);
    expect(headers['strict-transport-security'], path).toMatch(/max-age=\d{8}/);
    expect(headers, path).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    if (content) expect(headers['cache-control'], path).toBe('no-cache');
  }

  // Hashed assets are cached for a year. The link preview image has the size stated in the page.
  const html = await (await request.get('/')).text();
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)];
  expect(files.length).toBeGreaterThan(1);
  for (const [, file = ''] of files) {
    const response = await request.get(file);
    expect(response.status(), file).toBe(200);
    expect(response.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
  }
  const property = (name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  const image = property('og:image');
  expect(image.startsWith(`${FIRM.siteUrl}/`)).toBe(true);
  const response = await request.get(image.slice(FIRM.siteUrl.length));
  expect(response.headers()['content-type']).toBe('image/png');
  const png = await response.body();
  // A PNG's first chunk contains its width and height: https://www.w3.org/TR/png-3/#11IHDR
  expect(String(png.readUInt32BE(16))).toBe(property('og:image:width'));
  expect(String(png.readUInt32BE(20))).toBe(property('og:image:height'));
});

test('paths redirect to the canonical path, and none to another site', async ({
  baseURL,
  request,
}) => {
  const { hostname, port } = new URL(baseURL ?? '');
  // fetch and Playwright would normalize the path.
  const targetOf = (path: string) =>
    new Promise<{ status?: number; target?: string }>((resolve, reject) => {
      get({ hostname, port, path }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, target: response.headers.location });
      }).on('error', reject);
    });
  for (const [path, target] of [
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/index.html', '/'],
  ] as const) {
    expect(await targetOf(path), path).toEqual({ status: 301, target });
  }
  expect(await (await request.get('/.well-known/security.txt')).text()).toContain('Expires: ');
  // https://www.w3.org/TR/change-password-url/
  const changePassword = await targetOf('/.well-known/change-password');
  expect(changePassword).toEqual({ status: 302, target: '/admin/login' });
  for (const path of [
    ...['//evil.example/', '/%2F%2Fevil.example/', '/\\evil.example/', '/%5Cevil.example/'],
    ...['//evil.example/index.html', '//evil.example/..', '/services//evil.example/'],
  ]) {
    const { target = '' } = await targetOf(path);
    expect(new URL(target, `${baseURL}/`).origin, path).toBe(baseURL);
  }
});

/** For each part of the application, text that occurs only in its code. */
const LATER_PARTS = {
  Firestore: 'FirebaseError',
  'the identity provider': 'identitytoolkit',
  'the form library': 'shouldUnregister',
  'the dialog library': 'DialogContent',
  'the back office': 'Back to Dashboard',
};

test('no page loads code for later parts up front', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  /** Names of the scripts that a page or script references. */
  const scriptsIn = (text: string) =>
    [...text.matchAll(/(?:assets|\.)\/([\w.-]+\.js)\b/g)].map(([, file = '']) => file);

  const pages = await Promise.all(PUBLIC_PAGES.map(({ path }) => textOf(path)));
  const linked = new Set(pages.flatMap(scriptsIn));
  expect(linked.size).toBeGreaterThan(1);

  const all = new Set(linked);
  const files: { file: string; code: string }[] = [];
  for (const file of all) {
    const code = await textOf(`/assets/${file}`);
    files.push({ file, code });
    scriptsIn(code).forEach((name) => all.add(name));
  }
  for (const [part, text] of Object.entries(LATER_PARTS)) {
    const found = files.filter(({ code }) => code.includes(text)).map(({ file }) => file);
    expect(found, `No script contains the text for ${part}; choose another text`).not.toEqual([]);
    expect(
      found.filter((file) => linked.has(file)),
      `Loaded up front with ${part}`,
    ).toEqual([]);
  }
});
