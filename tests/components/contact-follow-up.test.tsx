import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { dueWords, followUpDays } from '@/back-office/contacts/follow-up';
import { initialsOf } from '@/back-office/contacts/contact-row';
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
  rowOf,
  stubDesk,
  stubPages,
} from './contact-desk-stubs';
import { findSuccess, renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, put, stubData } from './stub-data';

const HOPPER = named('Hopper', { status: 'contacted' });
const MURRAY = named('Murray');
const EVE = { uid: 'eve', email: 'eve@example.com', since: new Date(2024, 2, 5) };
const ADMINISTRATORS = [{ uid: 'ada', email: 'ada@example.com', since: null }, EVE];

/** Thursday evening at the firm, where it is Thursday, November 26. */
beforeEach(() => vi.setSystemTime('2026-11-27T02:00Z'));

async function renderThree(query = '', hopper = HOPPER) {
  const data = stubDesk(hopper, MURRAY, named('Kelly', { status: 'closed' }));
  put('contacts/hopper', hopper);
  data.listAdministrators.mockResolvedValue(ADMINISTRATORS);
  const view = openDesk(query);
  await waitFor(() => expect(rowOf('Hopper')).toBeInTheDocument());
  const assignee = () => inOpen().getByLabelText(/^Assigned to/);
  return { ...view, data, assignee };
}

const optionNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('an inquiry can be assigned to an administrator or to nobody, and someone who is no longer an administrator stays readable', async () => {
  const hopper = named('Hopper', { assignee: 'former@example.com' });
  const { user, data, assignee, choose } = await renderThree('?id=hopper', hopper);
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
  expect(data.write).toHaveBeenLastCalledWith('contacts/hopper', { assignee: EVE.email });
  await choose(assignee(), 'Nobody');
  const toast = await findSuccess('1 inquiry assigned to nobody');
  expect(data.write).toHaveBeenLastCalledWith('contacts/hopper', {});
  await user.click(toast.getByText('Undo'));
  await findSuccess('1 inquiry reverted');
});

it.each([
  ['admin@example.com', 'AD'],
  ['jane.van-doe@example.com', 'JV'],
  ['é@example.com', 'É'],
  ['संपर्क@example.com', 'संप'],
  ['👍🏽.e\u0301@example.com', 'E\u0301'],
  ['', ''],
])('the initials of %j are “%s”', (email, initials) => expect(initialsOf(email)).toBe(initials));

it('selected inquiries can be assigned together', async () => {
  const { user, data } = await renderThree();
  for (const name of ['Hopper', 'Murray'])
    await user.click(screen.getByLabelText(`Select Grace ${name}`));
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Me (ada@example.com)' }));
  await findSuccess('2 inquiries assigned to ada@example.com');
  const assigned = { assignee: 'ada@example.com' };
  expect(data.write.mock.calls).toEqual([
    ['contacts/hopper', assigned],
    ['contacts/murray', assigned],
  ]);
});

it('“Mine” asks for the administrator’s open inquiries, and “Nobody’s” shows open ones of nobody and of former administrators', async () => {
  const { user, data } = await renderThree();
  data.listContacts.mockResolvedValue(lastPage(named('Mine', { assignee: 'ada@example.com' })));
  await user.click(screen.getByRole('link', { name: /^Mine/ }));
  await expectShown('Mine');
  const open = { isSpam: false, isOpen: true, size: 50, start: null };
  const mine = { ...open, assignee: 'ada@example.com' };
  expect(data.listContacts).toHaveBeenLastCalledWith(mine);
  expect(await screen.findByRole('link', { name: 'Mine 0' })).toHaveAttribute(
    'href',
    '/admin/contacts?view=mine',
  );
  const eves = named('Eves', { assignee: EVE.email });
  const former = named('Former', { assignee: 'former@example.com' });
  stubPages(data, [eves], [MURRAY, eves, former]);
  await user.click(screen.getByRole('link', { name: 'Nobody’s' }));
  // The first page has only assigned inquiries, so the desk reads on.
  await expectShown('Murray', 'Former');
  expect(data.listContacts).toHaveBeenCalledWith({ ...open, assignee: '' });
  expect(screen.getByLabelText('Select all (2)')).toBeInTheDocument();
});

it('while it isn’t known who is an administrator, nobody counts as a former one', async () => {
  expectConsoleErrors(/^Failed to fetch administrators \(TimeoutError\)/);
  const data = stubDesk(MURRAY, named('Eves', { assignee: EVE.email }));
  data.listAdministrators.mockRejectedValue(new TimeoutError());
  openDesk('?view=nobody');
  await expectShown('Murray');
  expect(data.listAdministrators).toHaveBeenCalled();
});

it('“Select all” in “Nobody’s” selects only what has been loaded, and says so', async () => {
  const data = stubDesk();
  stubPages(data, [MURRAY], [named('Kelly')]);
  data.countContacts.mockResolvedValue(99);
  const { user } = openDesk('?view=nobody');
  await expectShown('Murray');
  await user.click(screen.getByLabelText('Select all found so far (1)'));
  expect(screen.getByText('1 selected from those found so far')).toBeInTheDocument();
});

it('“Follow up” offers days in the firm’s time zone, any other day from today on, and “No follow-up” once there is one', async () => {
  const { user, data, fill } = await renderThree('?id=hopper');
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
  expect(data.write).toHaveBeenLastCalledWith('contacts/hopper', { followUpOn: '2026-11-30' });

  await user.click((await open()).getByText('Pick a date'));
  const dialog = within(screen.getByRole('dialog', { name: 'Follow up' }));
  const field = dialog.getByLabelText<HTMLInputElement>('Follow up on');
  expect(field).toHaveAttribute('min', '2026-11-26');
  await user.click(dialog.getByText('Save'));
  expect(data.write).toHaveBeenCalledOnce();
  await fill(field, '2027-01-04');
  const followed = { ...HOPPER, followUpOn: '2027-01-04' };
  data.getContact.mockResolvedValue(followed);
  await user.click(dialog.getByText('Save'));
  await findSuccess('Follow-up set for Jan 04, 2027');
  expect(data.write).toHaveBeenLastCalledWith('contacts/hopper', { followUpOn: '2027-01-04' });

  put('contacts/hopper', followed);
  expect(await inOpen().findByText('follow up on Jan 04, 2027')).toBeInTheDocument();
  await user.click((await open()).getByText('No follow-up'));
  await findSuccess('Follow-up removed');
  expect(data.write).toHaveBeenLastCalledWith('contacts/hopper', {});
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
  const { user, data } = await renderThree(`?view=${shown}&id=hopper`, inquiry);
  expect(screen.queryByText(/follow up/)).not.toBeInTheDocument();
  act(() => inOpen().getByRole('button', { name: 'Follow up' }).focus());
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem');
  await waitFor(() => expect(item).toHaveFocus());
  expect(item).toHaveAccessibleName(why);
  expect(item).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(data.write).not.toHaveBeenCalled();
});

it('the Due view lists what is overdue, due today, to follow up, even closed, and due later, and its number is the sum of what the line names', async () => {
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
  const overdue = named('Overdue', { createdAt: hours(FIRM.responseHours + 1) });
  const deferred = named('Deferred', {
    createdAt: hours(FIRM.responseHours - 1),
    followUpOn: '2026-11-20',
  });
  const later = named('Later', { createdAt: hours(0) });
  const today = named('Today', { status: 'contacted', followUpOn: '2026-11-26' });
  const past = named('Past', { status: 'closed', followUpOn: '2026-11-20' });
  const spam = named('Spam', { status: 'closed', isSpam: true, followUpOn: '2026-11-20' });
  const data = stubDesk();
  data.listFollowUps.mockResolvedValue([past, deferred, spam, today]);
  data.listContacts.mockResolvedValue(lastPage(overdue, deferred, later));
  const counts = { overdue: 1, today: 1, later: 1, followUps: 2 };
  data.dueFigures.mockResolvedValue({ ...counts, oldest: null });
  openDesk('?view=due');
  await expectShown('Overdue', 'Deferred', 'Past', 'Today', 'Later');
  expect(data.listFollowUps).toHaveBeenCalledExactlyOnceWith('2026-11-26');
  const line = screen.getByRole('link', { name: '1 overdue' }).parentElement?.parentElement;
  expect(line).toHaveTextContent('1 overdue · 1 due today · 2 to follow up · 1 due later');
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
  const { user } = await renderThree('?id=hopper');
  await user.click(inOpen().getByRole('button', { name: 'Follow up' }));
  act(() => void toast({ title: 'Success', description: 'Saved' }));
  await findSuccess('Saved');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: /Inquiry HOPP-ER$/ })).toBeInTheDocument();
});

it('the timeline says who did what and when, newest first, ten at a time, without the text of notes', async () => {
  const data = stubDesk(HOPPER);
  const record = (id: string, before: object | null, after: object | null) => ({
    ...{ id, collection: 'contacts' as const, document: 'hopper', uid: 'eve', email: EVE.email },
    ...{ at: new Date(2026, 10, 20, 9, 30), before: before as Record<string, unknown> | null },
    ...{ after: after as Record<string, unknown> | null, action: id, size: 1 },
  });
  const first = [
    record('1', { status: 'contacted', followUpOn: '2026-11-30' }, { status: 'closed' }),
    record('2', { followUpOn: null }, { followUpOn: '2026-11-30' }),
    { ...record('3', { assignee: null }, { assignee: EVE.email }), email: '' },
    record('4', { note: null }, { note: '…' }),
    record('5', { note: '…' }, { note: null }),
    record('6', null, { status: 'new' }),
  ];
  data.listContactChanges
    .mockRejectedValueOnce(new TimeoutError())
    .mockResolvedValueOnce({ items: first, next: { after: 'ten' } })
    .mockResolvedValueOnce(lastPage(record('7', { isSpam: true }, { isSpam: false })));
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
  expect(data.listContactChanges).toHaveBeenLastCalledWith('hopper', { after: 'ten' });
});

it('a reply template is a link that shows its text, and choosing it asks whether it was sent', async () => {
  const { user } = await renderThree('?id=murray');
  await user.click(inOpen().getByRole('button', { name: 'Reply templates' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.tagName)).toEqual(['A', 'A', 'A']);
  const [first] = items;
  expect(first).toHaveAccessibleName(/^First call ?Hello Grace,.*MURR-AY.*Best regards,\s+Ada\s/s);
  expect(first).toHaveAttribute('href', expect.stringMatching(/^mailto:grace@example\.com\?/));
  await user.click(items[0] ?? document.body);
  expect(await inOpen().findByText(/^Did you send your reply/)).toBeInTheDocument();
});

it('the site screen lists the administrators and since when they have had access, if need be on another try', async () => {
  expectConsoleErrors(/^Failed to fetch administrators \(TimeoutError\)/);
  const data = stubData(ADMINISTRATOR);
  data.listAdministrators
    .mockRejectedValueOnce(new TimeoutError())
    .mockResolvedValueOnce(ADMINISTRATORS);
  const { user } = renderAdmin(<SitePage />, '/admin/site');
  const region = within(await screen.findByRole('region', { name: 'Administrators' }));
  await user.click(await region.findByText('Try again'));
  const items = await region.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'ada@example.com (you)',
    'eve@example.comsince Mar 05, 2024',
  ]);
});
