import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { contactStatuses } from '@/back-office/contacts/contact-statuses';
import { StatusBadge } from '@/back-office/contacts/status-badge';
import { formFields } from '@/collections/collection';
import { CONTACT_STATUSES, inquiries } from '@/collections/inquiries';
import { FIRM } from '@/content/firm';
import { TimeoutError } from '@/domain/errors';
import { expectConsoleErrors } from '../support/console-errors';
import { FILLED_IN } from '../support/sample-documents';
import {
  expectShown,
  inOpen,
  inRow,
  named,
  nameIn,
  openActions,
  openDesk,
  openView,
  renderDesk,
  rowOf,
  shownNames,
  storeOf,
  trashed,
  useTool,
} from './contact-desk';
import { findFailure } from './render-admin';

const linkNames = (navigation: string) =>
  within(screen.getByRole('navigation', { name: navigation }))
    .getAllByRole('link')
    .map((link) => link.textContent?.trim());

/** Expects the controls in an element to have these accessible names, in order. */
function expectControls(element: HTMLElement, names: string[]) {
  const controls = [...element.querySelectorAll('a, button, input, select')];
  expect(controls).toHaveLength(names.length);
  controls.forEach((control, index) => expect(control).toHaveAccessibleName(names[index]));
}

/** The time one minute after `hours` hours ago. */
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 + 60_000);

it('the inquiry list shows loading text, the count of each view, and links to what is due, and doesn’t move focus', async () => {
  // The evening at the firm, so that a reply that is due after hours is due tomorrow.
  vi.setSystemTime('2026-11-27T02:00Z');
  onTestFinished(() => void vi.useRealTimers());
  const assignee = 'ada@example.com';
  const old = { createdAt: new Date(2020, 2, 5), isSpam: true };
  const overdue = FIRM.responseHours + 1;
  const store = storeOf(
    named('Later', { createdAt: new Date(), assignee }),
    named('Today', { createdAt: hoursAgo(FIRM.responseHours) }),
    named('Overdue', { createdAt: hoursAgo(overdue), assignee }),
    named('Oldest', { createdAt: hoursAgo(overdue + 48) }),
    named('Contacted', { status: 'contacted', followUpOn: '2020-03-06', assignee }),
    named('Closed', { status: 'closed', followUpOn: '2020-03-06' }),
    named('Ended', { status: 'closed', assignee }),
    named('Spam', old),
    named('More', { ...old, status: 'closed' }),
  );
  for (const name of ['Old', 'A', 'B', 'C', 'D'])
    store.add('deletedContacts', trashed(name, name === 'Old' ? old : {}));
  const release = store.hold('listContacts');
  const { user } = openDesk('?status=odd&order=sideways');
  expect(await screen.findByRole('heading', { name: 'Contact Management' })).toBeInTheDocument();
  expect(screen.getByText('Loading contacts...')).toBeInTheDocument();
  expect(await screen.findByText('7 total inquiries')).toBeInTheDocument();
  await screen.findByRole('link', { name: 'Mine 3' });
  const others = CONTACT_STATUSES.slice(3).map((status) => `${contactStatuses[status].summary} 0`);
  expect(linkNames('Filter by status')).toEqual([
    ...['All 7', 'Due 6', 'Mine 3', 'Nobody’s', 'New Inquiries 4', 'In Progress 1', 'Completed 2'],
    ...others,
  ]);
  release();
  // Unknown parameters in the URL are ignored.
  await expectShown('Later', 'Today', 'Overdue', 'Oldest', 'Contacted', 'Closed', 'Ended');
  expect(document.body).toHaveFocus();
  expect(screen.getByRole('link', { name: 'All 7' })).toHaveAttribute('aria-current', 'true');
  for (const [name, query] of [
    ['2 overdue', 'view=due'],
    ['1 due today', 'view=due#today'],
    ['2 to follow up', 'view=due#follow-up'],
    ['1 due later', 'view=due#later'],
    [/^oldest \d days$/, 'view=due&id=oldest'],
  ])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/admin/contacts?${query}`);
  expect(linkNames('Back office')).toContain('Contacts2 overdue');

  await user.click(screen.getByRole('button', { name: 'More' }));
  const menu = within(await screen.findByRole('menu'));
  await menu.findByText('5');
  const items = menu.getAllByRole('menuitem').map((item) => item.textContent.trim());
  expect(items).toEqual(['Spam 2', 'Past retention 3', 'Deleted 5']);
  await user.keyboard('s');
  await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Spam 2' })).toHaveFocus());
  await user.keyboard('{Enter}');
  const tab = await screen.findByRole('link', { name: 'Spam 2' });
  expect(tab).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  await openView(user, 'Deleted 5');
  expect(await screen.findByRole('link', { name: 'Deleted 5' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Spam 2' })).not.toBeInTheDocument();
});

it('a row shows the summary described in spec 2 and opens the full inquiry, and each control has a unique accessible name', async () => {
  const contact = named('Hopper', {
    ...FILLED_IN,
    ...{ phone: '+1 (212) 555-0119', message: 'One line\nand another', note: 'Call' },
    ...{ status: 'contacted', createdAt: new Date(2024, 2, 5, 14, 30) },
  });
  const { user } = await renderDesk([contact, named('Sparse', { status: 'on hold' })]);
  const card = inRow('Hopper');
  expect(card.getByText('grace@example.com')).toHaveAttribute('href', 'mailto:grace@example.com');
  expect(card.getByText('+1 (212) 555-0119')).toHaveAttribute('href', 'tel:+12125550119');
  for (const { name, kind } of formFields(inquiries))
    if (kind === 'line') expect(card.getByText(FILLED_IN[name])).toBeInTheDocument();
  expect(card.getByText('Mar 05, 2024 at 14:30')).toBeInTheDocument();
  expect(card.getByText(/One line/).textContent).toBe('System Upgrades · One line\nand another');
  expect(card.getByText('contacted')).toBeInTheDocument();
  expect(card.getByLabelText('Status of Grace Hopper')).toHaveTextContent(/^Contacted$/);
  const links = ['grace@example.com', '+1 (212) 555-0119'];
  expectControls(rowOf('Hopper'), [
    ...['Select Grace Hopper', 'Grace Hopper', ...links, 'Status of Grace Hopper Contacted'],
  ]);
  await user.click(nameIn('Hopper'));
  const open = await screen.findByRole('region', { name: /Inquiry HOPP-ER$/ });
  expect(inOpen().getByText('Interested in System Upgrades')).toBeInTheDocument();
  expect(inOpen().getByText('Call')).toBeInTheDocument();
  expectControls(open, [
    ...['Back to list', 'More actions', 'Next inquiry', 'Close inquiry HOPP-ER', ...links],
    'no date (on hold), SPAR-SE',
    ...['Status of Grace Hopper Contacted', 'Assigned to Nobody', 'Reply to Grace Hopper'],
    ...['Reply templates', 'Follow up', 'Edit note on Grace Hopper', 'Mark as spam'],
  ]);
  const menu = await openActions(user);
  await menu.findByText('All from this email address (2)');
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    ...['Delete the inquiry from Grace Hopper', 'All from this email address (2)'],
    ...['Set all 2 to New', 'Set all 2 to Contacted', 'Set all 2 to Closed'],
    'Erase this person’s data',
  ]);
  // A row omits missing fields and shows an unknown status unchanged.
  const sparse = inRow('Sparse');
  expect(sparse.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'grace@example.com',
  ]);
  expect(sparse.getByRole('combobox')).toHaveTextContent(/^on hold$/);
});

it.each([
  ['', 'gray', 'no status'],
  ['new', 'blue'],
  ['contacted', 'yellow'],
  ['closed', 'green'],
  ['on hold', 'gray'],
  ['constructor', 'gray'],
])('the badge shows the status “%s” in its color', (status, color, text = status) => {
  render(<StatusBadge status={status} />);
  expect(screen.getByText(text)).toHaveClass(`bg-badge-${color}`);
});

it('the list loads 50 inquiries at a time, without those marked as spam, and a failure keeps what is loaded', async () => {
  expectConsoleErrors(/^Failed to fetch contacts \(TimeoutError\)/);
  const spam = named('Spam', { isSpam: true });
  const store = storeOf(named('Hopper'), spam, named('Murray'), named('Kelly'));
  store.limitPages(3);
  store.fail('listContacts', new TimeoutError());
  const { user } = openDesk();
  const failed = await findFailure('Failed to fetch contacts');
  await user.click(failed.getByRole('button', { name: 'Dismiss' }));
  await user.click(await screen.findByText('Try again'));
  await expectShown('Hopper', 'Murray');
  store.fail('listContacts', new TimeoutError());
  await user.click(screen.getByText('Load more'));
  await findFailure('Failed to fetch contacts');
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load more inquiries.');
  expect(shownNames()).toEqual(['Grace Hopper', 'Grace Murray']);
  await user.click(screen.getByText('Load more'));
  await expectShown('Hopper', 'Murray', 'Kelly');
  expect(store.calls('listContacts').map(([{ size }]) => size)).toEqual([50, 50, 50, 50]);
  expect(screen.queryByText('Load more')).not.toBeInTheDocument();
});

it('the inquiries are listed even if the counts can’t be loaded, and each failure is logged', async () => {
  expectConsoleErrors(/^Failed to (fetch contacts|count due inquiries) \(TimeoutError\)/);
  const store = storeOf(named('Hopper'));
  for (const count of ['countContacts', 'dueFigures'] as const)
    store.fail(count, new TimeoutError(), Infinity);
  const { user } = openDesk();
  await findFailure('Failed to fetch contacts');
  const expectMissing = (count: number) =>
    waitFor(() => expect(screen.getAllByText('Not available')).toHaveLength(count));
  await expectMissing(3 + CONTACT_STATUSES.length);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await expectMissing(6 + CONTACT_STATUSES.length);
  expect(shownNames()).toEqual(['Grace Hopper']);
});

it('a new inquiry shows when its reply is due, an inquiry with a reply shows how long the reply took, and an inquiry set back to “new” is due again', async () => {
  const answered = { createdAt: hoursAgo(90), contactedAt: hoursAgo(85) };
  const { user } = await renderDesk([
    named('Early', { createdAt: hoursAgo(FIRM.responseHours - 1) }),
    named('Late', { createdAt: hoursAgo(FIRM.responseHours + 49) }),
    named('Done', { ...answered, status: 'contacted' }),
    named('Again', { ...answered, status: 'new' }),
  ]);
  expect(inRow('Early').getByText('reply due in 1 hour')).toBeInTheDocument();
  // Orca repeats the card's name before text that isn't in an element with a role. Firefox gives flex boxes no role.
  const late = inRow('Late').getByText('overdue by 2 days', { selector: 'p' });
  expect(late).not.toHaveClass(/flex/);
  expect(inRow('Done').queryByText(/due/)).not.toBeInTheDocument();
  expect(inRow('Again').getByText(/^overdue by/)).toBeInTheDocument();
  await user.click(nameIn('Done'));
  expect(await screen.findByText(/· Replied after 5 hours$/)).toBeInTheDocument();
});

it('a view lists only its inquiries, “Oldest first” reverses their order, and the Due view groups them by when their reply is due', async () => {
  const from = (hours: number, status = 'new') =>
    named(`From${hours}`, { createdAt: hoursAgo(hours), status });
  storeOf(from(0), from(1, 'closed'), from(2, 'closed'), from(100), from(200));
  const { user } = openDesk('?status=closed');
  await expectShown('From1', 'From2');
  expect(screen.getByRole('link', { name: 'Completed 2' })).toHaveAttribute('aria-current', 'true');
  await useTool(user, 'Oldest first');
  await expectShown('From2', 'From1');
  await user.click(screen.getByRole('link', { name: 'Due 3' }));
  expect(await screen.findByRole('heading', { name: 'Overdue' })).toBeInTheDocument();
  await expectShown('From200', 'From100', 'From0');
  const groupOf = (name: string) => rowOf(name).closest('section')?.querySelector('h2');
  expect(groupOf('From200')?.textContent).toBe('Overdue');
  expect(groupOf('From100')?.textContent).toBe('Overdue');
  expect(groupOf('From0')?.textContent).toMatch(/^Due (today|later)$/);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Tools' }));
  expect(screen.queryByText('Oldest first')).not.toBeInTheDocument();
});

it.each([
  ['“Mark as spam”', '', false, 'Mark as spam', 'Not spam'],
  ['in the view Spam, “Not spam”', '?view=spam', true, 'Not spam', 'Mark as spam'],
])('the selection has %s', async (_which, query, isSpam, decision, other) => {
  const { user, store } = await renderDesk([named('One', { isSpam })], query);
  await user.click(screen.getByLabelText('Select Grace One'));
  const bar = within(screen.getByRole('region', { name: 'Selected inquiries' }));
  expect(bar.queryByText(other)).toBeNull();
  await user.click(bar.getByText(decision));
  await waitFor(() => expect(store.get('contacts/one')).toHaveProperty('isSpam', !isSpam));
});
