import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AccessDeniedError, TimeoutError, UndoError } from '@/domain/errors';
import { CareersPage } from '@/pages/admin/careers-page';
import { storedCareer } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { findNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

const [ONE, TWO] = [storedCareer('one'), storedCareer('two', { title: 'DBA' })];

/** A list of two careers, of which the first is asked to be deleted. */
async function askToDelete(answer: boolean) {
  const data = stubData(ADMINISTRATOR);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(answer);
  data.listCareers.mockResolvedValue(lastPage(ONE, TWO));
  const view = renderAdmin(<CareersPage />, '/admin/careers');
  const button = await screen.findByRole('button', { name: 'Delete Senior Oracle Developer' });
  return { ...view, data, confirm, button, press: () => view.user.click(button) };
}

/** Deletes the first career. */
async function deleteFirst() {
  const view = await askToDelete(true);
  view.data.deleteCareer.mockResolvedValue('the deletion');
  view.data.listCareers.mockResolvedValue(lastPage(TWO));
  await view.press();
  const toast = await findNotification('default', 'Success', 'Career deleted successfully');
  return { ...view, undo: () => view.user.click(toast.getByText('Undo')) };
}

it('asks in the words of the specification and keeps the career when declined', async () => {
  const { data, confirm, press } = await askToDelete(false);
  await press();
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Are you sure you want to delete this career?');
  expect(data.deleteCareer).not.toHaveBeenCalled();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('disables the buttons of the row while it is deleted, and reads list and total again', async () => {
  const { data, press, button } = await askToDelete(true);
  const { released, release } = deferred();
  data.deleteCareer.mockReturnValue(released.then(() => null));
  await press();
  await waitFor(() => expect(button).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Edit Senior Oracle Developer' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Delete DBA' })).toBeEnabled();
  data.listCareers.mockResolvedValue(lastPage(TWO));
  data.countCareers.mockResolvedValue(1);
  release();
  // Without Undo: somebody else had deleted it before.
  const toast = await findNotification('default', 'Success', 'Career deleted successfully');
  expect(toast.queryByText('Undo')).not.toBeInTheDocument();
  expect(data.deleteCareer).toHaveBeenCalledExactlyOnceWith('one');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByText('1 total position')).toBeInTheDocument();
});

it('Undo restores the career and reads the list again', async () => {
  const { data, undo } = await deleteFirst();
  data.listCareers.mockResolvedValue(lastPage(ONE, TWO));
  await undo();
  await findNotification('default', 'Success', 'Career restored');
  expect(data.undoChange).toHaveBeenCalledExactlyOnceWith('the deletion');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('a failed Undo is reported with a way to try again', async () => {
  expectConsoleErrors(/^Failed to restore career \(TimeoutError\)/);
  const { data, user, undo } = await deleteFirst();
  data.undoChange.mockRejectedValueOnce(new TimeoutError());
  await undo();
  const failure = await findNotification('destructive', 'Error', 'Failed to restore career');
  await user.click(failure.getByText('Try again'));
  await findNotification('default', 'Success', 'Career restored');
  expect(data.undoChange.mock.calls).toEqual([['the deletion'], ['the deletion']]);
});

it('an Undo that can’t succeed says why, without a way to try again', async () => {
  expectConsoleErrors(/^Failed to restore career \(UndoError\)/);
  const { data, undo } = await deleteFirst();
  data.undoChange.mockRejectedValue(new UndoError('newer'));
  await undo();
  const failure = await findNotification(
    'destructive',
    'Error',
    'Failed to restore career. Someone changed this again in the meantime.',
  );
  expect(failure.queryByText('Try again')).not.toBeInTheDocument();
});

it('a failed deletion is reported and keeps the row', async () => {
  expectConsoleErrors(/^Failed to delete career \(AccessDeniedError\)/);
  const { data, button, press } = await askToDelete(true);
  data.deleteCareer.mockRejectedValue(new AccessDeniedError());
  await press();
  await findNotification('destructive', 'Error', 'Failed to delete career');
  await waitFor(() => expect(button).toBeEnabled());
  expect(screen.getAllByRole('article')).toHaveLength(2);
});
