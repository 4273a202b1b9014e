import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
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
  NEXT,
  openDesk,
  openView,
  renderDesk,
  rowOf,
  shownNames,
  stubDesk,
  stubPages,
  useTool,
} from './contact-desk-stubs';
import { findFailure } from './render-admin';
import { hold, lastPage } from './stub-data';

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
  const data = stubDesk();
  const release = hold(data.listContacts, lastPage(named('Hopper')));
  const counts: Record<string, number> = { new: 3, contacted: 2, closed: 1 };
  data.countContacts.mockImplementation(
    ({ in: place, status = '', isSpam, before, ...rest } = {}) => {
      if (rest.assignee) return Promise.resolve(9);
      if (place === 'deletedContacts') return Promise.resolve(before ? 1 : 6);
      return Promise.resolve(counts[status] ?? (before ? 4 : isSpam ? 5 : 7));
    },
  );
  const oldest = named('Oldest', { createdAt: hoursAgo(73) });
  data.dueFigures.mockResolvedValue({ overdue: 11, today: 10, later: 1, followUps: 2, oldest });
  const { user } = openDesk('?status=odd&order=sideways');
  expect(await screen.findByRole('heading', { name: 'Contact Management' })).toBeInTheDocument();
  expect(screen.getByText('Loading contacts...')).toBeInTheDocument();
  expect(await screen.findByText('7 total inquiries')).toBeInTheDocument();
  await screen.findByRole('link', { name: 'Mine 9' });
  const others = CONTACT_STATUSES.slice(3).map((status) => `${contactStatuses[status].summary} 7`);
  expect(linkNames('Filter by status')).toEqual([
    ...[
      'All 7',
      'Due 24',
      'Mine 9',
      'Nobody’s',
      'New Inquiries 3',
      'In Progress 2',
      'Completed 1',
      ...others,
    ],
  ]);
  release();
  await expectShown('Hopper');
  expect(document.body).toHaveFocus();
  // Unknown parameters in the URL are ignored.
  const request = { isSpam: false, size: 50, start: null };
  expect(data.listContacts).toHaveBeenCalledExactlyOnceWith(request);
  expect(screen.getByRole('link', { name: 'All 7' })).toHaveAttribute('aria-current', 'true');
  for (const [name, query] of [
    ['11 overdue', 'view=due'],
    ['10 due today', 'view=due#today'],
    ['2 to follow up', 'view=due#follow-up'],
    ['1 due later', 'view=due#later'],
    ['oldest 3 days', 'view=due&id=oldest'],
  ])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/admin/contacts?${query}`);
  expect(linkNames('Back office')).toContain('Contacts11 overdue');

  await user.click(screen.getByRole('button', { name: 'More' }));
  const menu = within(await screen.findByRole('menu'));
  await menu.findByText('6');
  const items = menu.getAllByRole('menuitem').map((item) => item.textContent.trim());
  expect(items).toEqual(['Spam 5', 'Past retention 5', 'Deleted 6']);
  await user.keyboard('s');
  await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Spam 5' })).toHaveFocus());
  await user.keyboard('{Enter}');
  const tab = await screen.findByRole('link', { name: 'Spam 5' });
  expect(tab).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  await openView(user, 'Deleted 6');
  expect(await screen.findByRole('link', { name: 'Deleted 6' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Spam 5' })).not.toBeInTheDocument();
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
  await inOpen().findByText('All from this email address (0)');
  expect(inOpen().getByText('Interested in System Upgrades')).toBeInTheDocument();
  expect(inOpen().getByText('Call')).toBeInTheDocument();
  expectControls(open, [
    ...['Back to list', 'Next inquiry', 'Close inquiry HOPP-ER', ...links],
    ...['Status of Grace Hopper Contacted', 'Assigned to Nobody', 'Reply to Grace Hopper'],
    ...['Reply templates', 'Follow up', 'Edit note on Grace Hopper', 'Mark as spam'],
    'Delete the inquiry from Grace Hopper',
    ...['All from this email address (0)', 'Erase this person’s data'],
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
  const data = stubDesk();
  const spam = named('Spam', { isSpam: true });
  stubPages(data, [named('Hopper'), spam, named('Murray')], [named('Kelly')]);
  data.listContacts.mockRejectedValueOnce(new TimeoutError());
  const { user } = openDesk();
  const failed = await findFailure('Failed to fetch contacts');
  await user.click(failed.getByRole('button', { name: 'Dismiss' }));
  await user.click(await screen.findByText('Try again'));
  await expectShown('Hopper', 'Murray');
  data.listContacts.mockRejectedValueOnce(new TimeoutError());
  await user.click(screen.getByText('Load more'));
  await findFailure('Failed to fetch contacts');
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load more inquiries.');
  expect(shownNames()).toEqual(['Grace Hopper', 'Grace Murray']);
  await user.click(screen.getByText('Load more'));
  await expectShown('Hopper', 'Murray', 'Kelly');
  const request = { isSpam: false, size: 50, start: NEXT };
  expect(data.listContacts).toHaveBeenLastCalledWith(request);
  expect(screen.queryByText('Load more')).not.toBeInTheDocument();
});

it('the inquiries are listed even if the counts can’t be loaded, and each failure is logged', async () => {
  expectConsoleErrors(/^Failed to (fetch contacts|count due inquiries) \(TimeoutError\)/);

  const data = stubDesk(named('Hopper'));
  data.countContacts.mockRejectedValue(new TimeoutError());
  data.dueFigures.mockRejectedValue(new TimeoutError());
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
  const { user, data } = await renderDesk([], '?status=closed');
  await screen.findByText('No closed inquiries');
  expect(screen.getByRole('link', { name: 'Completed 0' })).toHaveAttribute('aria-current', 'true');
  await useTool(user, 'Oldest first');
  const request = { isSpam: false, status: 'closed', order: 'oldest', size: 50, start: null };
  await waitFor(() => expect(data.listContacts).toHaveBeenLastCalledWith(request));
  const from = (hours: number) => named(`From${hours}`, { createdAt: hoursAgo(hours) });
  data.listContacts.mockResolvedValue(lastPage(from(200), from(100), from(0)));
  await user.click(screen.getByRole('link', { name: 'Due 0' }));
  expect(await screen.findByRole('heading', { name: 'Overdue' })).toBeInTheDocument();
  const groupOf = (name: string) => rowOf(name).closest('section')?.querySelector('h2');
  expect(groupOf('From200')?.textContent).toBe('Overdue');
  expect(groupOf('From100')?.textContent).toBe('Overdue');
  expect(groupOf('From0')?.textContent).toMatch(/^Due (today|later)$/);
  expect(data.listContacts).toHaveBeenLastCalledWith({ ...request, status: 'new' });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Tools' }));
  expect(screen.queryByText('Oldest first')).not.toBeInTheDocument();
});

it.each([
  ['“Mark as spam”', '', false, 'Mark as spam', 'Not spam'],
  ['in the view Spam, “Not spam”', '?view=spam', true, 'Not spam', 'Mark as spam'],
])('the selection has %s', async (_which, query, isSpam, decision, other) => {
  const { user, data } = await renderDesk([named('One', { isSpam })], query);
  await user.click(screen.getByLabelText('Select Grace One'));
  const bar = within(screen.getByRole('region', { name: 'Selected inquiries' }));
  expect(bar.queryByText(other)).toBeNull();
  await user.click(bar.getByText(decision));
  await waitFor(() =>
    expect(data.write).toHaveBeenCalledExactlyOnceWith('contacts/one', { isSpam: !isSpam }),
  );
});
