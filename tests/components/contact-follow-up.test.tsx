import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dueWords, followUpDays } from '@/back-office/contacts/follow-up';
import { toast } from '@/components/toast/toast-store';
import { FIRM } from '@/content/firm';
import { SitePage } from '@/pages/admin/site-page';
import { expectConsoleErrors } from '../support/console-errors';
import { TimeoutError } from '@/domain/errors';
import {
  expectShown,
  inOpen,
  inRow,
  named,
  nameIn,
  openDesk,
  renderDesk,
  rowOf,
  storeOf,
} from './contact-desk';
import { findSuccess, renderAdmin } from './render-admin';

const HOPPER = named('Hopper', { status: 'contacted' });
const MURRAY = named('Murray');
const EVE = { email: 'eve@example.com', grantedAt: new Date(2024, 2, 5) };

/** Thursday evening at the firm, where it is Thursday, November 26. */
beforeEach(() => vi.setSystemTime('2026-11-27T02:00Z'));
afterEach(() => void vi.useRealTimers());

/** Opens the desk with two inquiries, for one of two administrators. */
async function renderTwo(query = '', hopper = HOPPER) {
  const store = storeOf(hopper, MURRAY);
  store.put('admins/eve', EVE);
  const view = openDesk(query);
  await waitFor(() => expect(rowOf('Hopper')).toBeInTheDocument());
  const assignee = () => inOpen().getByLabelText(/^Assigned to/);
  return { ...view, store, hopper: () => store.get('contacts/hopper'), assignee };
}

const optionNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('an inquiry can be assigned to an administrator or to nobody, and someone who is no longer an administrator stays readable', async () => {
  const { user, hopper, assignee, choose } = await renderTwo(
    '?id=hopper',
    named('Hopper', { assignee: 'former@example.com' }),
  );
  const former = 'former@example.com (former administrator)';
  expect(await inRow('Hopper').findByText(`Assigned to ${former}`)).toBeInTheDocument();
  expect(inRow('Hopper').getByText('FO')).toBeInTheDocument();
  // Only what the visitor wrote is among the facts.
  expect(inRow('Hopper').queryByText('former@example.com')).not.toBeInTheDocument();
  expect(assignee()).toHaveAccessibleName(`Assigned to ${former}`);
  await user.click(assignee());
  expect(optionNames()).toEqual(['Me (ada@example.com)', 'eve@example.com', 'Nobody']);
  await user.keyboard('{Escape}');
  await choose(assignee(), 'eve@example.com');
  await findSuccess('1 inquiry assigned to eve@example.com');
  expect(hopper()).toHaveProperty('assignee', EVE.email);
  await choose(assignee(), 'Nobody');
  const toast = await findSuccess('1 inquiry assigned to nobody');
  expect(hopper()).not.toHaveProperty('assignee');
  await user.click(toast.getByText('Undo'));
  await findSuccess('1 inquiry reverted');
  expect(hopper()).toHaveProperty('assignee', EVE.email);
});

it('selected inquiries can be assigned together', async () => {
  const { user, store } = await renderTwo();
  for (const name of ['Hopper', 'Murray'])
    await user.click(screen.getByLabelText(`Select Grace ${name}`));
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Me (ada@example.com)' }));
  await findSuccess('2 inquiries assigned to ada@example.com');
  for (const id of ['hopper', 'murray'])
    expect(store.get(`contacts/${id}`)).toHaveProperty('assignee', 'ada@example.com');
});

it('“Mine” asks for the administrator’s open inquiries, and “Nobody’s” shows open ones of nobody and of former administrators', async () => {
  const assigned = (lastName: string, email: string, fields = {}) =>
    named(lastName, { assignee: email, ...fields });
  const store = storeOf(
    assigned('Mine', 'ada@example.com', { status: 'contacted' }),
    assigned('Eves', EVE.email),
    assigned('Ended', 'ada@example.com', { status: 'closed' }),
    MURRAY,
    assigned('Former', 'former@example.com'),
    named('Kelly', { status: 'closed' }),
  );
  store.put('admins/eve', EVE);
  store.limitPages(2);
  const { user } = openDesk('?view=mine');
  await expectShown('Mine');
  expect(await screen.findByRole('link', { name: 'Mine 1' })).toHaveAttribute(
    'href',
    '/admin/contacts?view=mine',
  );
  await user.click(screen.getByRole('link', { name: 'Nobody’s' }));
  // The first page has only assigned inquiries, so the desk reads on.
  await expectShown('Murray', 'Former');
  expect(screen.getByLabelText('Select all (2)')).toBeInTheDocument();
});

it('while it isn’t known who is an administrator, nobody counts as a former one', async () => {
  expectConsoleErrors(/^Failed to fetch administrators \(TimeoutError\)/);
  const store = storeOf(MURRAY, named('Former', { assignee: 'former@example.com' }));
  store.fail('listAdministrators', new TimeoutError());
  openDesk('?view=nobody');
  await expectShown('Murray');
  expect(store.calls('listAdministrators')).toHaveLength(1);
});

it('“Select all” in “Nobody’s” selects only what has been loaded, and says so', async () => {
  storeOf(MURRAY, named('Kelly')).limitPages(1);
  const { user } = openDesk('?view=nobody');
  await expectShown('Murray');
  await user.click(screen.getByLabelText('Select all found so far (1)'));
  expect(screen.getByText('1 selected from those found so far')).toBeInTheDocument();
});

it('“Follow up” offers days in the firm’s time zone, any other day from today on, and “No follow-up” once there is one', async () => {
  const { user, store, hopper, fill } = await renderTwo('?id=hopper');
  const open = async () => {
    await user.click(inOpen().getByRole('button', { name: 'Follow up' }));
    return within(await screen.findByRole('menu'));
  };
  const items = (await open()).getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    'TomorrowFri, Nov 27',
    ...['Next MondayMon, Nov 30', 'In two weeksThu, Dec 10', 'Pick a date'],
  ]);
  await user.click(screen.getByText('Next Monday'));
  const toast = await findSuccess('Follow-up set for Nov 30');
  expect(toast.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
    'Undo will remove the follow-up.',
  );
  expect(hopper()).toHaveProperty('followUpOn', '2026-11-30');

  await user.click((await open()).getByText('Pick a date'));
  const dialog = within(screen.getByRole('dialog', { name: 'Follow up' }));
  const field = dialog.getByLabelText<HTMLInputElement>('Follow up on');
  expect(field).toHaveAttribute('min', '2026-11-26');
  await user.clear(field);
  await user.click(dialog.getByText('Save'));
  expect(store.history()).toHaveLength(1);
  await fill(field, '2027-01-04');
  await user.click(dialog.getByText('Save'));
  await findSuccess('Follow-up set for Jan 04, 2027');
  expect(hopper()).toHaveProperty('followUpOn', '2027-01-04');
  expect(await inOpen().findByText('follow up on Jan 04, 2027')).toBeInTheDocument();
  await user.click((await open()).getByText('No follow-up'));
  await findSuccess('Follow-up removed');
  expect(hopper()).not.toHaveProperty('followUpOn');
});

const BUSINESS_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

it.each([
  ['2026-11-26', ['2026-11-27', '2026-11-30', '2026-12-10']],
  // On a Friday and on a Saturday, tomorrow is not a business day.
  ['2026-11-27', ['2026-11-30', '2026-12-11']],
  ['2026-11-28', ['2026-11-30', '2026-12-12']],
])('on %s, “Follow up” offers %j', (today, days) => {
  expect(followUpDays(today, BUSINESS_DAYS).map(([, day]) => day)).toEqual(days);
});

it.each([
  ['A new inquiry', 'all', {}, 'Reply first. Until then, the reply is due, and nothing defers it.'],
  ['Spam', 'spam', { status: 'closed', isSpam: true }, 'Spam needs no follow-up.'],
])('%s has no follow-up, and the menu says why', async (_what, shown, fields, why) => {
  const inquiry = named('Hopper', { followUpOn: '2026-11-20', ...fields });
  const { user, store } = await renderDesk([inquiry], `?view=${shown}&id=hopper`);
  expect(screen.queryByText(/follow up/)).not.toBeInTheDocument();
  act(() => inOpen().getByRole('button', { name: 'Follow up' }).focus());
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem');
  await waitFor(() => expect(item).toHaveFocus());
  expect(item).toHaveAccessibleName(why);
  expect(item).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(store.history()).toEqual([]);
});

it('the Due view lists what is overdue, due today, to follow up, even closed, and due later, and its number is the sum of what the line names', async () => {
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
  const overdue = named('Overdue', { createdAt: hours(FIRM.responseHours + 1) });
  const deferred = named('Deferred', { createdAt: hours(FIRM.responseHours - 1) });
  const later = named('Later', { createdAt: hours(0) });
  const today = named('Today', { status: 'contacted', followUpOn: '2026-11-26' });
  const past = named('Past', { status: 'closed', followUpOn: '2026-11-20' });
  const spam = named('Spam', { status: 'closed', isSpam: true, followUpOn: '2026-11-20' });
  const tomorrow = named('Tomorrow', { status: 'contacted', followUpOn: '2026-11-27' });
  const store = storeOf(later, deferred, overdue, past, spam, today, tomorrow);
  // An earlier version kept the follow-up of contacts that were set back to `new`.
  store.put('contacts/deferred', { ...deferred, followUpOn: '2026-11-20' });
  openDesk('?view=due');
  await expectShown('Overdue', 'Deferred', 'Past', 'Today', 'Later');
  expect(store.calls('listFollowUps')).toHaveLength(1);
  const line = screen.getByRole('link', { name: '1 overdue' }).parentElement?.parentElement;
  expect(line).toHaveTextContent('1 overdue · 1 due today · 2 to follow up · 1 due later ·');
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent, id }) => [textContent, id]),
  ).toEqual([
    ['Overdue', 'overdue'],
    ['Due today', 'today'],
    ['Follow up', 'follow-up'],
    ['Due later', 'later'],
  ]);
  expect(inRow('Past').getByText('follow up since Nov 20')).toBeInTheDocument();
  // What is to be done must also be heard, in the list and when the inquiry opens.
  expect(nameIn('Past')).toHaveAccessibleDescription('closed follow up since Nov 20');
  expect(inRow('Today').getByText('follow up today', { exact: false })).toBeInTheDocument();
  expect(dueWords(spam, new Date())).toEqual({ due: '', isOverdue: false });
  expect(await screen.findByRole('link', { name: 'Due 5' })).toBeInTheDocument();
  expect(screen.getByLabelText('Select all (5)')).toBeInTheDocument();
  fireEvent.click(nameIn('Past'));
  const opened = await screen.findByRole('region', { name: /Inquiry/ });
  expect(opened).toHaveAccessibleName('Grace Past, closed, follow up since Nov 20, Inquiry PAST-');
});

it('if a notification appears above a menu, Escape dismisses the notification and doesn’t close the inquiry', async () => {
  const { user } = await renderTwo('?id=hopper');
  await user.click(inOpen().getByRole('button', { name: 'Follow up' }));
  act(() => void toast({ title: 'Success', description: 'Saved' }));
  await findSuccess('Saved');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: /Inquiry HOPP-ER$/ })).toBeInTheDocument();
});

it('the timeline says who did what and when, newest first, ten at a time, without the text of notes', async () => {
  const store = storeOf(HOPPER);
  const record = (id: string, before: object | null, after: object | null) => ({
    ...{ id, collection: 'contacts', document: 'hopper', email: EVE.email, before, after },
    at: new Date(2026, 10, 20, 9, 30),
  });
  const records = [
    record('1', { status: 'contacted', followUpOn: '2026-11-30' }, { status: 'closed' }),
    record('2', { followUpOn: null }, { followUpOn: '2026-11-30' }),
    { ...record('3', { assignee: null }, { assignee: EVE.email }), email: '' },
    record('4', { note: null }, { note: '…' }),
    record('5', { note: '…' }, { note: null }),
    { ...record('another', { isSpam: false }, { isSpam: true }), document: 'murray' },
    record('6', null, { status: 'new' }),
    record('7', { isSpam: true }, { isSpam: false }),
  ];
  for (const each of records) store.put(`changes/${each.id}`, each);
  store.limitPages(6);
  store.fail('listContactChanges', new TimeoutError());
  expectConsoleErrors(/^Failed to fetch the timeline \(TimeoutError\)/);
  const { user } = openDesk('?id=hopper');
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
  await user.click(await timeline.findByText('Try again'));
  const texts = () => timeline.getAllByRole('listitem').map(({ textContent }) => textContent);
  await waitFor(() => expect(texts()).toHaveLength(6));
  const at = 'Nov 20, 2026 at 09:30';
  expect(texts()).toEqual([
    `eve@example.com set the status to “closed” and removed the follow-up${at}`,
    `eve@example.com set the follow-up to Nov 30${at}`,
    `An administrator assigned the inquiry to eve@example.com${at}`,
    `eve@example.com changed the note${at}`,
    `eve@example.com removed the note${at}`,
    `eve@example.com restored the inquiry${at}`,
  ]);
  await user.click(timeline.getByText('Load more'));
  await waitFor(() => expect(texts()).toHaveLength(8));
  expect(texts().slice(6)).toEqual([
    `eve@example.com marked the inquiry as not spam${at}`,
    expect.stringMatching(/^Grace Hopper sent the inquiry/),
  ]);
});

it('the site screen lists the administrators and since when they have had access, if need be on another try', async () => {
  expectConsoleErrors(/^Failed to fetch administrators \(TimeoutError\)/);
  const store = storeOf();
  store.put('admins/eve', EVE);
  store.fail('listAdministrators', new TimeoutError());
  const { user } = renderAdmin(<SitePage />, '/admin/site');
  const region = within(await screen.findByRole('region', { name: 'Administrators' }));
  await user.click(await region.findByText('Try again'));
  const items = await region.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'ada@example.com (you)',
    'eve@example.comsince Mar 05, 2024',
  ]);
});
