import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Career } from '@/collections/careers';
import { ConflictError, TimeoutError } from '@/domain/errors';
import { storedCareer } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { career } from '../support/sample-documents';
import {
  expectAddress,
  expectNoDialog,
  ONE,
  openCareers,
  openForm,
  renderCareers,
  shownTitles,
  TWO,
} from './career-desk';
import { findDialog } from './find-dialog';
import { findFailure, findSuccess } from './render-admin';
import { serveBuild } from './serve-build';
import { hold, lastPage } from './stub-data';

const ELAN = storedCareer('elan', { title: 'Élan', isActive: false, benefits: ['Sauna'] });
const INACTIVE = storedCareer('one', { isActive: false }, 2);
const NOW_INACTIVE = 'is now inactive';

const row = (name: string) => within(screen.getByRole('article', { name }));
const button = (name: string) => screen.getByRole('button', { name });

it('the career desk shows loading text, the total, and a card with each career’s details and status, which links to its page if it is active', async () => {
  const { user, data } = openCareers([]);
  const release = hold(
    data.listCareers,
    lastPage(storedCareer('one', { type: 'part-time', salaryRange: '$100' }), ELAN),
  );
  data.countCareers.mockResolvedValue(2);
  expect(await screen.findByRole('heading', { name: 'Career Management' })).toBeInTheDocument();
  expect(screen.getByText('Loading careers...')).toHaveRole('status');
  expect(await screen.findByText('2 total positions')).toBeInTheDocument();
  release();
  await screen.findAllByRole('article');
  expect(data.listCareers).toHaveBeenCalledExactlyOnceWith({ size: 50, start: null });
  const facts = (name: string) =>
    row(name)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  const card = row(ONE.title);
  expect(facts(ONE.title)).toEqual(['part time', 'Engineering', 'New York, NY', '$100']);
  expect(card.getByText('Active')).toBeInTheDocument();
  expect(card.getByText('You inherit PL/SQL.')).toBeInTheDocument();
  const name = 'View on site: Senior Oracle Developer (opens in a new tab)';
  expect(card.getByRole('link', { name })).toHaveAttribute('href', '/careers/one');
  expect(card.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  expect(facts('Élan')).toEqual(['full time', 'Engineering', 'New York, NY']);
  expect(row('Élan').getByText('Inactive')).toBeInTheDocument();
  expect(row('Élan').queryByRole('link')).not.toBeInTheDocument();
  await user.click(screen.getByText('Back to Dashboard'));
  expect(await screen.findByText('Now at /admin/dashboard')).toBeInTheDocument();
});

it('the desk says when an active career closes or since when it has been closed, and lists these careers', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-26T17:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const closing = (id: string, closesOn: string, isActive = true) =>
    storedCareer(id, { title: id, closesOn, isActive });
  const careers = [
    ...[closing('over', '2026-11-23'), closing('today', '2026-11-26')],
    ...[closing('soon', '2026-12-01'), closing('off', '2026-12-01', false), TWO],
  ];
  const { data } = openCareers(careers, '?status=closing');
  await waitFor(() => expect(shownTitles()).toEqual(['over', 'today', 'soon']));
  const selection = { isActive: true, closedBefore: '' };
  expect(data.listCareers).toHaveBeenCalledWith({ ...selection, size: 50, start: null });
  expect(row('over').getByText('closed since Nov 24')).toBeInTheDocument();
  expect(row('over').queryByRole('link')).not.toBeInTheDocument();
  // Active is what visitors see.
  expect(row('over').queryByText('Active')).not.toBeInTheDocument();
  expect(row('today').getByText('Active')).toBeInTheDocument();
  expect(row('today').getByText('closes today')).toBeInTheDocument();
  expect(row('soon').getByText('closes in 5 days')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('link', { name: /^All/ }));
  await waitFor(() => expect(shownTitles()).toHaveLength(5));
  expect(screen.getAllByText(/^close/)).toHaveLength(3);
  fireEvent.click(screen.getByRole('link', { name: /^Active/ }));
  const active = { isActive: true, openOn: '2026-11-26' };
  const request = { ...active, size: 50, start: null };
  await waitFor(() => expect(data.listCareers).toHaveBeenLastCalledWith(request));
  expect(data.countCareers).toHaveBeenCalledWith(active);
});

it('the switch asks before a career without a description goes live', async () => {
  const { user, data } = openCareers([storedCareer('one', { isActive: false, description: '' })]);
  const toggle = await screen.findByRole('switch');
  await user.click(toggle);
  await user.click(within(screen.getByRole('alertdialog')).getByText('Cancel'));
  expect(data.write).not.toHaveBeenCalled();
  await user.click(toggle);
  await user.click(within(screen.getByRole('alertdialog')).getByText('Publish anyway'));
  await waitFor(() => expect(data.write).toHaveBeenCalledOnce());
});

it('the switch asks before a career whose closing date is over is activated, but not on the closing date', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-26T17:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const closing = (id: string, closesOn: string) =>
    storedCareer(id, { title: id, closesOn, isActive: false });
  const { data } = openCareers([closing('over', '2026-11-25'), closing('today', '2026-11-26')]);
  await waitFor(() => expect(shownTitles()).toEqual(['over', 'today']));
  fireEvent.click(row('over').getByRole('switch'));
  const question = within(
    screen.getByRole('alertdialog', { name: 'Save with a past closing date?' }),
  );
  expect(question.getByText(/its closing date \(Nov 25\) is over\./)).toBeVisible();
  fireEvent.click(question.getByText('Cancel'));
  fireEvent.click(row('today').getByRole('switch'));
  await waitFor(() => expect(data.write).toHaveBeenCalledOnce());
  expect(data.write.mock.calls[0]?.[0]).toBe('careers/today');
  fireEvent.click(row('over').getByRole('switch'));
  fireEvent.click(within(screen.getByRole('alertdialog')).getByText('Save anyway'));
  await waitFor(() => expect(data.write).toHaveBeenCalledTimes(2));
});

it('the desk says that it can’t use a status in the URL that doesn’t exist, and lists all careers', async () => {
  openCareers([ONE, TWO], '?status=archived');
  await waitFor(() => expect(shownTitles()).toHaveLength(2));
  expect(screen.getByText(/can’t use “status=archived” from your link/)).toBeVisible();
});

it('an empty career list offers to add the first career', async () => {
  const { user } = openCareers([]);
  expect(await screen.findByText('No careers posted')).toBeInTheDocument();
  expect(screen.getByText('Get started by adding your first job posting')).toBeInTheDocument();
  expect(await screen.findByText('0 total positions')).toBeInTheDocument();
  await user.click(screen.getByText('Add First Career'));
  await findDialog('Add New Career');
});

it('if loading the total or more careers fails, the careers already loaded stay on screen, and the user can try again', async () => {
  expectConsoleErrors(/^Failed to fetch careers \(TimeoutError\)/);
  const { user, data } = openCareers([TWO]);
  const next = { after: 'one' };
  data.countCareers.mockRejectedValue(new TimeoutError());
  data.listCareers.mockRejectedValueOnce(new TimeoutError());
  data.listCareers.mockResolvedValueOnce({ items: [ONE], next });
  data.listCareers.mockRejectedValueOnce(new TimeoutError());
  const failed = await findFailure('Failed to fetch careers');
  await user.click(failed.getByRole('button', { name: 'Dismiss' }));
  const reason = 'The server didn’t respond in time. Check your connection, then try again.';
  expect(await screen.findByText(reason)).toBeInTheDocument();
  await user.click(await screen.findByText('Try again'));
  const more = await screen.findByText('Load more');
  await user.click(more);
  await findFailure('Failed to fetch careers');
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load more careers.');
  expect(shownTitles()).toEqual(['Senior Oracle Developer']);
  expect(screen.queryByText(/total position/)).not.toBeInTheDocument();
  await user.click(more);
  await waitFor(() => expect(shownTitles()).toEqual(['Senior Oracle Developer', 'DBA']));
  expect(data.listCareers).toHaveBeenLastCalledWith({ size: 50, start: next });
  expect(screen.queryByText('Load more')).not.toBeInTheDocument();
});

it('the search covers all fields of the careers loaded so far, regardless of case and accents, and says how many it found', async () => {
  const { data, fill } = openCareers([]);
  data.listCareers.mockResolvedValueOnce({ items: [ONE, ELAN], next: { after: 'two' } });
  data.listCareers.mockResolvedValueOnce(lastPage(TWO));
  const answer = await screen.findByText('Search covers the 2 careers loaded so far');
  await fill(screen.getByLabelText('Search careers'), 'full-time elan SAUNA');
  await waitFor(() => expect(shownTitles()).toEqual(['Élan']));
  await fill(screen.getByLabelText('Search careers'), 'dba');
  await waitFor(() => expect(answer).toHaveTextContent('loaded so far: 0 found'));
  expect(screen.getByText(/^None of the careers loaded so far/)).toBeInTheDocument();
  fireEvent.click(screen.getByText('Load more'));
  expect(await screen.findByText('1 found')).toBeInTheDocument();
  await expectAddress('?q=dba');
});

it('the desk applies the status and search text from the URL, queries another status, shows each count, and can show all careers again', async () => {
  const { data, user } = openCareers([ONE, ELAN], '?status=active&q=sauna');
  data.countCareers.mockImplementation(({ isActive }) =>
    Promise.resolve(isActive === undefined ? 1234 : isActive ? 1200 : 34),
  );
  const search = await screen.findByLabelText('Search careers');
  expect(search).toHaveValue('sauna');
  expect(await screen.findByText('No matching careers')).toBeInTheDocument();
  await user.click(await screen.findByRole('link', { name: 'Inactive 34' }));
  await waitFor(() => expect(shownTitles()).toEqual(['Élan']));
  expect(data.listCareers).toHaveBeenLastCalledWith({ isActive: false, size: 50, start: null });
  await expectAddress('?status=inactive&q=sauna');
  await user.click(screen.getByRole('link', { name: 'Active 1,200' }));
  await user.click(await screen.findByRole('button', { name: 'Show all careers' }));
  await waitFor(() => expect(shownTitles()).toHaveLength(2));
  expect(screen.getByRole('link', { name: 'All 1,234' })).toHaveAttribute('aria-current', 'true');
  expect(search).toHaveValue('');
  expect(search).toHaveFocus();
  await expectAddress('');
});

it('the desk opens the career whose ID is in the URL, and closing the form removes the ID from the URL', async () => {
  const { data, user } = openCareers([ELAN], '?status=inactive&id=old');
  data.getCareer.mockResolvedValue(storedCareer('old', { title: 'On a later page' }));
  const form = await findDialog('Edit Career');
  expect(form.getByLabelText(/^Job Title/)).toHaveValue('On a later page');
  expect(data.getCareer).toHaveBeenCalledExactlyOnceWith('old');
  await user.click(form.getByText('Cancel'));
  await expectAddress('?status=inactive');
  await expectNoDialog();
});

it('the desk offers a retry if it can’t load the career in the URL, and says so if that career doesn’t exist', async () => {
  expectConsoleErrors(/^Failed to fetch career \(TimeoutError\)/);
  const { data, user } = openCareers([ONE], '?id=gone');
  data.getCareer.mockRejectedValueOnce(new TimeoutError());
  expect(await screen.findByText(/^The career couldn’t be loaded\./)).toBeInTheDocument();
  await user.click(button('Try again'));
  const words = await screen.findByText(/^There’s no career/);
  expect(words).toHaveTextContent('There’s no career gone. The career may have been deleted.');
  await screen.findByRole('article');
  await user.click(button('Close'));
  expect(words).not.toBeInTheDocument();
  await expectAddress('');
});

it('an unchanged duplicate closes without confirmation, and the desk links to a changed one, also from another career', async () => {
  const { user, fill, unmount } = await openForm(/^Duplicate /, [ONE]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Duplicate / }));
  await fill(screen.getByLabelText('Department'), 'Kept');
  unmount();
  const again = renderCareers('?id=one');
  await findDialog('Edit Career');
  await again.user.keyboard('{Escape}');
  await again.user.click(await screen.findByRole('link', { name: 'the new career' }));
  const form = await findDialog('Add New Career');
  await waitFor(() => expect(form.getByLabelText('Department')).toHaveValue('Kept'));
  expect(form.getByLabelText(/^Job Title/)).toHaveValue('Copy of Senior Oracle Developer');
});

async function openList(query = '') {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  const view = openCareers([ONE, TWO], query);
  const control = await screen.findByRole('switch', {
    name: 'Senior Oracle Developer is active',
  });
  return { ...view, control, confirm, switched: view.data.write.mock.calls };
}

it('the switch deactivates the displayed version of a career, and Undo or the keyboard reactivates the career', async () => {
  const { data, user, control, switched } = await openList();
  expect(control).toBeChecked();
  data.listCareers.mockResolvedValue(lastPage(INACTIVE, TWO));
  data.countCareers.mockImplementation(({ isActive }) => Promise.resolve(isActive ? 1 : 2));
  await user.click(control);
  const toast = await findSuccess(`“Senior Oracle Developer” ${NOW_INACTIVE}`);
  expect(switched).toEqual([['careers/one', career({ isActive: false }), 'version 1']]);
  expect(control).not.toBeChecked();
  expect(control).toHaveFocus();
  expect(row(ONE.title).getByText('Inactive')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Active 1' })).toBeInTheDocument();
  data.listCareers.mockResolvedValue(lastPage(ONE, TWO));
  await user.click(toast.getByText('Undo'));
  await findSuccess('Change undone');
  expect(data.undo).toHaveBeenCalledExactlyOnceWith('careers/one');
  expect(control).toBeChecked();
  data.listCareers.mockResolvedValue(lastPage(INACTIVE, TWO));
  await user.click(control);
  await findSuccess(`“Senior Oracle Developer” ${NOW_INACTIVE}`);
  await user.keyboard(' ');
  await findSuccess('“Senior Oracle Developer” is now active');
  expect(switched.at(-1)).toEqual(['careers/one', career(), 'version 2']);
});

it('during a save, the switch shows the new state and ignores clicks, a change to another career waits, and a failed one reverts', async () => {
  expectConsoleErrors(/^Failed to change career status \(TimeoutError\)/);
  const { data, user, control, switched } = await openList();
  const release = hold(data.write, undefined);
  await user.click(control);
  expect(control).not.toBeChecked();
  expect(button('Edit Senior Oracle Developer')).toHaveAttribute('aria-disabled', 'true');
  await user.click(control);
  const other = screen.getByRole('switch', { name: 'DBA is active' });
  await user.click(other);
  expect(control).not.toBeChecked();
  expect(other).not.toBeChecked();
  expect(data.write).toHaveBeenCalledOnce();
  data.listCareers.mockResolvedValue(lastPage(INACTIVE, TWO));
  data.write.mockRejectedValueOnce(new TimeoutError());
  release();
  await findFailure('Failed to change career status');
  expect(other).toBeChecked();
  expect(switched).toEqual([
    ['careers/one', career({ isActive: false }), 'version 1'],
    ['careers/two', career({ title: 'DBA', isActive: false }), 'version 1'],
  ]);
});

it('focus moves to the next switch when a deactivated career leaves the list', async () => {
  const { data, user, control } = await openList('?status=active');
  data.listCareers.mockResolvedValue(lastPage(TWO));
  await user.click(control);
  await findSuccess(`“Senior Oracle Developer” ${NOW_INACTIVE}`);
  await waitFor(() => expect(screen.getByRole('switch', { name: 'DBA is active' })).toHaveFocus());
  data.listCareers.mockResolvedValue(lastPage());
  await user.keyboard(' ');
  expect(await screen.findByText('No active careers')).toBeInTheDocument();
  expect(button('Show all careers')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Careers' })).toHaveFocus());
});

it('Delete asks for confirmation, disables the row’s buttons, deletes only the displayed version, and reloads the list and the total', async () => {
  expectConsoleErrors(/^Failed to delete career \(ConflictError\)/);
  const { user, data, confirm } = await openList();
  const remove = button('Delete Senior Oracle Developer');
  confirm.mockReturnValueOnce(false);
  await user.click(remove);
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Are you sure you want to delete this career?');
  expect(data.write).not.toHaveBeenCalled();
  data.write.mockRejectedValueOnce(new ConflictError());
  data.listCareers.mockResolvedValue(lastPage(storedCareer('one', { title: 'Renamed' }, 2), TWO));
  await user.click(remove);
  const toast = await findFailure('Failed to delete career');
  expect(toast.getByText(/has since been changed or deleted/)).toBeInTheDocument();
  expect(toast.queryByText('Try again')).not.toBeInTheDocument();
  const again = await screen.findByRole('button', { name: 'Delete Renamed' });
  const release = hold(data.write, undefined);
  await user.click(again);
  await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
  expect(button('Edit Renamed')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Delete DBA')).toBeEnabled();
  data.listCareers.mockResolvedValue(lastPage(TWO));
  data.countCareers.mockResolvedValue(1);
  release();
  await findSuccess('Career deleted successfully');
  const versions = data.write.mock.calls.map(([, , version]) => version);
  expect(versions).toEqual(['version 1', 'version 2']);
  expect(data.write).toHaveBeenLastCalledWith('careers/one', null, 'version 2');
  expect(shownTitles()).toEqual(['DBA']);
  expect(screen.getByText('1 total position')).toBeInTheDocument();
});

it('a career is waiting if it was saved after the site was built', async () => {
  const [open, changed, closed] = [1, 3, 4].map((day) =>
    storedCareer(`career-${day}`, {
      title: `Career ${day}`,
      ...{ createdAt: new Date(2026, 2, 1), updatedAt: new Date(2026, 2, day) },
    }),
  ) as [Career, Career, Career];
  openCareers([open, changed, { ...closed, isActive: false }]);
  serveBuild(new Date(2026, 2, 2));
  await screen.findByRole('article', { name: 'Career 1' });
  expect(await row('Career 3').findByText('Waiting')).toBeInTheDocument();
  expect(await row('Career 4').findByText('Waiting')).toBeInTheDocument();
  expect(row('Career 1').queryByText('Waiting')).not.toBeInTheDocument();
});
