import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConflictError } from '@/domain/errors';
import { CareersPage } from '@/pages/admin/careers-page';
import { storedCareer } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { career } from '../support/sample-documents';
import { findNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

/** Opens a career, types a department, and tries to save after someone else has stored `fields`, or deleted it. */
async function saveConflicting(fields: Record<string, unknown> | null, version = '2') {
  expectConsoleErrors(/^Failed to save career \(ConflictError\)/);
  const data = stubData(ADMINISTRATOR);
  data.listCareers.mockResolvedValue(lastPage(storedCareer('one')));
  data.saveCareer.mockRejectedValueOnce(new ConflictError({ id: 'one', fields, version }));
  const view = renderAdmin(<CareersPage />, '/admin/careers');
  await view.user.click(await screen.findByRole('button', { name: /^Edit / }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Career' }));
  await view.fill(dialog.getByLabelText('Department'), 'Mine');
  await view.user.click(dialog.getByText('Update Career'));
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('This career was changed by someone else since you opened it.');
  await findNotification('destructive', 'Error', 'Failed to save career');
  return { ...view, data, dialog, alert, saved: () => data.saveCareer.mock.lastCall?.slice(1) };
}

const THEIRS = career({ location: 'Theirs' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('shows the fields that differ, word by word, and overwrites them on request', async () => {
  const { user, dialog, alert, saved } = await saveConflicting(THEIRS);
  const terms = within(alert).getAllByRole('term');
  expect(terms.map((term) => term.textContent)).toEqual(['Department', 'Location']);
  expect(dialog.getByLabelText('Department')).toHaveValue('Mine');
  await user.click(dialog.getByText('Overwrite with mine'));
  await findNotification('default', 'Success', 'Career updated successfully');
  const mine = expect.objectContaining({ location: 'New York, NY', department: 'Mine' }) as unknown;
  expect(saved()).toEqual(['one', mine, '2']);
  await isClosed();
});

it('loads the newer version, sets every word aside, also over a reload of the screen', async () => {
  const { user, dialog, unmount, saved } = await saveConflicting(THEIRS);
  await user.click(dialog.getByText('Load the newer version'));
  expect(dialog.getByLabelText('Location')).toHaveValue('Theirs');
  expect(dialog.getByLabelText('Department')).toHaveValue('Engineering');
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  // What is set aside isn't closed without asking.
  await user.click(screen.getByLabelText('Close'));
  await user.click(screen.getByText('Keep editing'));
  unmount();
  const { fill } = renderAdmin(<CareersPage />, '/admin/careers');
  const again = within(await screen.findByRole('dialog', { name: 'Edit Career' }));
  expect(again.getByRole('region', { name: 'Your text' })).toHaveTextContent('Mine');
  await user.click(again.getByText('Bring back my text'));
  expect(again.getByLabelText('Department')).toHaveValue('Mine');
  await fill(again.getByLabelText('Location'), 'Both');
  await user.click(again.getByText('Update Career'));
  await findNotification('default', 'Success', 'Career updated successfully');
  const both = expect.objectContaining({ location: 'Both', department: 'Mine' }) as unknown;
  expect(saved()).toEqual(['one', both, '2']);
  await isClosed();
});

it('what was set aside stays through a save until it is discarded, and then closes without a question', async () => {
  const { user, fill, dialog } = await saveConflicting(THEIRS);
  await user.click(dialog.getByText('Load the newer version'));
  await fill(dialog.getByLabelText('Location'), 'Both');
  await user.click(dialog.getByText('Update Career'));
  await findNotification('default', 'Success', 'Career updated successfully');
  expect(dialog.getByRole('region', { name: 'Your text' })).toHaveTextContent('Mine');
  await user.click(dialog.getByText('Discard my text'));
  expect(dialog.getByLabelText('Location')).toHaveValue('Both');
  await user.click(screen.getByLabelText('Close'));
  await isClosed();
});

it('overwrites nothing with words that can’t be saved', async () => {
  const { user, fill, data, dialog } = await saveConflicting(THEIRS);
  await fill(dialog.getByLabelText(/^Job Title/), ' ');
  await user.click(dialog.getByText('Overwrite with mine'));
  await waitFor(() => expect(dialog.getByLabelText(/^Job Title/)).toBeInvalid());
  expect(data.saveCareer).toHaveBeenCalledOnce();
});

it('adds a career that was deleted as a new one', async () => {
  const { user, data, dialog, alert, saved } = await saveConflicting(null, '');
  expect(alert).toHaveTextContent('It was deleted. Your text is still here.');
  expect(dialog.queryByText('Load the newer version')).not.toBeInTheDocument();
  data.saveCareer.mockRejectedValueOnce(new Error('lost'));
  expectConsoleErrors(/^Failed to save career \(Error\)/);
  await user.click(dialog.getByText('Save it as a new career'));
  const added = within(await screen.findByRole('dialog', { name: 'Add New Career' }));
  await user.click(await added.findByText('Create Career'));
  await findNotification('default', 'Success', 'Career added successfully');
  const mine = expect.objectContaining({ department: 'Mine', title: 'Senior Oracle Developer' });
  expect(saved()).toEqual([expect.not.stringMatching(/^one$/), mine, '']);
  await isClosed();
});
