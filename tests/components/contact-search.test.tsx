import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TimeoutError } from '@/domain/errors';
import { deferred } from '../support/network';
import { deletedContact } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import {
  expectShown,
  inRow,
  named,
  openDesk,
  openView,
  renderDesk,
  shownNames,
  stubDesk,
} from './contact-desk-stubs';
import { findFailure, findSuccess } from './render-admin';
import { lastPage } from './stub-data';

const field = () => screen.getByLabelText('Search');
const result = (text: string) => waitFor(() => expect(field()).toHaveAccessibleDescription(text));

const year = new Date().getFullYear();
const at = (page: number) => ({ createdAt: new Date(year - 1, 2, 20 - page) });

type List = ReturnType<typeof stubDesk>['listContacts'];

/** Lists are empty; searches read these pages, as many as are asked for. */
function openSearch(
  query: string,
  contacts: (page: number) => ReturnType<typeof named>[],
  count = 1,
) {
  const data = stubDesk();
  const read: NonNullable<ReturnType<List['getMockImplementation']>> = (range) => {
    const { in: place, size, start } = range;
    if (size !== 200 || place === 'deletedContacts') return Promise.resolve(lastPage());
    const page = (start?.after ?? 0) as number;
    const next = page + 1 < count ? { after: page + 1 } : null;
    return Promise.resolve({ items: contacts(page), next });
  };
  data.listContacts.mockImplementation(read);
  const view = openDesk(query);
  return {
    ...view,
    data,
    read,
    search: async (text: string) => {
      await view.fill(field(), text);
      await view.user.type(field(), '{Enter}');
    },
    /** The number of pages that searches have read. */
    scanned: () =>
      data.listContacts.mock.calls.filter(
        ([{ in: place, size }]) => size === 200 && place === 'contacts',
      ).length,
  };
}

it('Enter searches every field of all inquiries, page by page; the next search compares what was read; typing alone does nothing', async () => {
  const { data, user, fill, scanned } = openSearch(
    '',
    (page) => [named(`García${page}`, { ...at(page), note: `Invoice 471${page}` })],
    3,
  );
  await screen.findByText('No contacts yet');
  await fill(field(), ' garcia ');
  expect(data.listContacts).toHaveBeenCalledOnce();
  await user.type(field(), '{Enter}');
  await expectShown('García0', 'García1', 'García2');
  await result('3 found, searched all 3 inquiries');
  await fill(field(), '4711 grace');
  expect(shownNames()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Search all inquiries' }));
  await expectShown('García1');
  expect(scanned()).toBe(3);
  await user.click(screen.getByText('Clear search'));
  await screen.findByText('No contacts yet');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  await user.type(field(), 'garcía2{Enter}');
  await expectShown('García2');
});

it('a search stops by itself after ten pages, says how far back it has looked, and continues on request, also after a failure', async () => {
  expectConsoleErrors(/^Failed to fetch contacts \(TimeoutError\)/);
  const { data, user, read, scanned } = openSearch(
    '?q=page0+page11',
    (page) => [named(`Page${page}`, { ...at(page), message: page % 11 ? '' : 'page0 page11' })],
    12,
  );
  await result(`1 found, searched 10 inquiries back to March 11, ${year - 1}`);
  expect(scanned()).toBe(10);
  data.listContacts.mockRejectedValueOnce(new TimeoutError()).mockImplementation(read);
  await user.click(screen.getByText('Search older inquiries'));
  await findFailure('Failed to fetch contacts');
  await expectShown('Page0');
  await user.click(screen.getByText('Search older inquiries'));
  await expectShown('Page0', 'Page11');
  await result('2 found, searched all 12 inquiries');
});

it('a search without a result says whether it has searched all inquiries', async () => {
  const { user } = openSearch('?q=page11', (page) => [named(`Page${page}`, at(page))], 11);
  const searchedSoFar = 'None of the inquiries searched so far matches this search.';
  expect(await screen.findByText(searchedSoFar)).toBeInTheDocument();
  await user.click(await screen.findByText('Search older inquiries'));
  expect(await screen.findByText('No inquiry matches this search.')).toBeInTheDocument();
});

it('“Stop” ends a search after the current page; the next search goes on', async () => {
  const view = openSearch('?q=page', (page) => [named(`Page${page}`, at(page))], 4);
  const { released, release } = deferred();
  view.data.listContacts.mockImplementation(async (range) => {
    if (range.start?.after === 1) await released;
    return view.read(range);
  });
  await expectShown('Page0');
  await result(`1 found so far, searched 1 inquiry back to March 20, ${year - 1}`);
  await view.user.click(screen.getByText('Stop'));
  release();
  await expectShown('Page0', 'Page1');
  expect(screen.getByText('Search older inquiries')).toBeInTheDocument();
  expect(view.scanned()).toBe(2);
  expect(screen.getByLabelText('Select all found so far (2)')).toBeInTheDocument();
  await view.search('page3');
  await expectShown('Page3');
});

it('an email address or a reference is asked for exactly, but a word that looks like a reference is searched for', async () => {
  const view = openSearch('?q=Kelly%40Example.com', () => [
    named('Kelly', { message: 'Our database' }),
  ]);
  view.data.listContacts.mockImplementation((range) => {
    if (range.email === 'kelly@example.com')
      return Promise.resolve(
        range.start ? lastPage(named('Second')) : { items: [named('First')], next: { after: 1 } },
      );
    // Even if it is marked as spam, which is in no other view.
    if (range.idStart === '7f3k2qxm')
      return Promise.resolve(lastPage(named('Exact', { isSpam: true })));
    return view.read(range);
  });
  // Every page is read, so that “Select all” means all of it.
  await expectShown('First', 'Second');
  await result('2 found');
  await view.user.click(screen.getByLabelText('Select all (2)'));
  await view.user.click(screen.getByRole('button', { name: 'Set to Closed' }));
  await findSuccess('2 inquiries marked as Closed');
  await view.search('7F3K-2QXM');
  await expectShown('Exact');
  expect(inRow('Exact').getByText('Spam')).toBeInTheDocument();
  expect(view.scanned()).toBe(0);
  await view.search('database');
  await expectShown('Kelly');
  expect(view.scanned()).toBe(1);
});

it('if a page contains only spam, the Due view loads the next page and doesn’t show “Nothing is due”', async () => {
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

it('the desk says which part of a link it can’t use, until something is chosen', async () => {
  const { user } = await renderDesk([named('Hopper')], '?status=new&to=9999-12-31');
  expect(screen.getByText(/can’t use “to=9999-12-31” from your link/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Filter inquiries' }));
  const until = dialog.getByLabelText('Sent on or before');
  expect(until).toHaveValue('');
  fireEvent.change(until, { target: { value: '12026-01-01' } });
  await user.click(dialog.getByText('Apply'));
  expect(until).toBeInvalid();
  fireEvent.change(until, { target: { value: '2026-01-01' } });
  await user.click(dialog.getByText('Apply'));
  expect(await screen.findByText('to Jan 01, 2026')).toBeInTheDocument();
  expect(screen.queryByText(/from your link/)).not.toBeInTheDocument();
});

it('a view and the filters also filter what a search finds', async () => {
  const { user } = openSearch('?q=grace', () => [
    named('Closed', { status: 'closed', service: 'upgrades' }),
    named('Open', { service: 'upgrades' }),
    named('Other', { service: 'consulting' }),
    named('Spam', { isSpam: true }),
  ]);
  await expectShown('Closed', 'Open', 'Other');
  // Spam is in no total but its own.
  await result('3 found, searched all 3 inquiries');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Filter inquiries' }));
  await user.selectOptions(dialog.getByLabelText('Service'), 'System Upgrades');
  await user.click(dialog.getByText('Apply'));
  await expectShown('Closed', 'Open');
  await user.click(screen.getByRole('link', { name: 'Completed' }));
  await expectShown('Closed');
  expect(screen.getByText('System Upgrades', { selector: 'strong' })).toBeInTheDocument();
  await user.click(screen.getByText('Clear filters'));
  await openView(user, 'Spam');
  await expectShown('Spam');
  await result('1 found, searched 1 inquiry marked as spam');
});

it('after a change, a search reads its pages again and shows what others have changed, too', async () => {
  let contacts = [named('Hopper'), named('Murray')];
  const { user, search } = openSearch('?q=grace', () => contacts);
  await expectShown('Hopper', 'Murray');
  contacts = [named('New'), named('Murray', { status: 'closed' })];
  await user.click(screen.getByLabelText('Select Grace Murray'));
  await user.click(screen.getByRole('button', { name: 'Set to Closed' }));
  await findSuccess('1 inquiry marked as Closed');
  expect(shownNames()).toEqual(['Grace New', 'Grace Murray']);
  expect(inRow('Murray').getByText('closed')).toBeInTheDocument();
  await result('2 found, searched all 2 inquiries');
  await search('new');
  await expectShown('New');
});

it('a search that finds nothing says that the trash has matches, and the trash says that the list has some', async () => {
  const { data, user, search } = openSearch('?q=lost', () => []);
  const trashed = deletedContact('lost', { lastName: 'Lost' });
  data.listContacts.mockImplementation(({ in: place }) =>
    Promise.resolve(lastPage(place === 'deletedContacts' ? trashed : named('Hopper'))),
  );
  await user.click(await screen.findByRole('link', { name: '1 deleted inquiry matches' }));
  await expectShown('Lost');
  await result('1 found, searched 1 deleted inquiry');
  await search('hopper');
  const link = { name: '1 inquiry that isn’t deleted matches' };
  await user.click(await screen.findByRole('link', link));
  await expectShown('Hopper');
});
