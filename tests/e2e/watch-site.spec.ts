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
    output: `${SITE} passes: it serves a build, the rules are enforced, and the contact form works.`,
  });
  const ids = (await stored('contacts')).map(({ id }) => id);
  expect(ids.sort()).toEqual(['of-a-person', 'recent']);
  expect(await stored('deletedContacts')).toEqual([]);
  const parts = async () => (await stored('watch')).map((heartbeat) => Object.keys(heartbeat));
  expect(await parts()).toEqual([['id', 'site']]);

  await useRules(
    openedRules('match /deletedContacts/{id} { allow list; }').replace(
      '&& isNewContact(request.resource.data)',
      '&& false',
    ),
  );
  const { exitCode, output } = await watch(['--origin', SITE], { SMTP_URL: 'smtp://u' });
  expect(exitCode).toBe(1);
  // The other part failed.
  expect(await parts()).toEqual([['id', 'site']]);
  expect(output.split('\n')).toEqual([
    expect.stringMatching(/^To send emails, set both SMTP_URL and NOTIFY_TO\./),
    expect.stringMatching(/^✗ Visitors can list deleted inquiries\. Deploy the rules/),
    expect.stringMatching(
      /^✗ The contact form couldn’t send an inquiry\. The database rules denied access\. Try the form yourself\./,
    ),
  ]);
});
