import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TimeoutError, UnexpectedAnswerError } from '@/domain/errors';
import { deferred } from '../support/network';
import { content, renderSiteCheck, stubSiteCheck } from './site-check';

const CAREERS = 'Careers can’t be written';

it('runs on request only, shows its progress, then what it found in numbers', async () => {
  const data = stubSiteCheck();
  const { released, release } = deferred();
  data.tryWrites.mockReturnValue(released.then(() => ({ letThrough: [], isAddTried: true })));
  const { panel, start, row } = renderSiteCheck(data);
  expect(panel().getByRole('status')).toHaveTextContent('Not run yet.');
  expect(data.openStranger).not.toHaveBeenCalled();
  await start();
  expect(await panel().findByText(/^7 of \d+$/)).toBeInTheDocument();
  expect(panel().getByRole('progressbar', { name: 'Site check' })).toHaveAttribute('value', '7');
  // A second press starts nothing.
  await start();
  release();
  expect(await panel().findByText(/^30 passed/)).toHaveTextContent(
    '30 passed, 1 not known here, 1 to note',
  );
  expect(data.openStranger).toHaveBeenCalledOnce();
  expect(data.leave).toHaveBeenCalledOnce();
  expect(row(CAREERS)).toHaveTextContent('Pass');
  expect(row('Headers are as shipped')).toHaveTextContent('Not known here');
  expect(row('App Check')).toHaveTextContent('Note');
});

it('shows what failed first, with what it means and how to fix it', async () => {
  const data = stubSiteCheck();
  data.tryWrites.mockImplementation((_stranger, _targets, collection) =>
    Promise.resolve({
      letThrough: collection === 'careers' ? ['add', 'change', 'delete'] : [],
      isAddTried: true,
    }),
  );
  data.tryAdminList.mockImplementation((list) =>
    Promise.resolve(
      list === 'contacts' ? [{ what: 'inquiries of an address', access: 'no-index' }] : [],
    ),
  );
  data.readStaticPages.mockResolvedValue({
    upToDate: [],
    older: ['Home Page', 'About Page'],
    notPrerendered: [],
    failed: [],
  });
  const { run, row, panel } = renderSiteCheck(data);
  expect(await run()).toContain('3 failed');
  expect(panel().getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('To fix');
  const failed = panel().getAllByRole('listitem').slice(0, 3);
  expect(failed.map((line) => line.textContent)).toEqual([
    expect.stringMatching(
      /^FailCareers .*A visitor can add, change, and delete careers\.How to fix it: Deploy the rules/,
    ),
    expect.stringMatching(
      /The database has no index for inquiries of an address\.How to fix it: Deploy the indexes/,
    ),
    expect.stringMatching(
      /an older version of Home Page and About Page\.How to fix it: Build and deploy/,
    ),
  ]);
  expect(row(CAREERS)).toBe(failed[0]);
});

it('closes the groups in which everything passed, and keeps the others open', async () => {
  const { run, panel } = renderSiteCheck();
  await run();
  const groups = panel().getAllByRole('group');
  expect(
    groups.map((group) => [group.querySelector('h3')?.textContent, group.hasAttribute('open')]),
  ).toEqual([
    ['Visitors', false],
    ['Your lists', false],
    ['Accounts', false],
    ['Content', false],
    ['Delivery', true],
  ]);
});

it('Cancel keeps what is known, and the focus', async () => {
  const data = stubSiteCheck();
  data.tryMalformedContacts.mockReturnValue(new Promise(() => undefined));
  const { start, panel, user, row } = renderSiteCheck(data);
  await start();
  await panel().findByText(/^13 of/);
  await user.click(panel().getByRole('button', { name: 'Cancel' }));
  expect(await panel().findByText(/Canceled/)).toHaveTextContent(
    '13 passed. Canceled: 19 of 32 weren’t checked.',
  );
  expect(row(CAREERS)).toHaveTextContent('Pass');
  expect(panel().queryByText('A malformed inquiry is refused')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Run site check' })).toHaveFocus();
  expect(data.leave).toHaveBeenCalledOnce();
});

it('a check that can’t be made is not known, with the reason, and never passed', async () => {
  const data = stubSiteCheck();
  data.tryForbiddenRead.mockRejectedValue(new TimeoutError());
  data.isSignUpOn.mockRejectedValue(new UnexpectedAnswerError('TOO_MANY_ATTEMPTS_TRY_LATER'));
  data.readStoredContent.mockRejectedValue(new TimeoutError());
  const { run, row } = renderSiteCheck(data);
  await run();
  expect(row('Inquiries can’t be listed')).toHaveTextContent(/^Not known here.*connection failed/);
  expect(row('Sign-up is off')).toHaveTextContent(/^Not known here.*“TOO_MANY_ATTEMPTS_TRY_LATER”/);
  expect(row('Services are stored')).toHaveTextContent(/^Not known here/);
});

it('copies the report as text, without personal data, and says so', async () => {
  const data = stubSiteCheck();
  data.isSignUpOn.mockResolvedValue(true);
  data.readStoredContent.mockResolvedValue(
    content({
      collection: 'contacts',
      id: 'odd\n id',
      fields: { email: 'grace@navy.example', createdAt: new Date() },
    }),
  );
  const { run, user, panel } = renderSiteCheck(data);
  await run();
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(await panel().findByText('Copied')).toBeInTheDocument();
  const text = await navigator.clipboard.readText();
  const lines = text.split('\n');
  expect(lines[0]).toMatch(
    /^Site check of http:\/\/localhost:3000, \w{3} \d\d, \d{4} at \d\d:\d\d$/,
  );
  expect(lines.slice(3, 6)).toEqual([
    'To fix',
    expect.stringMatching(/^- Fail: Sign-up is off\. Anyone can create an account\./),
    expect.stringMatching(/^ {2}How to fix it: In the Firebase console/),
  ]);
  expect(lines).toContain('  - Inquiries: odd id: status and updatedAt');
  expect(text).not.toMatch(/ada@|grace@|navy/);

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error());
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(await panel().findByText('The browser refused to copy it')).toBeInTheDocument();
});

it('names documents as text, whatever their ids hold, and leads to inquiries', async () => {
  const data = stubSiteCheck();
  const hostile = '<img src=x onerror=alert(1)>';
  const ids = [hostile, ...Array.from({ length: 11 }, (_, index) => `id ${index}`)];
  data.readStoredContent.mockResolvedValue({
    ...content(
      ...ids.map((id) => ({ collection: 'contacts' as const, id, fields: { [hostile]: 1 } })),
    ),
    counts: { contacts: 500, careers: 0, services: 7, seoSettings: 0 },
    withoutDate: 40,
  });
  const { run, row } = renderSiteCheck(data);
  await run();
  const listed = row('Every inquiry and career is in a list');
  expect(listed).toHaveTextContent(
    '40 documents have no createdAt, and are in no list. 28 of them are not among the documents that were read.',
  );
  const malformed = row('Stored documents are well formed');
  expect(malformed).toHaveTextContent('12 of 507 documents were read, so there may be more.');
  expect(malformed.querySelector('img')).toBeNull();
  const link = within(malformed).getByRole('link', { name: `Inquiries: ${hostile}` });
  expect(link).toHaveAttribute(
    'href',
    `/admin/contacts?${new URLSearchParams({ id: hostile }).toString()}`,
  );
  expect(within(malformed).getByText('Show 2 more documents')).toBeInTheDocument();
  expect(within(malformed).getAllByRole('link', { hidden: true })).toHaveLength(ids.length);
});

it('reads pages and headers, but does not count unreadable pages as up to date', async () => {
  const data = stubSiteCheck();
  data.readStaticPages.mockResolvedValue({
    upToDate: ['Home Page'],
    older: [],
    notPrerendered: [],
    failed: [{ label: 'About Page', why: 'The server answered 500.' }],
  });
  const { run, row } = renderSiteCheck(data);
  await run();
  await waitFor(() =>
    expect(row('Static pages are up to date')).toHaveTextContent(
      /^Not known here.*About Page couldn’t be read\. The server answered 500\./,
    ),
  );
});
