import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findAccount, signUp } from '@/data/account-checks';
import { signIn } from '@/data/auth';
import { createContact } from '@/data/contact-create';
import { randomId } from '@/domain/random-id';
import { AccessDeniedError } from '@/domain/errors';
import { openSite, type Finding } from '@/back-office/site/check';
import { CHECKS } from '@/back-office/site/checks';
import { runCheck } from '@/back-office/site/run-check';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { setEnumerationProtection } from '../../scripts/emulators/firebase-emulators';
import { seed } from '../../scripts/samples/seed';
import {
  adminApp,
  database,
  put,
  putExactly,
  putMany,
  remove,
  resetDatabase,
  stored,
} from '../support/database';
import { openedRules, useRules } from '../support/opened-rules';
import { contactInput } from '../support/sample-documents';

const { administrator } = DEMO_ACCOUNTS;
/** Checks that can't pass with the emulators and this test server. */
const UNKNOWN_HERE = ['Sign-up is off', 'Headers match the build', 'App Check'];

beforeEach(async () => {
  await useRules();
  await resetDatabase();
  await seed(DEMO_PROJECT);
  await signIn(administrator.email, administrator.password);
});
afterAll(() => useRules());

/** Runs all checks and returns their findings by title. */
async function checkSite(): Promise<Record<string, Finding>> {
  const pages = { older: [], notPrerendered: [], failed: [] };
  const site = openSite(new AbortController().signal, () => Promise.resolve(pages));
  const findings: Record<string, Finding> = {};
  for (const check of CHECKS) findings[check.title] = await runCheck(check, site);
  return findings;
}

/** Returns the messages of the failed checks by title. */
async function failures(): Promise<Record<string, string>> {
  const failed = Object.entries(await checkSite()).filter(([, { verdict }]) => verdict === 'fail');
  return Object.fromEntries(failed.map(([title, { text }]) => [title, text]));
}

/** Returns the titles of the checks that didn't pass. */
async function notPassed(): Promise<string[]> {
  const findings = Object.entries(await checkSite());
  return findings.flatMap(([title, { verdict }]) => (verdict === 'pass' ? [] : title));
}

/** Returns every document in every collection, each with the time of its last change. */
async function everything(): Promise<Record<string, unknown>> {
  const collections = await database().listCollections();
  const snapshots = await Promise.all(collections.map((collection) => collection.get()));
  const documents = snapshots.flatMap(({ docs }) => docs);
  return Object.fromEntries(
    documents.map((document) => [
      document.ref.path,
      { ...document.data(), changed: document.updateTime.toDate() },
    ]),
  );
}

describe('with the shipped rules, every check that can be completed passes if the database contains', () => {
  const sent = (words: { firstName?: string; message?: string }) =>
    createContact(randomId(), contactInput(words));

  it.each<[string, () => Promise<unknown>]>([
    ['no inquiry', () => Promise.resolve()],
    [
      'an inquiry with an ID in the earlier format',
      () =>
        put('contacts/Zx81kQ0pLmN4uYtRiO2b', { firstName: 'Ada', email: 'a@b.c', status: 'new' }),
    ],
    [
      'a document made by hand',
      () => put('contacts/by hand', { name: 'Ada', email: 'a@b.c', phone: '1', status: 'closed' }),
    ],
    ['an inquiry from the form', () => sent({})],
    ['an inquiry with the same text as a test inquiry', () => sent({ message: 'Site check' })],
    [
      'an inquiry whose name is a character that older Unicode versions treat as visible',
      () => sent({ firstName: '\u{10efd}' }),
    ],
  ])('%s', async (_what, store) => {
    await Promise.all((await stored('contacts')).map(({ id }) => remove(`contacts/${String(id)}`)));
    await store();
    expect(await notPassed()).toEqual(UNKNOWN_HERE);
  });

  it('only an administrator, except for the check that services are saved', async () => {
    await Promise.all(
      Object.keys(await everything())
        .filter((path) => !path.startsWith('admins/'))
        .map(remove),
    );
    expect(await notPassed()).toEqual([
      UNKNOWN_HERE[0],
      'Services are saved',
      ...UNKNOWN_HERE.slice(1),
    ]);
  });
});

/** `allowed`: operations that extra rules let visitors do, by collection. `reported`: expected messages, by check. */
const OPENED: { allowed: Record<string, string>; reported: Record<string, string> }[] = [
  {
    allowed: {
      contacts: 'list, update',
      deletedContacts: 'update, delete',
      admins: 'read',
      changes: 'read',
      careers: 'get',
      services: 'list',
    },
    reported: {
      'Visitors can’t read inquiries': 'list inquiries',
      'Visitors can’t change or delete inquiries': 'change them',
      'Visitors can’t change or delete deleted inquiries': 'change them and delete them',
      'Visitors can’t look up administrators':
        'list administrators and read an administrator’s entry',
      'Visitors can’t read the change history': 'list changes and read a recorded change',
      'Visitors can’t read inactive careers': 'read an inactive career',
      'Large lists are refused':
        'list more than 100 services, list services without a limit, and list services with an offset',
    },
  },
  {
    allowed: {
      contacts: 'get, delete',
      admins: 'update, delete',
      changes: 'update',
      careers: 'list: if isLimitedTo(51)',
      seoSettings: 'list',
      services: 'delete',
    },
    reported: {
      'Visitors can’t read inquiries': 'read an inquiry and find out whether an inquiry exists',
      'Visitors can’t change or delete inquiries': 'delete them',
      'Visitors can’t change or delete administrators': 'change them and delete them',
      'Visitors can’t change or delete recorded changes': 'change them',
      'Visitors can’t read inactive careers': 'list inactive careers and list all careers',
      'Large lists are refused':
        'list more than 10 SEO settings and list SEO settings with an offset',
      'Visitors can’t change or delete services': 'delete them',
    },
  },
  {
    allowed: {
      deletedContacts: 'read',
      careers: 'update: if isCareer(request.resource.data)',
      seoSettings: 'update: if keepsPage()',
    },
    reported: {
      'Visitors can’t read inquiries': 'list deleted inquiries and read a deleted inquiry',
      'Visitors can’t change or delete careers': 'change them',
      'Visitors can’t change or delete SEO settings': 'change them',
    },
  },
];

it.each(OPENED)(
  'the site check reports what overly permissive rules let visitors do: $allowed',
  async ({ allowed, reported }) => {
    const opened = Object.entries(allowed).map(
      ([collection, methods]) => `match /${collection}/{any} { allow ${methods}; }`,
    );
    await useRules(openedRules(opened.join('\n')));
    expect(await failures()).toEqual(
      Object.fromEntries(
        Object.entries(reported).map(([title, can]) => [title, `Visitors can ${can}.`]),
      ),
    );
  },
);

it('the site check detects open rules even if there is no document to test', async () => {
  await Promise.all((await stored('contacts')).map(({ id }) => remove(`contacts/${String(id)}`)));
  await Promise.all((await stored('careers')).map(({ id }) => remove(`careers/${String(id)}`)));
  await useRules(
    openedRules(
      'match /{name}/{any} { allow get, update, delete: if name in ["contacts", "careers"]; }',
    ),
  );
  expect(await failures()).toEqual({
    'Visitors can’t read inquiries':
      'Visitors can read an inquiry and find out whether an inquiry exists.',
    'Visitors can’t read inactive careers': 'Visitors can read an inactive career.',
    'Visitors can’t change or delete inquiries': 'Visitors can change them and delete them.',
    'Visitors can’t change or delete careers': 'Visitors can change them and delete them.',
  });
});

it('the site check leaves no documents behind, even with rules that allow everything', async () => {
  await useRules(openedRules('match /{any=**} { allow read, write; }'));
  const before = await everything();
  const written = Object.entries(await failures()).filter(([title]) =>
    /change or delete/.test(title),
  );
  expect(written.map(([, text]) => text)).toEqual(
    Array(7).fill('Visitors can change them and delete them.'),
  );
  expect(await everything()).toEqual(before);
});

it('the site check finds notes of erased inquiries in the history', async () => {
  const note = { before: { note: 'First' }, after: { note: '' } };
  await put('changes/contacts~gone~x', { collection: 'contacts', document: 'gone', ...note });
  expect(await failures()).toEqual({
    'Notes are erased with their inquiries':
      'The history still has the notes of 1 inquiry that no longer exists.',
  });
});

it('the site check doesn’t count refusals as passed checks if the rules refuse every request from visitors', async () => {
  await useRules(
    `rules_version = '2'; service cloud.firestore { match /{any=**} { allow read: if request.auth != null; } }`,
  );
  const findings = await checkSite();
  expect(findings['Visitors can’t read inquiries']).toMatchObject({ verdict: 'unknown' });
  expect(findings['Visitors can’t change or delete careers']).toMatchObject({ verdict: 'unknown' });
  expect(findings['Public pages get their content']).toMatchObject({
    verdict: 'fail',
    text: expect.stringMatching(/^The database didn’t return services \(refused\), /) as string,
  });
});

describe('saved documents', () => {
  it('are reported if no list can show them or they don’t match a schema', async () => {
    const contact = { name: 'Ada', email: 'ada@example.com', status: 'new' };
    await putExactly('contacts/undated', { ...contact, updatedAt: new Date() });
    await put('contacts/odd', { ...contact, firstName: ' \u200b', status: 7, extra: true });
    await put('careers/empty', {});
    await put('services/odd', { name: 'Odd', slug: 'No slug' });
    await put('seoSettings/else', { page: 'else', title: '', description: '', keywords: [] });
    const findings = await checkSite();
    expect(findings['Every inquiry and career is listed']).toMatchObject({
      verdict: 'fail',
      text: '1 document has no createdAt, so no list shows it.',
    });
    const { places = [], text } = findings['Saved documents are well formed'] as Finding;
    expect(places.map(({ label, problem }) => `${label} (${problem})`)).toEqual([
      'Careers: empty (title, department, location, type, description, requirements, responsibilities, benefits, and isActive)',
      'Services: odd (slug, description, longDescription, icon, color, and features)',
      'SEO settings: else (createdAt and page)',
      'Inquiries: odd (firstName, status, and extra)',
      'Inquiries: undated (createdAt)',
    ]);
    expect(text).toMatch(/(\d+) of \1 documents were checked\./);
    expect(places[3]?.to).toBe('/admin/contacts?id=odd');
  });

  it('are checked up to 100 per collection; any others are only counted', async () => {
    const others = Object.keys(await everything()).filter(
      (path) => !/^(contacts|admins)/.test(path),
    );
    const { length } = await stored('contacts');
    await putMany('contacts', 300, () => ({ email: 'none' }));
    const { text } = (await checkSite())['Saved documents are well formed'] as Finding;
    expect(text).toContain(
      `${100 + others.length} of ${300 + length + others.length} documents were checked`,
    );
  });
});

describe('the account checks', () => {
  it('create no account, even if sign-up is on', async () => {
    await signUp(administrator.email);
    const { users } = await getAuth(adminApp()).listUsers();
    expect(users).toHaveLength(Object.keys(DEMO_ACCOUNTS).length);
    await signIn(administrator.email, administrator.password);
  });

  it('report whether the login reveals which email addresses have accounts', async () => {
    const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
    await setEnumerationProtection(host, DEMO_PROJECT, false);
    await findAccount(administrator.email);
    await setEnumerationProtection(host, DEMO_PROJECT);
    await expect(findAccount(administrator.email)).rejects.toThrow(AccessDeniedError);
  });
});
