import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Career } from '@/collections/careers';
import { TimeoutError } from '@/domain/errors';
import { storedCareer } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
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

const ELAN = storedCareer('elan', { title: 'Élan', isActive: false, benefits: ['Sauna'] });
const NOW_INACTIVE = 'is now inactive';

const row = (name: string) => within(screen.getByRole('article', { name }));
const button = (name: string) => screen.getByRole('button', { name });

it('the career desk shows loading text, the total, and a card with each career’s details and status, which links to its page if it is active', async () => {
  const first = storedCareer('one', { type: 'part-time', salaryRange: '$100' });
  const { user, store } = openCareers([first, ELAN]);
  const release = store.hold('listCareers');
  expect(await screen.findByRole('heading', { name: 'Career Management' })).toBeInTheDocument();
  expect(screen.getByText('Loading careers...')).toHaveRole('status');
  expect(await screen.findByText('2 total positions')).toBeInTheDocument();
  release();
  await screen.findAllByRole('article');
  expect(store.calls('listCareers')).toEqual([[{ size: 50, start: null }]]);
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
  openCareers(careers, '?status=closing');
  await waitFor(() => expect(shownTitles()).toEqual(['over', 'today', 'soon']));
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
  fireEvent.click(screen.getByRole('link', { name: 'Active 3' }));
  await waitFor(() => expect(shownTitles()).toEqual(['today', 'soon', 'DBA']));
});

it('the switch asks before a career whose closing date is over is activated, but not on the closing date', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-26T17:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const closing = (id: string, closesOn: string) =>
    storedCareer(id, { title: id, closesOn, isActive: false });
  const { store } = openCareers([closing('over', '2026-11-25'), closing('today', '2026-11-26')]);
  const isActive = (id: string) => store.get(`careers/${id}`)?.['isActive'];
  await waitFor(() => expect(shownTitles()).toEqual(['over', 'today']));
  fireEvent.click(row('over').getByRole('switch'));
  const question = within(
    screen.getByRole('alertdialog', { name: 'Save with a past closing date?' }),
  );
  expect(question.getByText(/its closing date \(Nov 25\) is over\./)).toBeVisible();
  fireEvent.click(question.getByText('Cancel'));
  fireEvent.click(row('today').getByRole('switch'));
  await waitFor(() => expect(isActive('today')).toBe(true));
  expect(isActive('over')).toBe(false);
  fireEvent.click(row('over').getByRole('switch'));
  fireEvent.click(within(screen.getByRole('alertdialog')).getByText('Save anyway'));
  await waitFor(() => expect(isActive('over')).toBe(true));
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
  const { user, store } = openCareers([ONE, TWO]);
  store.limitPages(1);
  store.fail('countCareers', new TimeoutError(), Infinity);
  store.fail('listCareers', new TimeoutError());
  const failed = await findFailure('Failed to fetch careers');
  await user.click(failed.getByRole('button', { name: 'Dismiss' }));
  const reason = 'The server didn’t respond in time. Check your connection, then try again.';
  expect(await screen.findByText(reason)).toBeInTheDocument();
  await user.click(await screen.findByText('Try again'));
  const more = await screen.findByText('Load more');
  store.fail('listCareers', new TimeoutError());
  await user.click(more);
  await findFailure('Failed to fetch careers');
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load more careers.');
  expect(shownTitles()).toEqual(['Senior Oracle Developer']);
  expect(screen.queryByText(/total position/)).not.toBeInTheDocument();
  await user.click(more);
  await waitFor(() => expect(shownTitles()).toEqual(['Senior Oracle Developer', 'DBA']));
  expect(screen.queryByText('Load more')).not.toBeInTheDocument();
});

it('the search covers all fields of the careers loaded so far, regardless of case and accents, and says how many it found', async () => {
  const { store, fill } = openCareers([ONE, ELAN, TWO]);
  store.limitPages(2);
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
  const { store, user } = openCareers([ONE, ELAN], '?status=active&q=sauna');
  store.spies.countCareers.mockImplementation(({ isActive }) =>
    Promise.resolve(isActive === undefined ? 1234 : isActive ? 1200 : 34),
  );
  const search = await screen.findByLabelText('Search careers');
  expect(search).toHaveValue('sauna');
  expect(await screen.findByText('No matching careers')).toBeInTheDocument();
  await user.click(await screen.findByRole('link', { name: 'Inactive 34' }));
  await waitFor(() => expect(shownTitles()).toEqual(['Élan']));
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
  const old = storedCareer('old', { title: 'On a later page' });
  const { store, user } = openCareers([ELAN, old], '?status=inactive&id=old');
  store.limitPages(1);
  const form = await findDialog('Edit Career');
  expect(form.getByLabelText(/^Job Title/)).toHaveValue('On a later page');
  expect(store.calls('getCareer')).toEqual([['old']]);
  await user.click(form.getByText('Cancel'));
  await expectAddress('?status=inactive');
  await expectNoDialog();
});

it('the desk offers a retry if it can’t load the career in the URL, and says so if that career doesn’t exist', async () => {
  expectConsoleErrors(/^Failed to fetch career \(TimeoutError\)/);
  const { store, user } = openCareers([ONE], '?id=gone');
  store.fail('getCareer', new TimeoutError());
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
  const isActive = (id: string) => view.store.get(`careers/${id}`)?.['isActive'];
  return { ...view, control, confirm, isActive };
}

it('the switch deactivates a career, and Undo or the keyboard reactivates the career', async () => {
  const { user, control, isActive } = await openList();
  expect(control).toBeChecked();
  await user.click(control);
  const toast = await findSuccess(`“Senior Oracle Developer” ${NOW_INACTIVE}`);
  expect(isActive('one')).toBe(false);
  expect(control).not.toBeChecked();
  expect(control).toHaveFocus();
  expect(row(ONE.title).getByText('Inactive')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Active 1' })).toBeInTheDocument();
  await user.click(toast.getByText('Undo'));
  await findSuccess('Change undone');
  expect(isActive('one')).toBe(true);
  expect(control).toBeChecked();
  await user.click(control);
  await findSuccess(`“Senior Oracle Developer” ${NOW_INACTIVE}`);
  await user.keyboard(' ');
  await findSuccess('“Senior Oracle Developer” is now active');
  expect(isActive('one')).toBe(true);
});

it('during a save, the switch shows the new state and ignores clicks, a change to another career waits, and one of a version that isn’t current reverts', async () => {
  expectConsoleErrors(/^Failed to change career status \(ConflictError\)/);
  const { store, user, control, isActive } = await openList();
  const release = store.hold('commit');
  await user.click(control);
  expect(control).not.toBeChecked();
  expect(button('Edit Senior Oracle Developer')).toHaveAttribute('aria-disabled', 'true');
  await user.click(control);
  const other = screen.getByRole('switch', { name: 'DBA is active' });
  await user.click(other);
  expect(control).not.toBeChecked();
  expect(other).not.toBeChecked();
  expect(store.calls('commit')).toHaveLength(1);
  store.put('careers/two', { ...TWO, version: 'theirs' });
  release();
  await findFailure('Failed to change career status');
  expect(other).toBeChecked();
  expect([isActive('one'), isActive('two')]).toEqual([false, true]);
});

it('focus moves to the next switch when a deactivated career leaves the list', async () => {
  const { user, control } = await openList('?status=active');
  await user.click(control);
  await findSuccess(`“Senior Oracle Developer” ${NOW_INACTIVE}`);
  await waitFor(() => expect(screen.getByRole('switch', { name: 'DBA is active' })).toHaveFocus());
  await user.keyboard(' ');
  expect(await screen.findByText('No active careers')).toBeInTheDocument();
  expect(button('Show all careers')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Careers' })).toHaveFocus());
});

it('Delete asks for confirmation, disables the row’s buttons, deletes only the displayed version, and reloads the list and the total', async () => {
  expectConsoleErrors(/^Failed to delete career \(ConflictError\)/);
  const { user, store, confirm } = await openList();
  const remove = button('Delete Senior Oracle Developer');
  confirm.mockReturnValueOnce(false);
  await user.click(remove);
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Are you sure you want to delete this career?');
  store.put('careers/one', { ...ONE, title: 'Renamed', version: 'theirs' });
  await user.click(remove);
  const toast = await findFailure('Failed to delete career');
  expect(toast.getByText(/has since been changed or deleted/)).toBeInTheDocument();
  expect(toast.queryByText('Try again')).not.toBeInTheDocument();
  const again = await screen.findByRole('button', { name: 'Delete Renamed' });
  // Without a confirmation, nothing was sent.
  expect(store.calls('commit')).toHaveLength(1);
  const release = store.hold('commit');
  await user.click(again);
  await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
  expect(button('Edit Renamed')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Delete DBA')).toBeEnabled();
  release();
  await findSuccess('Career deleted successfully');
  expect(store.ids('careers')).toEqual(['two']);
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
