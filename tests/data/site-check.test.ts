import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { areAddressesTold, isSignUpOn } from '@/data/account-checks';
import { signIn } from '@/data/auth';
import { openStranger } from '@/data/stranger';
import { ALL_CHECKS } from '@/features/site-check/all-checks';
import { closeMeans, findingOf, openMeans } from '@/features/site-check/check';
import type { Finding } from '@/features/site-check/finding';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { protectAddresses } from '../../scripts/emulators/firebase-emulators';
import { seed } from '../../scripts/samples/seed';
import { adminApp, database, put, putExactly, putMany, resetDatabase } from '../support/database';
import { openedRules, useRules } from '../support/opened-rules';

const { administrator } = DEMO_ACCOUNTS;
const STATIC_PAGES = { upToDate: ['Home Page'], older: [], notPrerendered: [], failed: [] };
const SAMPLE_COUNT = 27;

beforeEach(async () => {
  await useRules();
  await resetDatabase();
  await seed(DEMO_PROJECT);
  await signIn(administrator.email, administrator.password);
});
afterAll(() => useRules());

/** Findings of all checks by title. */
async function checkSite(): Promise<Record<string, Finding>> {
  const pages = () => Promise.resolve(STATIC_PAGES);
  const means = openMeans(new AbortController().signal, pages);
  const findings: Record<string, Finding> = {};
  for (const check of ALL_CHECKS) findings[check.title] = await findingOf(check, means);
  await closeMeans(means);
  return findings;
}

/** What the failed checks say, by title. */
async function failures(): Promise<Record<string, string>> {
  const failed = Object.entries(await checkSite()).filter(([, { verdict }]) => verdict === 'fail');
  return Object.fromEntries(failed.map(([title, { text }]) => [title, text]));
}

/** Every document of every collection, with the moment of its last change. */
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

it('finds nothing wrong with the shipped rules and the sample data, and says what an emulator can’t tell', async () => {
  const findings = Object.entries(await checkSite());
  const others = findings.filter(([, { verdict }]) => verdict !== 'pass');
  expect(others.map(([title, { verdict, text }]) => [title, verdict, text])).toEqual([
    ['Sign-up is off', 'unknown', 'The emulator always lets people create accounts.'],
    ['Headers are as shipped', 'unknown', 'The development server sends no headers.'],
    ['App Check', 'unknown', 'The emulators have no App Check.'],
  ]);
});

const opened = (path: string, allowed: string) => `match /${path}/{any} { ${allowed} }`;
const INQUIRY_LIST = 'Inquiries can’t be listed';
const LARGE_LISTS = 'Large lists are refused';

describe('names what rules allow that are opened one way', () => {
  it.each([
    [opened('contacts', 'allow list;'), INQUIRY_LIST, 'read the list of inquiries'],
    [
      opened('contacts', 'allow get;'),
      'An inquiry can’t be opened',
      'read an inquiry and an inquiry that does not exist',
    ],
    [
      opened('admins', 'allow list;'),
      'Administrators can’t be looked up',
      'read the list of administrators',
    ],
    [
      opened('changes', 'allow read;'),
      'The history of changes can’t be read',
      'read the list of changes and a recorded change',
    ],
    [
      opened('careers', 'allow list: if isLimitedTo(51);'),
      'Inactive careers can’t be listed',
      'read the list of inactive careers and the list of all careers',
    ],
    [
      opened('careers', 'allow get;'),
      'An inactive career can’t be opened',
      'read an inactive career',
    ],
    [
      opened('services', 'allow list;'),
      LARGE_LISTS,
      'read more than 100 services, services without a limit, and services with an offset',
    ],
    [
      opened('seoSettings', 'allow list;'),
      LARGE_LISTS,
      'read more than 10 SEO settings and SEO settings with an offset',
    ],
    [
      opened('contacts', 'allow update;'),
      'Inquiries can’t be changed or deleted',
      'change inquiries',
    ],
    [
      opened('contacts', 'allow delete;'),
      'Inquiries can’t be changed or deleted',
      'delete inquiries',
    ],
    // Whoever writes it, only valid documents.
    [
      opened('careers', 'allow create: if isCareer(request.resource.data);'),
      'Careers can’t be written',
      'add careers',
    ],
    [
      opened('careers', 'allow update: if isCareer(request.resource.data) && keepsCreatedAt();'),
      'Careers can’t be written',
      'change careers',
    ],
    [opened('careers', 'allow delete;'), 'Careers can’t be written', 'delete careers'],
    [
      `match /services/{id} { allow create: if isService(request.resource.data)
        && request.resource.data.slug == id; }`,
      'Services can’t be written',
      'add services',
    ],
    [
      opened('services', 'allow update, delete;'),
      'Services can’t be written',
      'change and delete services',
    ],
    [
      `match /seoSettings/{id} { allow create: if isSeoSetting(request.resource.data)
        && request.resource.data.page == id; }`,
      'SEO settings can’t be written',
      'add SEO settings',
    ],
    [
      opened('seoSettings', 'allow update: if keepsPage();'),
      'SEO settings can’t be written',
      'change SEO settings',
    ],
    [opened('admins', 'allow create;'), 'Administrators can’t be written', 'add administrators'],
    [
      opened('admins', 'allow update, delete;'),
      'Administrators can’t be written',
      'change and delete administrators',
    ],
    [
      opened('changes', 'allow write;'),
      'The history of changes can’t be written',
      'add, change, and delete recorded changes',
    ],
  ])('%s', async (rules, title, allowed) => {
    await useRules(openedRules(rules));
    expect(await failures()).toEqual({ [title]: `A visitor can ${allowed}.` });
  });

  it('a creation of inquiries of any shape', async () => {
    await useRules(
      openedRules(opened('contacts', "allow create: if request.resource.data.status == 'new';")),
    );
    expect(await failures()).toEqual({
      'A malformed inquiry is refused':
        'An inquiry is accepted without a name, without an email address, with a message that is too long, with an unknown field, with a list in place of a text, with a date of its own, and under an id of its own.',
    });
  });
});

it('leaves nothing behind, not even with rules that allow everything', async () => {
  await put('changes/one', { at: new Date() });
  await useRules(openedRules('match /{any=**} { allow read, write; }'));
  const before = await everything();
  expect(Object.keys(before).length).toBeGreaterThan(SAMPLE_COUNT);
  // Every creation, change, and deletion is let through.
  expect(Object.values(await failures()).join('\n')).toMatch(
    /change and delete inquiries.*add, change, and delete careers.*services.*SEO settings.*administrators.*recorded changes/s,
  );
  expect(await everything()).toEqual(before);
});

it('does not take refusals for a good sign where the database refuses a visitor everything', async () => {
  await useRules(
    `rules_version = '2'; service cloud.firestore { match /{any=**} { allow read: if request.auth != null; } }`,
  );
  const findings = await checkSite();
  expect(findings[INQUIRY_LIST]).toMatchObject({ verdict: 'unknown' });
  expect(findings['Careers can’t be written']).toMatchObject({ verdict: 'unknown' });
  expect(findings['Services are listed']).toMatchObject({ verdict: 'fail' });
});

it('says what can’t be tried where nothing is stored', async () => {
  await resetDatabase();
  await seedAdministratorOnly();
  const findings = await checkSite();
  expect(findings['Services are stored']).toMatchObject({ verdict: 'fail' });
  expect(findings['An inactive career can’t be opened']).toMatchObject({ verdict: 'unknown' });
  expect(findings['A valid inquiry is accepted']).toMatchObject({ verdict: 'unknown' });
  expect(findings['Careers can’t be written']).toMatchObject({ verdict: 'unknown' });
  expect(findings['Inquiries can’t be changed or deleted']).toMatchObject({ verdict: 'pass' });
});

async function seedAdministratorOnly() {
  const { uid, email, password } = administrator;
  const auth = getAuth(adminApp());
  await auth.createUser({ uid, email, password });
  await auth.setCustomUserClaims(uid, { admin: true });
  await put(`admins/${uid}`, { email });
  await signIn(email, password);
}

describe('stored documents', () => {
  it('names those that no list can show, and those that no schema accepts', async () => {
    const contact = (await database().collection('contacts').limit(1).get()).docs[0]?.data() ?? {};
    const { createdAt, ...undated } = contact;
    await putExactly('contacts/undated', undated);
    await putExactly('contacts/odd', { ...contact, status: 7, extra: true, createdAt });
    await put('careers/empty', {});
    await put('services/odd', { name: 'Odd', slug: 'No slug' });
    await put('seoSettings/else', { page: 'else', title: '', description: '', keywords: [] });
    const findings = await checkSite();
    expect(findings['Every inquiry and career is in a list']).toMatchObject({
      verdict: 'fail',
      text: '1 document has no createdAt, and is in no list.',
      places: [{ label: 'Inquiries: undated', problem: 'createdAt is missing' }],
    });
    const { places = [], text } = findings['Stored documents are well formed'] as Finding;
    expect(places.map(({ label, problem }) => `${label} (${problem})`)).toEqual([
      'Inquiries: odd (status and extra)',
      'Inquiries: undated (createdAt)',
      'Careers: empty (title, department, location, type, description, requirements, responsibilities, benefits, and isActive)',
      'Services: odd (slug, description, longDescription, icon, color, and features)',
      'SEO settings: else (createdAt and page)',
    ]);
    expect(text).toContain(`All ${SAMPLE_COUNT + 5} documents were read.`);
    expect(places[0]?.to).toBe('/admin/contacts?id=odd');
  });

  it('are read up to 200, and counted beyond', async () => {
    await putMany('contacts', 300, () => ({ email: 'none' }));
    const { text } = (await checkSite())['Stored documents are well formed'] as Finding;
    expect(text).toMatch(new RegExp(`200 of ${SAMPLE_COUNT + 300} documents were read`));
  });
});

describe('accounts', () => {
  it('asking whether sign-up is on makes no account, even where it is on', async () => {
    const stranger = openStranger();
    expect(await isSignUpOn(stranger, administrator.email)).toBe(true);
    const { users } = await getAuth(adminApp()).listUsers();
    expect(users).toHaveLength(Object.keys(DEMO_ACCOUNTS).length);
    await signIn(administrator.email, administrator.password);
    await stranger.leave();
  });

  it('tells whether addresses are told', async () => {
    const stranger = openStranger();
    const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
    await protectAddresses(host, DEMO_PROJECT, false);
    expect(await areAddressesTold(stranger, administrator.email)).toBe(true);
    await protectAddresses(host, DEMO_PROJECT);
    expect(await areAddressesTold(stranger, administrator.email)).toBe(false);
    await stranger.leave();
  });
});
