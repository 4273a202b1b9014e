import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FIRM } from '@/content/firm';
import { startScript } from '../scripts/run-script';
import { put, stored } from '../support/database';
import { openedRules, useRules } from '../support/opened-rules';
import { expect, test } from '../support/test';

const SITE = process.env['E2E_BASE_URL'] ?? '';

async function watch(args: string[], env: Record<string, string> = {}) {
  const { exitCode, all } = await startScript('scripts/watch.ts', args, env);
  return { exitCode, output: all };
}

/** Starts a proxy of the site under test that uses `change` to modify the responses. */
async function serveChanged(change: (path: string, response: Changed) => void) {
  const server = createServer((request, outgoing) => {
    void (async () => {
      const path = request.url ?? '';
      const response = await fetch(SITE + path, { redirect: 'manual' });
      const changed = {
        status: response.status,
        headers: new Headers(response.headers),
        body: await response.text(),
      };
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) {
        changed.headers.delete(name);
      }
      change(path, changed);
      outgoing.writeHead(changed.status, Object.fromEntries(changed.headers)).end(changed.body);
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

interface Changed {
  status: number;
  headers: Headers;
  body: string;
}

test.afterEach(() => useRules());

test('npm run watch cleans up after its test inquiry, also one that an earlier run left, and reports every problem', async () => {
  const left = {
    email: `site-check@${FIRM.email.split('@').at(-1)}`,
    message: 'This is a test inquiry from “npm run watch”, which will delete it automatically.',
  };
  // The recent one may be that of another run.
  for (const [id, minutes] of Object.entries({ left: 16, recent: 14 }))
    await put(`contacts/${id}`, { ...left, createdAt: new Date(Date.now() - minutes * 60_000) });
  await put('contacts/of-a-person', { firstName: 'Ada', email: 'ada@example.com', status: 'new' });
  expect(await watch(['site', '--origin', SITE])).toEqual({
    exitCode: 0,
    output: `${SITE} passes: the pages are as deployed, the rules are enforced, and the contact form works.`,
  });
  const ids = (await stored('contacts')).map(({ id }) => id);
  expect(ids.sort()).toEqual(['of-a-person', 'recent']);
  expect(await stored('deletedContacts')).toEqual([]);
  const parts = async () => (await stored('watch')).map((heartbeat) => Object.keys(heartbeat));
  expect(await parts()).toEqual([['id', 'site']]);

  await useRules(
    openedRules('match /deletedContacts/{id} { allow list; }').replace(
      'allow create: if isContact(',
      'allow create: if false && isContact(',
    ),
  );
  const site = await serveChanged((path, response) => {
    if (path === '/contact') response.status = 404;
    if (path === '/about')
      response.body = response.body.replace('</body>', 'An advertisement</body>');
    response.headers.delete('content-security-policy');
  });
  const { exitCode, output } = await watch(['--origin', site.origin], { SMTP_URL: 'smtp://u' });
  site.close();
  expect(exitCode).toBe(1);
  // The other part failed.
  expect(await parts()).toEqual([['id', 'site']]);
  expect(output.split('\n')).toEqual([
    expect.stringMatching(/^To send emails, set both SMTP_URL and NOTIFY_TO\./),
    expect.stringMatching(
      /^✗ \/.*, and \d+ more pages: The header Content-Security-Policy is missing\. Deploy again with “npm run deploy”/,
    ),
    expect.stringMatching(/^✗ \/about: The served page differs from the one that was deployed\. /),
    expect.stringMatching(/^✗ \/contact: The server responded with status 404\. /),
    expect.stringMatching(/^✗ Visitors can list deleted inquiries\. Deploy the rules/),
    expect.stringMatching(
      /^✗ The contact form couldn’t send an inquiry\. The database rules denied access\. Try the form yourself\./,
    ),
  ]);
});
