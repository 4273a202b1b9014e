import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Contact } from '@/collections/inquiries';
import type { listContacts } from '@/data/contacts';
import { TimeoutError } from '@/domain/errors';
import { expectConsoleErrors } from '../support/console-errors';
import {
  expectShown,
  inRow,
  named,
  openDesk,
  openView,
  renderDesk,
  shownNames,
  storeOf,
  trashed,
} from './contact-desk';
import { findFailure, findSuccess } from './render-admin';

const field = () => screen.getByLabelText('Search');
const result = (text: string) => waitFor(() => expect(field()).toHaveAccessibleDescription(text));

const year = new Date().getFullYear();
const at = (page: number) => ({ createdAt: new Date(year - 1, 2, 20 - page) });

/** One contact for each page of a search. */
const pages = (count: number, contact: (page: number) => Contact) =>
  Array.from({ length: count }, (_, page) => contact(page));

/** Opens the desk with a search that reads one contact at a time. */
function openSearch(query: string, contacts: Contact[], pageSize = 1) {
  const store = storeOf(...contacts);
  store.limitPages(pageSize);
  const view = openDesk(query);
  return {
    ...view,
    store,
    search: async (text: string) => {
      await view.fill(field(), text);
      await view.user.type(field(), '{Enter}');
    },
    /** The number of pages that searches have read. */
    scanned: () => store.calls('listContacts').filter(isScan).length,
  };
}

const isScan = ([{ size, in: place }]: Parameters<typeof listContacts>) =>
  size === 200 && place === 'contacts';

it('Enter searches every field of all inquiries, page by page; the next search compares what was read; typing alone does nothing', async () => {
  const garcia = (page: number) =>
    named(`García${page}`, { ...at(page), note: `Invoice 471${page}` });
  const { user, fill, scanned } = openSearch('?status=closed', pages(3, garcia));
  await screen.findByText('No closed inquiries');
  await user.click(screen.getByRole('link', { name: /^All/ }));
  await expectShown('García0');
  await fill(field(), ' garcia ');
  expect(scanned()).toBe(0);
  await user.type(field(), '{Enter}');
  await expectShown('García0', 'García1', 'García2');
  await result('3 found, searched all 3 inquiries');
  await fill(field(), '4711 grace');
  expect(shownNames()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Search all inquiries' }));
  await expectShown('García1');
  expect(scanned()).toBe(3);
  await user.click(screen.getByText('Clear search'));
  await expectShown('García0');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  await user.type(field(), 'garcía2{Enter}');
  await expectShown('García2');
});

const TWELVE = pages(12, (page) => named(`Page${page}`, at(page)));

it('a search stops by itself after ten pages, says how far back it has looked, and continues on request, also after a failure', async () => {
  expectConsoleErrors(/^Failed to fetch contacts \(TimeoutError\)/);
  const { store, user, scanned } = openSearch(
    '?q=page0+page11',
    pages(12, (page) =>
      named(`Page${page}`, { ...at(page), message: page % 11 ? '' : 'page0 page11' }),
    ),
  );
  await result(`1 found, searched 10 inquiries back to March 11, ${year - 1}`);
  expect(scanned()).toBe(10);
  store.fail('listContacts', new TimeoutError());
  await user.click(screen.getByText('Search older inquiries'));
  await findFailure('Failed to fetch contacts');
  await expectShown('Page0');
  await user.click(screen.getByText('Search older inquiries'));
  await expectShown('Page0', 'Page11');
  await result('2 found, searched all 12 inquiries');
});

it('a search without a result says whether it has searched all inquiries', async () => {
  const { user } = openSearch('?q=page11', TWELVE.slice(0, 11));
  const searchedSoFar = 'None of the inquiries searched so far matches this search.';
  expect(await screen.findByText(searchedSoFar)).toBeInTheDocument();
  await user.click(await screen.findByText('Search older inquiries'));
  expect(await screen.findByText('No inquiry matches this search.')).toBeInTheDocument();
});

it('“Stop” ends a search after the current page; the next search goes on', async () => {
  const view = openSearch('?q=page', TWELVE.slice(0, 4));
  view.store.pass('listContacts');
  const release = view.store.hold('listContacts');
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
  const kelly = { email: 'kelly@example.com' };
  const exact = { ...named('Exact', { isSpam: true }), id: '7f3k2qxmabcd' };
  const view = openSearch('?q=Kelly%40Example.com', [
    named('Kelly', { message: 'Our database' }),
    named('First', kelly),
    named('Second', kelly),
    exact,
  ]);
  // Every page is read, so that “Select all” means all of it.
  await expectShown('First', 'Second');
  await result('2 found');
  await view.user.click(screen.getByLabelText('Select all (2)'));
  await view.user.click(screen.getByRole('button', { name: 'Set to Closed' }));
  await findSuccess('2 inquiries marked as Closed');
  // Even if it is marked as spam, which is in no other view.
  await view.search('7F3K-2QXM');
  await expectShown('Exact');
  expect(inRow('Exact').getByText('Spam')).toBeInTheDocument();
  expect(view.scanned()).toBe(0);
  await view.search('database');
  await expectShown('Kelly');
  await result('1 found, searched all 3 inquiries');
});

it('if a page contains only spam, the Due view loads the next page and doesn’t show “Nothing is due”', async () => {
  const store = storeOf(named('Waiting'), named('Spam', { isSpam: true }));
  store.limitPages(1);
  store.pass('listContacts');
  const release = store.hold('listContacts');
  openDesk('?view=due');
  await waitFor(() => expect(store.calls('listContacts')).toHaveLength(2));
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
  const contacts = [
    named('Closed', { status: 'closed', service: 'upgrades' }),
    named('Open', { service: 'upgrades' }),
    named('Other', { service: 'consulting' }),
    named('Spam', { isSpam: true }),
  ];
  const { user } = openSearch('?q=grace', contacts, 50);
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
  const { user, store, search } = openSearch('?q=grace', [named('Hopper'), named('Murray')], 50);
  await expectShown('Hopper', 'Murray');
  store.put('contacts/hopper', null);
  store.add('contacts', named('New', at(0)));
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
  const { store, user, search } = openSearch('?q=lost', [named('Hopper')]);
  store.add('deletedContacts', trashed('Lost'));
  await user.click(await screen.findByRole('link', { name: '1 deleted inquiry matches' }));
  await expectShown('Lost');
  await result('1 found, searched 1 deleted inquiry');
  await search('hopper');
  const link = { name: '1 inquiry that isn’t deleted matches' };
  await user.click(await screen.findByRole('link', link));
  await expectShown('Hopper');
});
