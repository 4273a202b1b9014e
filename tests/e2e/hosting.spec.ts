import { expect, test } from '../support/test';

/* Responses of Hosting, requested without a browser: firebase.json and the built files (design 6). */

/** Directives that the content security policy must have. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'sha256-",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
];

for (const path of ['/', '/services/no-such-service', '/admin/dashboard', '/no/such/page']) {
  test(`${path} has the security headers and is never cached`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    for (const directive of POLICY) {
      expect(headers['content-security-policy']).toContain(directive);
    }
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-/);
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });
}

test('hashed assets are cached for a year', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test('a missing file is a 404, never a page of the site', async ({ request }) => {
  for (const file of ['/assets/index-gone.js', '/assets/gone.woff2', '/favicon-gone.ico']) {
    expect((await request.get(file)).status(), file).toBe(404);
  }
});

test('an unknown path is a 404 with the Not Found page', async ({ request }) => {
  for (const path of ['/no-such-page', '/about/us', '/ABOUT', '/index.php', '/.env']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toContain('Page Not Found');
  }
});

test('paths under /admin and unknown services get the empty app.html; only /admin is noindex', async ({
  request,
}) => {
  for (const path of ['/admin/contacts', '/services/added-later']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text()).toContain('<div id="root"></div>');
    expect(answer.headers()['x-robots-tag']).toBe(
      path.startsWith('/admin') ? 'noindex' : undefined,
    );
  }
});

test('paths with .html, index.html or a trailing slash redirect to the canonical path', async ({
  request,
}) => {
  for (const [path, target] of [
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/index.html', '/'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(301);
    expect(answer.headers()['location']).toBe(target);
  }
});
