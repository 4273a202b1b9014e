import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import * as accounts from '@/data/account-checks';
import * as targets from '@/data/check-targets';
import * as search from '@/data/contact-search';
import * as contacts from '@/data/contacts';
import * as content from '@/data/stored-content';
import * as visitor from '@/data/visitor';
import {
  AccessDeniedError,
  PreconditionError,
  TimeoutError,
  UncheckedError,
} from '@/domain/errors';
import type { StaticPages } from '@/domain/static-pages';
import type { Verdict } from '@/back-office/site/check';
import { CHECKS } from '@/back-office/site/checks';
import { lastCheckWords, rememberCheck } from '@/back-office/site/remembered-check';
import { SiteCheck } from '@/back-office/site/site-check';
import { deferred } from '../support/network';
import { service } from '../support/sample-documents';
import { renderApp } from './render-app';
import { ADMINISTRATOR, stubData } from './stub-data';

const CAREERS = 'Visitors can’t change or delete careers';
const PAGES: StaticPages = { older: [], notPrerendered: [], failed: [] };
const FIELDS = { ...service(), createdAt: new Date(), updatedAt: new Date() };
const STORED: content.StoredContent = {
  documents: [{ collection: 'services', id: 'a', fields: FIELDS }],
  total: 1,
  undated: 0,
};
const refuse = () => Promise.reject(new AccessDeniedError());
const answer = () => Promise.resolve(undefined as never);

const readStaticPages = vi.fn<() => Promise<StaticPages>>();

// By default, the tests simulate a build for a real project without App Check, and every check passes.
beforeEach(() => {
  onTestFinished(() => void vi.unstubAllEnvs());
  // Overrides the emulator hosts that other test projects set.
  vi.stubEnv('VITE_AUTH_EMULATOR_HOST', '');
  vi.stubEnv('VITE_FIRESTORE_EMULATOR_HOST', '');
  const secret = { contacts: '1', deletedContacts: '1', changes: '1', admins: '1' };
  const ids = { ...secret, careers: '1', services: '1', seoSettings: '1' };
  const found = { email: 'ada@example.com', inactiveCareer: '1', ids };
  vi.spyOn(targets, 'readTargets').mockResolvedValue(found);
  vi.spyOn(visitor, 'list').mockImplementation((name, { where, limit = 1, offset } = {}) =>
    name in secret || limit !== 1 || offset || (name === 'careers' && !where?.[1])
      ? refuse()
      : answer(),
  );
  const refused = [
    vi.spyOn(visitor, 'get'),
    vi.spyOn(visitor, 'change'),
    vi.spyOn(visitor, 'remove'),
    vi.spyOn(accounts, 'signUp'),
    vi.spyOn(accounts, 'findAccount'),
  ];
  for (const call of refused) call.mockImplementation(refuse);
  stubData(ADMINISTRATOR);
  vi.spyOn(search, 'trySearches').mockImplementation(answer);
  vi.spyOn(content, 'readStoredContent').mockResolvedValue(STORED);
  readStaticPages.mockResolvedValue(PAGES);
});

function renderSiteCheck() {
  const view = renderApp(<SiteCheck readStaticPages={readStaticPages} />);
  const panel = () => within(screen.getByRole('region', { name: 'Site check' }));
  const start = () => view.user.click(screen.getByRole('button', { name: 'Run site check' }));
  return {
    ...view,
    panel,
    start,
    run: async () => {
      await start();
      return waitFor(() => panel().getByText(/ passed/, { selector: '[role=status]' }).textContent);
    },
    section: (verdict: string) => {
      const section = panel().getByText(verdict, { selector: 'h3 *' }).closest('details');
      if (!section) throw new Error('The verdict isn’t the heading of a section.');
      return section;
    },
  };
}

it('the site check runs only on request and shows its progress, then a summary', async () => {
  const { released, release } = deferred();
  vi.mocked(visitor.change).mockReturnValue(released.then(refuse));
  const { panel, start, section } = renderSiteCheck();
  expect(panel().getByRole('status')).toHaveTextContent('Not run yet.');
  expect(targets.readTargets).not.toHaveBeenCalled();
  await start();
  expect(await panel().findByText(/^5 of \d+$/)).toBeInTheDocument();
  expect(panel().getByRole('progressbar', { name: 'Site check' })).toHaveAttribute('value', '5');
  // The button does nothing while the check runs.
  await start();
  release();
  expect(await panel().findByText(/ passed/)).toHaveTextContent(
    `1 couldn’t be checked, 1 with a note, ${CHECKS.length - 2} passed`,
  );
  expect(targets.readTargets).toHaveBeenCalledOnce();
  expect(section('Couldn’t check')).toHaveTextContent(/Headers match the build/);
  expect(section('Note')).toHaveTextContent(/App Check.*bots can.*How to fix it: docs/);
  expect(section('Note')).toHaveAttribute('open');
  expect(section('Pass')).toHaveTextContent(`${CAREERS}Visitors can’t change them or delete them.`);
  expect(section('Pass')).not.toHaveAttribute('open');
});

const finding = (verdict: Verdict) => ({ title: verdict, verdict, text: '' });

it('the date and summary of a completed check are shown after a reload', async () => {
  const { run, unmount } = renderSiteCheck();
  await run();
  expect(JSON.parse(localStorage.getItem('site-check') ?? '')).toEqual({
    at: expect.stringMatching(/^\d{4}-/) as unknown,
    text: '1 couldn’t be checked, 1 with a note',
  });
  unmount();
  const { panel } = renderSiteCheck();
  expect(panel().getByRole('status')).toHaveTextContent(
    /^1 couldn’t be checked, 1 with a note, \w{3} \d\d\.$/,
  );
});

it.each<[string, Verdict[]]>([
  ['All passed', ['pass', 'pass']],
  ['1 failed, 2 couldn’t be checked', ['unknown', 'pass', 'fail', 'unknown']],
  ['1 with a note', ['note']],
])('the summary of a saved check reads “%s”, followed by the date', (words, verdicts) => {
  const results = verdicts.map(finding);
  rememberCheck({ results, total: results.length, at: new Date(2020, 10, 22) });
  expect(lastCheckWords()).toBe(`${words}, Nov 22, 2020`);
});

it.each(['', 'null', '{', '7', '{"at":"x","text":"All passed"}', '{"at":"2026-01-01","text":7}'])(
  'the unreadable saved check “%s” is ignored',
  (text) => {
    localStorage.setItem('site-check', text);
    const { panel } = renderSiteCheck();
    expect(panel().getByRole('status')).toHaveTextContent('Not run yet.');
  },
);

it('the site check runs even if browser storage is blocked', async () => {
  for (const call of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  const { run, panel } = renderSiteCheck();
  expect(panel().getByRole('status')).toHaveTextContent('Not run yet.');
  expect(await run()).toContain(' passed');
});

it('the report lists failed checks first, with an explanation and a fix for each', async () => {
  vi.mocked(visitor.change).mockImplementation((name) =>
    name === 'careers' ? answer() : refuse(),
  );
  vi.mocked(visitor.remove).mockRejectedValue(new TimeoutError());
  vi.mocked(contacts.listContacts).mockImplementation(({ status, order }) =>
    status && order ? Promise.reject(new PreconditionError()) : answer(),
  );
  vi.mocked(accounts.signUp).mockImplementation(answer);
  readStaticPages.mockResolvedValue({ ...PAGES, older: ['Home Page', 'About Page'] });
  const { run, panel } = renderSiteCheck();
  expect(await run()).toMatch(/^4 failed/);
  const rows = panel().getAllByRole('listitem').slice(0, 4);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Visitors can’t change or delete careers.*Visitors can change them\.How to fix it: Deploy the rules/,
    ),
    expect.stringMatching(
      /didn’t return the oldest inquiries with a given status \(no index\)\.How to fix it: Deploy/,
    ),
    expect.stringMatching(
      /^Sign-up .*Visitors can create an account\.How to fix it: In the Firebase/,
    ),
    expect.stringMatching(/an older version of Home Page and About Page\.How to fix it: Wait for/),
  ]);
});

it('if a check can’t be completed, the report gives the reason and counts the check as neither passed nor failed', async () => {
  vi.mocked(visitor.get).mockRejectedValue(new TimeoutError());
  vi.mocked(visitor.remove).mockRejectedValue(new PreconditionError());
  vi.mocked(accounts.signUp).mockRejectedValue(
    new UncheckedError('Google’s server responded with “X”.'),
  );
  vi.mocked(content.readStoredContent).mockRejectedValue(new AccessDeniedError());
  readStaticPages.mockResolvedValue({
    ...PAGES,
    failed: [{ label: 'About Page', why: 'It’s gone.' }],
  });
  const { run, section, start, panel } = renderSiteCheck();
  expect(await run()).not.toContain('failed');
  const unknown = section('Couldn’t check');
  for (const reason of [
    /Visitors can’t read inquiriesThe server didn’t respond in time/,
    /Visitors can’t change or delete careersThe database has no index/,
    /Sign-up is offGoogle’s server responded with “X”\./,
    /Services are savedYou may be signed out/,
    /Static pages are up to dateAbout Page couldn’t be read\. It’s gone\./,
  ])
    expect(unknown).toHaveTextContent(reason);
  // Without a session, no check can pass.
  vi.mocked(targets.readTargets).mockRejectedValue(new AccessDeniedError());
  await start();
  await panel().findByText(new RegExp(`^${CHECKS.length} couldn’t be checked on`));
});

it('Cancel preserves the results so far and moves focus to the “Run site check” button', async () => {
  vi.mocked(accounts.signUp).mockReturnValue(new Promise(() => undefined));
  const { start, panel, user, section } = renderSiteCheck();
  await start();
  await panel().findByText(/^15 of/);
  await user.click(panel().getByRole('button', { name: 'Cancel' }));
  expect(await panel().findByText(/Canceled/)).toHaveTextContent(
    /^15 passed on .*\d\. Canceled: 9 of 24 weren’t checked\.$/,
  );
  expect(section('Pass')).toHaveTextContent(CAREERS);
  expect(panel().queryByText('Sign-up is off')).not.toBeInTheDocument();
  const again = screen.getByRole('button', { name: 'Run site check' });
  await waitFor(() => expect(again).toHaveFocus());
  expect(localStorage.getItem('site-check')).toBeNull();
});

it('the report links to each document that doesn’t match the rules', async () => {
  const malformed = (collection: content.CheckedDocument['collection'], page?: string) => ({
    collection,
    id: `of ${collection}`,
    fields: { page },
  });
  const documents = [
    malformed('careers'),
    malformed('services'),
    malformed('seoSettings', 'about'),
    malformed('contacts'),
  ];
  vi.mocked(content.readStoredContent).mockResolvedValue({ documents, total: 4, undated: 0 });
  const { run, section } = renderSiteCheck();
  await run();
  const links = within(section('Fail')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/careers?id=of+careers',
    '/admin/services?id=of+services',
    '/admin/seo?page=about',
    '/admin/contacts?id=of+contacts',
  ]);
});

it('the report shows document IDs as linked text, and the copied report contains no personal data', async () => {
  const hostile = '<img src=x\n onerror=alert(1)>';
  const ids = [hostile, ...Array.from({ length: 11 }, (_, index) => `id ${index}`)];
  const fields = { email: 'grace@navy.example', [hostile]: 1 };
  const documents = ids.map((id) => ({ collection: 'contacts' as const, id, fields }));
  vi.mocked(content.readStoredContent).mockResolvedValue({ documents, total: 507, undated: 40 });
  const { run, user, panel, section } = renderSiteCheck();
  await run();
  const failed = section('Fail');
  expect(failed).toHaveTextContent('40 documents have no createdAt, so no list shows them.');
  expect(failed).toHaveTextContent('12 of 507 documents were checked.');
  expect(failed).toHaveTextContent('“Copy as text” includes 2 more.');
  expect(failed.querySelector('img')).toBeNull();
  const links = within(failed).getAllByRole('link');
  expect(links).toHaveLength(10);
  const address = `/admin/contacts?${new URLSearchParams({ id: hostile }).toString()}`;
  expect(links[0]).toHaveAttribute('href', address);

  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(await panel().findByText('Copied')).toBeInTheDocument();
  const text = await navigator.clipboard.readText();
  const lines = text.split('\n');
  expect(lines[0]).toBe('Site check of http://localhost:3000');
  expect(lines[1]).toMatch(/^3 failed, .* passed on \w{3} \d\d, \d{4} at \d\d:\d\d\.$/);
  expect(lines[3]).toBe(
    '- Fail: Services are saved. No services are saved. Visitors see the seven built-in services.',
  );
  expect(lines[4]).toMatch(/^ {2}How to fix it: Reload/);
  expect(lines.filter((line) => line.startsWith('  - Inquiries: '))).toHaveLength(ids.length);
  expect(text).toContain('  - Inquiries: <img src=x onerror=alert(1)>: status, ');
  expect(text).toContain('- Couldn’t check: Headers match the build.');
  expect(text).not.toMatch(/ada@|grace@|navy/);

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error());
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(await panel().findByText('Couldn’t copy the report. Try again.')).toBeInTheDocument();
});
