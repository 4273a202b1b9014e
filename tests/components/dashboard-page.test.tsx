import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { AccessDeniedError, TimeoutError } from '@/domain/errors';
import { DashboardPage } from '@/pages/admin/dashboard-page';
import { storedCareer, storedContact } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { hasNotification } from './find-notification';
import { listedChange } from './listed-change';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, hold, stubData } from './stub-data';

const PATH = '/admin/dashboard';

const group = (name: string) => screen.findByRole('group', { name });
function setClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 22, 14, 30) });
  onTestFinished(() => void vi.useRealTimers());
}

const region = (name: string) => within(screen.getByRole('region', { name }));

it('the dashboard requests all figures and lists in parallel, and shows loading text until all of them have loaded', async () => {
  const data = stubData(ADMINISTRATOR);
  const { released, release } = deferred();
  data.countCareers.mockImplementation(({ isActive }) =>
    released.then(() => (isActive ? 3 : 1234)),
  );
  data.listNewestCareers.mockReturnValue(released.then(() => []));
  data.countContacts.mockImplementation(({ in: place, status, before } = {}) =>
    released.then(() => (place === 'deletedContacts' ? 1 : before ? 3 : status === 'new' ? 2 : 56)),
  );
  data.countDueDeleted.mockResolvedValue(1);
  data.dueFigures.mockResolvedValue({ overdue: 4, today: 5, later: 0, oldest: null });
  data.listNewestContacts.mockReturnValue(released.then(() => []));
  renderAdmin(<DashboardPage />, PATH);
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Loading dashboard...');
  expect(data.countCareers.mock.calls).toEqual([[{ isActive: true }], [{}]]);
  expect(data.countContacts.mock.calls).toEqual([
    [{ isSpam: false, status: 'new' }],
    [{ isSpam: false }],
  ]);
  expect(data.listNewestCareers).toHaveBeenCalledExactlyOnceWith(3);
  expect(data.listNewestContacts).toHaveBeenCalledExactlyOnceWith(10);
  release();
  expect(await group('Active Jobs')).toHaveTextContent(/Jobs3$/);
  expect(await group('New Contacts')).toHaveTextContent(/Contacts2$/);
  expect(await group('Total Contacts')).toHaveTextContent(/Contacts56$/);
  expect(await group('Total Jobs')).toHaveTextContent(/Jobs1,234$/);
  expect(screen.getByRole('link', { name: 'Total Jobs' })).toHaveAccessibleDescription('1,234');
  expect(screen.queryByText('Loading dashboard...')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '4 overdue' })).toBeInTheDocument();
  const retention = await screen.findByRole('link', { name: 'Past retention' });
  expect(retention).toHaveAttribute('href', '/admin/contacts?view=past-retention');
  expect(retention.parentElement).toHaveTextContent(/4 inquiries older than \d+ months$/);
  const deleted = screen.getByRole('link', { name: 'Deleted' });
  expect(deleted).toHaveAttribute('href', '/admin/contacts?view=deleted');
  expect(deleted.parentElement).toHaveTextContent('1 inquiry due to be erased');
});

it('the dashboard shows the newest careers and contacts with links, and the signed-in user', async () => {
  const data = stubData(ADMINISTRATOR);
  data.listNewestCareers.mockResolvedValue([
    storedCareer('a b'),
    storedCareer('two', { title: 'DBA', isActive: false }),
    storedCareer('three', { title: '' }),
  ]);
  data.countCareers.mockResolvedValue(4);
  data.listNewestContacts.mockResolvedValue([
    storedContact('spam', { isSpam: true }),
    storedContact('one', { company: 'Navy', createdAt: new Date(2024, 2, 5, 14, 30) }),
  ]);
  data.countContacts.mockResolvedValue(1);
  const { user } = renderAdmin(<DashboardPage />, PATH);
  await group('Total Jobs');
  const jobs = region('Recent Jobs');
  expect(jobs.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Senior Oracle DeveloperEngineering · New York, NYActive',
    'DBAEngineering · New York, NYInactive',
    'Untitled careerEngineering · New York, NYActive',
  ]);
  const contacts = region('Recent Contacts');
  expect(contacts.getByRole('listitem').textContent).toBe(
    'Grace HopperMar 05, 2024 at 14:30 · Navynew',
  );
  expect(contacts.queryByRole('link', { name: /^View All/ })).not.toBeInTheDocument();
  expect(screen.getByText(/^Signed in as/)).toHaveTextContent('Signed in as ada@example.com');
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('Active Jobs')).toBe('/admin/careers?status=active');
  expect(target('New Contacts')).toBe('/admin/contacts?status=new');
  expect(target('Total Contacts')).toBe('/admin/contacts');
  expect(target('Total Jobs')).toBe('/admin/careers');
  expect(target('Senior Oracle Developer')).toBe('/admin/careers?id=a+b');
  expect(target('Grace Hopper')).toBe('/admin/contacts?id=one');
  const shortcuts = within(screen.getByRole('navigation', { name: 'Shortcuts' }));
  expect(shortcuts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/careers',
    '/admin/seo',
    '/admin/contacts',
  ]);
  await user.click(jobs.getByRole('link', { name: /^View All 4/ }));
  expect(await screen.findByText('Now at /admin/careers')).toBeInTheDocument();
});

it('the dashboard shows the last change and the last site check, with links to both', async () => {
  const data = stubData(ADMINISTRATOR);
  data.getNewestChange.mockResolvedValue(listedChange('dba'));
  localStorage.setItem('site-check', JSON.stringify({ at: new Date(), text: '1 failed' }));
  const { user } = renderAdmin(<DashboardPage />, PATH);
  const history = await screen.findByRole('link', { name: 'View history' });
  expect(history).toHaveAttribute('href', '/admin/site#history');
  await screen.findByRole('link', { name: 'Oracle DBA' });
  expect(history.parentElement).toHaveTextContent(
    'ada@example.com changed the career “Oracle DBA” · View history',
  );
  expect(data.listChanges).not.toHaveBeenCalled();
  const check = screen.getByRole('link', { name: 'Site check' });
  expect(check.parentElement).toHaveTextContent(/^Site check1 failed, \w{3} \d\d$/);
  await user.click(check);
  expect(await screen.findByText('Now at /admin/site')).toBeInTheDocument();
});

it('the dashboard says so if the last change can’t be loaded or if there are no changes yet', async () => {
  expectConsoleErrors(/^Failed to fetch changes \(TimeoutError\)/);
  const data = stubData(ADMINISTRATOR);
  data.getNewestChange.mockRejectedValueOnce(new TimeoutError());
  const { user } = renderAdmin(<DashboardPage />, PATH);
  expect(await screen.findByText(/^The last change couldn’t be loaded\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Site check' }).parentElement).toHaveTextContent(
    'Site checkNot run yet',
  );
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/^No changes yet/)).toBeInTheDocument();
  expect(hasNotification()).toBe(false);
});

it('Refresh reloads the whole dashboard and then shows when it was loaded', async () => {
  setClock();
  const data = stubData(ADMINISTRATOR);
  const { user } = renderAdmin(<DashboardPage />, PATH);
  const asOf = await screen.findByText('As of 14:30');
  // The time is announced only after a click on Refresh.
  expect(asOf).toHaveAttribute('aria-live', 'off');
  vi.setSystemTime(new Date(2026, 10, 22, 14, 45));
  data.countCareers.mockResolvedValue(7);
  const release = hold(data.getNewestChange, null);
  const button = screen.getByRole('button', { name: 'Refresh' });
  await user.click(button);
  await waitFor(async () => expect(await group('Total Jobs')).toHaveTextContent('7'));
  expect(screen.queryByText(/^As of/)).not.toBeInTheDocument();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  // A disabled button would lose focus.
  expect(button).toBeEnabled();
  release();
  expect(await screen.findByText('As of 14:45')).toBe(asOf);
  expect(asOf).toHaveAttribute('aria-live', 'polite');
});

it('if part of the dashboard fails to reload, the dashboard still shows the earlier load time', async () => {
  expectConsoleErrors(/^Failed to fetch dashboard data \(TimeoutError\)/);
  setClock();
  const logged = vi.spyOn(console, 'error');
  const data = stubData(ADMINISTRATOR);
  data.listNewestContacts.mockRejectedValueOnce(new TimeoutError());
  const { user } = renderAdmin(<DashboardPage />, PATH);
  expect(await screen.findByText(/^As of/)).toHaveTextContent('As of 14:30');
  vi.setSystemTime(new Date(2026, 10, 22, 14, 45));
  data.listNewestCareers.mockRejectedValueOnce(new TimeoutError());
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  // The careers loaded at 14:30 are still shown, so the time stays the same.
  await waitFor(() => expect(data.listNewestCareers).toHaveBeenCalledTimes(2));
  expect(await screen.findByText(/^As of/)).toHaveTextContent('As of 14:30');
  expect(logged).toHaveBeenCalledTimes(2);
});

it('if part of the dashboard can’t be loaded, that part says so, and the user can try again', async () => {
  expectConsoleErrors(/^Failed to fetch dashboard data \((TimeoutError|AccessDeniedError)\)/);
  const data = stubData(ADMINISTRATOR);
  data.countCareers.mockRejectedValueOnce(new TimeoutError());
  data.listNewestContacts.mockRejectedValueOnce(new AccessDeniedError());
  data.countCareers.mockResolvedValue(7);
  const { user } = renderAdmin(<DashboardPage />, PATH);
  expect(await group('Active Jobs')).toHaveTextContent('Not available');
  expect(await group('Total Jobs')).toHaveTextContent('7');
  expect(region('Recent Contacts').getByText('Not available right now.')).toBeInTheDocument();
  expect(region('Recent Jobs').getByText('No careers posted')).toBeInTheDocument();
  expect(screen.getByText(/^Part of the dashboard couldn’t be loaded\./)).toBeInTheDocument();
  expect(hasNotification()).toBe(false);
  await user.click(await screen.findByText('Try again'));
  await waitFor(async () => expect(await group('Active Jobs')).toHaveTextContent('7'));
  expect(region('Recent Contacts').getByText('No contacts yet')).toBeInTheDocument();
  expect(screen.queryByText('Try again')).not.toBeInTheDocument();
});
