import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TimeoutError } from '@/domain/errors';
import { deferred } from '../support/network';
import { deletedContact } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { expectShown, inRow, named, openDesk, shownNames, stubDesk } from './contact-desk';
import { findFailure, findSuccess } from './render-admin';
import { lastPage } from './stub-data';

const search = () => screen.getByLabelText('Search');
const result = (text: string) => waitFor(() => expect(search()).toHaveAccessibleDescription(text));

const year = new Date().getFullYear();
const at = (page: number) => ({ createdAt: new Date(year - 1, 2, 20 - page) });

/** Lists are empty; searches read these pages, as many as are asked for. */
function stubPagesOf(contacts: (page: number) => ReturnType<typeof named>[], count: number) {
  const data = stubDesk();
  data.listContacts.mockImplementation(({ in: place, size, start }) => {
    if (size !== 200 || place === 'deletedContacts') return Promise.resolve(lastPage());
    const page = (start?.after ?? 0) as number;
    const next = page + 1 < count ? { after: page + 1 } : null;
    return Promise.resolve({ items: contacts(page), next });
  });
  const scanned = () =>
    data.listContacts.mock.calls.filter(
      ([{ in: place, size }]) => size === 200 && place === 'contacts',
    ).length;
  return { data, scanned };
}

it('Enter searches every field of all inquiries, page by page; what was read is kept; typing alone does nothing', async () => {
  const { data, scanned } = stubPagesOf(
    (page) => [named(`García${page}`, { ...at(page), note: `Invoice 471${page}` })],
    3,
  );
  const { user, fill } = openDesk();
  await screen.findByText('No contacts yet');
  await fill(search(), ' garcia ');
  expect(data.listContacts).toHaveBeenCalledOnce();
  await user.type(search(), '{Enter}');
  await expectShown('García0', 'García1', 'García2');
  await result('3 found, searched all 3 inquiries');
  expect(data.listContacts).toHaveBeenCalledTimes(1 + 3);
  await fill(search(), '4711 grace');
  expect(shownNames()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Search all inquiries' }));
  await expectShown('García1');
  await user.click(screen.getByText('Clear search'));
  await screen.findByText('No contacts yet');
  expect(search()).toHaveFocus();
  expect(search()).toHaveValue('');
  await user.type(search(), 'garcía2{Enter}');
  await expectShown('García2');
  expect(scanned()).toBe(3);
});

it('a search stops by itself after ten pages, says how far back it has looked, and goes on on request', async () => {
  const { scanned } = stubPagesOf((page) => [named(`Page${page}`, at(page))], 12);
  const { user } = openDesk('?q=page11');
  await result(`0 found, searched 10 inquiries back to March 11, ${year - 1}`);
  expect(scanned()).toBe(10);
  const none = 'None of the inquiries searched so far matches this search.';
  expect(screen.getByText(none)).toBeInTheDocument();
  await user.click(screen.getByText('Search older inquiries'));
  await expectShown('Page11');
  await result('1 found, searched all 12 inquiries');
});

it('“Stop” ends a search after the current page; the next search goes on', async () => {
  const { data, scanned } = stubPagesOf((page) => [named(`Page${page}`, at(page))], 4);
  const { released, release } = deferred();
  const read = data.listContacts.getMockImplementation();
  data.listContacts.mockImplementation(async (range) => {
    if (range.start?.after === 1) await released;
    return (await read?.(range)) ?? lastPage();
  });
  const { user, fill } = openDesk('?q=page');
  await expectShown('Page0');
  await result(`1 found so far, searched 1 inquiry back to March 20, ${year - 1}`);
  await user.click(screen.getByText('Stop'));
  release();
  await expectShown('Page0', 'Page1');
  expect(screen.getByText('Search older inquiries')).toBeInTheDocument();
  expect(scanned()).toBe(2);
  expect(screen.getByLabelText('Select all found so far (2)')).toBeInTheDocument();
  await fill(search(), 'page3');
  await user.type(search(), '{Enter}');
  await expectShown('Page3');
});

it('an email address or a reference is asked for exactly, but a word that looks like a reference is searched for', async () => {
  const { data, scanned } = stubPagesOf(() => [named('Kelly', { message: 'Our database' })], 1);
  const read = data.listContacts.getMockImplementation();
  data.listContacts.mockImplementation((range) =>
    range.email === 'Kelly@Example.com' || range.idStart === '7f3k2qxm'
      ? Promise.resolve(lastPage(named('Exact', { isSpam: true })))
      : (read?.(range) ?? Promise.reject(new Error())),
  );
  const { user, fill } = openDesk('?q=Kelly%40Example.com');
  await expectShown('Exact');
  // Even if it is marked as spam, which is in no other view.
  expect(inRow('Exact').getByText('Spam')).toBeInTheDocument();
  await result('1 found');
  await fill(search(), '7F3K-2QXM');
  await user.type(search(), '{Enter}');
  await expectShown('Exact');
  expect(scanned()).toBe(0);
  await fill(search(), 'database');
  await user.type(search(), '{Enter}');
  await expectShown('Kelly');
  expect(scanned()).toBe(1);
});

it('everything that an address finds is read, so that “Select all” means all of it', async () => {
  const data = stubDesk();
  data.listContacts.mockImplementation(({ start }) =>
    Promise.resolve(
      start ? lastPage(named('Second')) : { items: [named('First')], next: { after: 1 } },
    ),
  );
  const { user } = openDesk('?q=ada%40example.com');
  await expectShown('First', 'Second');
  await user.click(screen.getByLabelText('Select all (2)'));
  await user.click(screen.getByRole('button', { name: 'Set to Closed' }));
  await findSuccess('2 inquiries marked as Closed');
});

it('a page with only spam is followed by the next one, not by “Nothing is due”', async () => {
  const data = stubDesk();
  const { released, release } = deferred();
  data.listContacts.mockImplementation(async ({ start }) => {
    if (!start) return { items: [named('Spam', { isSpam: true })], next: { after: 1 } };
    await released;
    return lastPage(named('Waiting'));
  });
  openDesk('?view=due');
  await waitFor(() => expect(data.listContacts).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('Nothing is due')).not.toBeInTheDocument();
  release();
  await expectShown('Waiting');
});

it('a view and the filters also filter what a search finds', async () => {
  stubPagesOf(
    () => [
      named('Closed', { status: 'closed', service: 'upgrades' }),
      named('Open', { service: 'upgrades' }),
      named('Other', { service: 'consulting' }),
      named('Spam', { isSpam: true }),
    ],
    1,
  );
  const { user } = openDesk('?q=grace');
  await expectShown('Closed', 'Open', 'Other');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Filter inquiries' }));
  await user.selectOptions(dialog.getByLabelText('Service'), 'System Upgrades');
  await user.click(dialog.getByText('Apply'));
  await expectShown('Closed', 'Open');
  await user.click(screen.getByRole('link', { name: 'Completed' }));
  await expectShown('Closed');
  expect(screen.getByText('System Upgrades', { selector: 'strong' })).toBeInTheDocument();
  await user.click(screen.getByText('Clear filters'));
  await user.click(screen.getByRole('link', { name: 'Spam' }));
  await expectShown('Spam');
});

it('after a change, a search shows what has changed without reading everything again', async () => {
  const { data, scanned } = stubPagesOf(
    () => [named('Hopper', { isSpam: false }), named('Murray')],
    1,
  );
  const { user, fill } = openDesk('?q=grace');
  await expectShown('Hopper', 'Murray');
  data.readContactChanges.mockImplementation((_place, known) =>
    Promise.resolve({
      ...known,
      hasMore: false,
      contacts: new Map([
        ['hopper', null],
        ['murray', named('Murray', { status: 'closed' })],
        ['new', named('New', { createdAt: new Date(2100, 0) })],
      ]),
    }),
  );
  await user.click(screen.getByLabelText('Select Grace Murray'));
  await user.click(screen.getByRole('button', { name: 'Set to Closed' }));
  await findSuccess('1 inquiry marked as Closed');
  await expectShown('New', 'Murray');
  expect(inRow('Murray').getByText('closed')).toBeInTheDocument();
  expect(scanned()).toBe(1);
  // Others may have changed something by the next search.
  const asked = data.readContactChanges.mock.calls.length;
  await fill(search(), 'murray');
  await user.type(search(), '{Enter}');
  await expectShown('Murray');
  expect(data.readContactChanges.mock.calls.length).toBeGreaterThan(asked);
  expect(scanned()).toBe(1);
});

it('a search that finds nothing says that the trash has matches, and the trash says that the list has some', async () => {
  const data = stubDesk();
  const trashed = [deletedContact('lost', { lastName: 'Lost' })];
  data.listContacts.mockImplementation(({ in: place }) =>
    Promise.resolve(place === 'deletedContacts' ? lastPage(...trashed) : lastPage(named('Hopper'))),
  );
  const { user, fill } = openDesk('?q=lost');
  await user.click(await screen.findByRole('link', { name: '1 deleted inquiry matches' }));
  await expectShown('Lost');
  await result('1 found, searched 1 deleted inquiry');
  await fill(search(), 'hopper');
  await user.type(search(), '{Enter}');
  await user.click(
    await screen.findByRole('link', { name: '1 inquiry outside the trash matches' }),
  );
  await expectShown('Hopper');
});

it('a failed search keeps what it has found and can go on', async () => {
  expectConsoleErrors(/^Failed to fetch contacts \(TimeoutError\)/);
  const { data } = stubPagesOf((page) => [named(`Page${page}`, at(page))], 3);
  const read = data.listContacts.getMockImplementation();
  let fails = true;
  data.listContacts.mockImplementation((range) =>
    range.start && fails ? Promise.reject(new TimeoutError()) : (read?.(range) ?? Promise.reject()),
  );
  const { user } = openDesk('?q=page');
  await findFailure('Failed to fetch contacts');
  await expectShown('Page0');
  fails = false;
  await user.click(screen.getByText('Search older inquiries'));
  await expectShown('Page0', 'Page1', 'Page2');
});
