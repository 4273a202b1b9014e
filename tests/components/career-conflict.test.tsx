import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AccessDeniedError, ConflictError } from '@/domain/errors';
import { CareersPage } from '@/pages/admin/careers-page';
import { storedCareer } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { findNotification, hasNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

/** Opens a career, types a department, and tries to save after somebody else has stored `theirs`. */
async function saveConflicting(theirs: ReturnType<typeof storedCareer> | null) {
  const data = stubData(ADMINISTRATOR);
  data.listCareers.mockResolvedValue(lastPage(storedCareer('one')));
  data.updateCareer.mockRejectedValueOnce(new ConflictError());
  data.getCareer.mockResolvedValue(theirs);
  const view = renderAdmin(<CareersPage />, '/admin/careers');
  await view.user.click(await screen.findByRole('button', { name: /^Edit / }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Career' }));
  await view.fill(dialog.getByLabelText('Department'), 'Mine');
  await view.user.click(dialog.getByText('Update Career'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This career was changed by someone else since you opened it.',
  );
  expect(dialog.getByLabelText('Department')).toHaveValue('Mine');
  expect(hasNotification()).toBe(false);
  data.updateCareer.mockClear();
  return { ...view, data, dialog };
}

const THEIRS = storedCareer('one', { location: 'Theirs' }, 2);

it('loads the newer version beside the typed text, and then saves over that version', async () => {
  const { user, fill, data, dialog } = await saveConflicting(THEIRS);
  await user.click(dialog.getByText('Load the newer version'));
  expect(dialog.getByLabelText('Location')).toHaveValue('Theirs');
  expect(dialog.getByLabelText('Department')).toHaveValue('Engineering');
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Your text, for copying').value).toMatch(
    /^Senior Oracle Developer · Mine · New York, NY/,
  );
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  // What was typed is stored nowhere, so it is not closed without asking.
  await user.keyboard('{Escape}');
  await user.click(screen.getByText('Keep editing'));

  await fill(dialog.getByLabelText('Department'), 'Both');
  await user.click(dialog.getByText('Update Career'));
  await findNotification('default', 'Success', 'Career updated successfully');
  expect(data.updateCareer).toHaveBeenCalledExactlyOnceWith(
    'one',
    expect.objectContaining({ location: 'Theirs', department: 'Both' }),
    'version 2',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('the text for copying is there again when the page is left without the dialog', async () => {
  const { user, dialog, unmount } = await saveConflicting(THEIRS);
  await user.click(dialog.getByText('Load the newer version'));
  unmount();
  renderAdmin(<CareersPage />, '/admin/careers');
  const again = within(await screen.findByRole('dialog', { name: 'Edit Career' }));
  expect(again.getByLabelText<HTMLTextAreaElement>('Your text, for copying').value).toMatch(/Mine/);
  expect(again.getByLabelText('Location')).toHaveValue('Theirs');
});

it('overwrites the newer version on request, with every field as typed', async () => {
  const { user, data, dialog } = await saveConflicting(THEIRS);
  await user.click(dialog.getByText('Overwrite with mine'));
  await findNotification('default', 'Success', 'Career updated successfully');
  expect(data.updateCareer).toHaveBeenCalledExactlyOnceWith(
    'one',
    expect.objectContaining({ location: 'New York, NY', department: 'Mine' }),
    'version 2',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says so again when the newer version is replaced by a still newer one', async () => {
  const { user, data, dialog } = await saveConflicting(THEIRS);
  data.updateCareer.mockRejectedValueOnce(new ConflictError());
  data.getCareer.mockResolvedValue(storedCareer('one', { location: 'Newest' }, 3));
  await user.click(dialog.getByText('Overwrite with mine'));
  await user.click(await dialog.findByText('Load the newer version'));
  expect(dialog.getByLabelText('Location')).toHaveValue('Newest');
});

it('saves a career that was deleted meanwhile as a new one', async () => {
  const { user, data, dialog } = await saveConflicting(null);
  expect(dialog.getByRole('alert')).toHaveTextContent('It was deleted. Your text is still here.');
  expect(dialog.queryByText('Load the newer version')).not.toBeInTheDocument();
  await user.click(dialog.getByText('Save it as a new career'));
  await findNotification('default', 'Success', 'Career added successfully');
  expect(data.updateCareer).not.toHaveBeenCalled();
  const [id, career] = data.createCareer.mock.calls[0] ?? [];
  expect(id).not.toBe('one');
  expect(career).toMatchObject({ department: 'Mine', title: 'Senior Oracle Developer' });
});

it('a failed save keeps the input, and the next attempt stores the same document', async () => {
  expectConsoleErrors(/^Failed to save career \(AccessDeniedError\)/);
  const data = stubData(ADMINISTRATOR);
  data.createCareer.mockRejectedValueOnce(new AccessDeniedError());
  const { user, fill } = renderAdmin(<CareersPage />, '/admin/careers');
  await user.click(await screen.findByRole('button', { name: 'Add Career' }));
  await fill(screen.getByLabelText(/^Job Title/), 'DBA');
  await user.click(screen.getByText('Create Career'));
  await findNotification('destructive', 'Error', 'Failed to save career');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /no longer has administrator access.* Nothing you typed is lost\.$/,
  );
  expect(screen.getByLabelText(/^Job Title/)).toHaveValue('DBA');
  await user.click(screen.getByText('Create Career'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [first, second] = data.createCareer.mock.calls;
  expect(second).toEqual(first);
});
