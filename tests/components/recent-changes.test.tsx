import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Change } from '@/domain/change';
import { TimeoutError, UndoError } from '@/domain/errors';
import { DashboardPage } from '@/pages/admin/dashboard-page';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { career } from '../support/sample-documents';
import { findNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

/** The record of a changed career, with `fields` changed. */
function change(id: string, fields: Partial<Change> = {}): Change {
  return {
    id,
    collection: 'careers',
    document: id,
    uid: 'ada',
    email: 'ada@example.com',
    at: new Date(2024, 2, 5, 14, 30),
    before: career({ title: 'DBA' }),
    after: career({ title: 'Oracle DBA' }),
    ...fields,
  };
}

async function renderChanges(...changes: Change[]) {
  const data = stubData(ADMINISTRATOR);
  data.listChanges.mockResolvedValue(lastPage(...changes));
  const view = renderAdmin(<DashboardPage />, '/admin/dashboard');
  const region = within(await screen.findByRole('region', { name: 'Recent changes' }));
  return { ...view, data, region, rows: () => region.queryAllByText(/^Mar/).map(rowOf) };
}

function rowOf(element: HTMLElement) {
  const row = element.closest('li');
  if (!row) throw new Error('A change is a list item.');
  return row;
}

it('says that there are no changes yet', async () => {
  const { data, region } = await renderChanges();
  expect(await region.findByText('No changes yet')).toBeInTheDocument();
  expect(data.listChanges).toHaveBeenCalledExactlyOnceWith({ size: 10, start: null });
});

it('says who changed what and when, and loads more on request', async () => {
  const data = stubData(ADMINISTRATOR);
  const cursor = { after: 'the first' };
  data.listChanges.mockResolvedValueOnce({ items: [change('one')], next: cursor });
  data.listChanges.mockResolvedValueOnce(lastPage(change('two', { email: '' })));
  const { user } = renderAdmin(<DashboardPage />, '/admin/dashboard');
  const region = within(await screen.findByRole('region', { name: 'Recent changes' }));
  const [time] = await region.findAllByText('Mar 05, 2024 at 14:30');
  expect(time).toHaveAttribute('dateTime', new Date(2024, 2, 5, 14, 30).toISOString());
  expect(time?.previousElementSibling).toHaveTextContent(
    /^ada@example\.com changed the career “Oracle DBA”$/,
  );
  await user.click(region.getByRole('button', { name: 'Load more' }));
  expect(await region.findByText('An administrator')).toBeInTheDocument();
  expect(data.listChanges.mock.calls).toEqual([
    [{ size: 10, start: null }],
    [{ size: 10, start: cursor }],
  ]);
});

it('names the account where the email address could be that of another', async () => {
  const { region } = await renderChanges(
    change('one', { uid: 'first' }),
    change('two', { uid: 'second' }),
    change('three', { uid: 'other', email: 'grace@example.com' }),
  );
  const accounts = await region.findAllByText(/^Account ID/);
  expect(accounts.map(({ textContent }) => textContent)).toEqual([
    'Account ID first',
    'Account ID second',
  ]);
});

it('shows the difference on request, and nothing of it as HTML', async () => {
  const { region, user } = await renderChanges(
    change('one', {
      before: career({ title: '<b>DBA</b>', requirements: ['SQL', 'Tact'], department: '' }),
      after: career({ title: 'DBA', requirements: ['SQL', 'PL/SQL'], department: 'IT' }),
    }),
  );
  const difference = (await region.findByText('Job Title')).closest('details');
  expect(difference).not.toHaveAttribute('open');
  await user.click(region.getByText('Show the difference', { exact: false, selector: 'summary' }));
  expect(difference).toHaveAttribute('open');
  expect(difference?.querySelector('summary')).toHaveTextContent(
    'Show the difference: ada@example.com changed the career “DBA”',
  );
  expect(
    [...(difference?.querySelectorAll('dl > div') ?? [])].map((row) => row.textContent),
  ).toEqual([
    'Job TitleBefore<b>DBA</b>AfterDBA',
    'DepartmentBeforeEmptyAfterIT',
    'RequirementsRemovedTactAddedPL/SQL',
  ]);
});

it('offers Undo for the newest change of each document, and says why not for others', async () => {
  const { region, rows } = await renderChanges(
    change('newest', { document: 'one' }),
    change('older', { document: 'one' }),
    change('inquiry', { collection: 'contacts', before: { status: 'new' }, after: null }),
    change('invalid', { before: { title: '' } }),
  );
  await region.findAllByText(/^Mar/);
  const answers = rows().map(
    (row) => row.querySelector('button') ?? row.querySelector('.shrink-0'),
  );
  expect(answers.map((answer) => answer?.textContent)).toEqual([
    'Undo: ada@example.com changed the career “Oracle DBA”',
    'Changed again since',
    'Inquiries are deleted and restored in their list only',
    'What was stored before isn’t valid anymore',
  ]);
});

it('Undo is busy in its row only, then reloads changes and numbers and keeps the focus there', async () => {
  const { data, region, rows, user } = await renderChanges(change('one'), change('two'));
  const { released, release } = deferred();
  data.undoChange.mockReturnValue(released);
  const [, button] = await region.findAllByRole('button', { name: /^Undo/ });
  if (!button) throw new Error('There are two.');
  await user.click(button);
  await waitFor(() => expect(button).toHaveTextContent('Undoing...'));
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(rows()[0]).toHaveTextContent(/Undo:/);
  await user.click(button);
  expect(data.undoChange).toHaveBeenCalledExactlyOnceWith('two');
  data.listChanges.mockResolvedValue(
    lastPage(change('three', { document: 'two' }), change('one'), change('two')),
  );
  data.countCareers.mockResolvedValue(7);
  release();
  await findNotification('default', 'Success', 'Change undone');
  expect(rows()).toHaveLength(3);
  expect(rows()[2]).toHaveTextContent('Changed again since');
  expect(rows()[2]).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Total Jobs' })).toHaveTextContent('7');
});

it.each([
  [new UndoError('newer'), 'Someone changed this again in the meantime.'],
  [new TimeoutError(), 'The connection failed. Please try again.'],
])('a failed Undo says why and reloads the list: %s', async (error, reason) => {
  expectConsoleErrors(new RegExp(`^Failed to undo change \\(${error.name}\\)`));
  const { data, region, rows, user } = await renderChanges(change('one'));
  data.undoChange.mockRejectedValueOnce(error);
  const newer = change('two', { document: 'one' });
  data.listChanges.mockResolvedValue(lastPage(newer, change('one')));
  await user.click(await region.findByRole('button', { name: /^Undo/ }));
  await findNotification('destructive', 'Error', `Failed to undo the change. ${reason}`);
  await waitFor(() => expect(rows()).toHaveLength(2));
});

it('a list that can’t be loaded is told in its place and can be tried again', async () => {
  expectConsoleErrors(/^Failed to fetch changes \(TimeoutError\)/);
  const data = stubData(ADMINISTRATOR);
  data.listChanges.mockRejectedValueOnce(new TimeoutError());
  data.countCareers.mockResolvedValue(7);
  const { user } = renderAdmin(<DashboardPage />, '/admin/dashboard');
  expect(await screen.findByText(/^The changes couldn’t be loaded\./)).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Total Jobs' })).toHaveTextContent('7');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No changes yet')).toBeInTheDocument();
});
