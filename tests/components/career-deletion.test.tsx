import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AccessDeniedError, TimeoutError } from '@/domain/errors';
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

/** Deletes the first career; its restoration calls `restore`. */
async function deleteFirst(restore: () => Promise<void>) {
  const view = await askToDelete(true);
  view.data.deleteCareer.mockResolvedValue(restore);
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
  const restore = vi.fn<() => Promise<void>>().mockResolvedValue();
  const { data, undo } = await deleteFirst(restore);
  data.listCareers.mockResolvedValue(lastPage(ONE, TWO));
  await undo();
  await findNotification('default', 'Success', 'Career restored');
  expect(restore).toHaveBeenCalledOnce();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('a failed Undo is reported with a way to try again', async () => {
  expectConsoleErrors(/^Failed to restore career \(TimeoutError\)/);
  const restore = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TimeoutError());
  const { user, undo } = await deleteFirst(restore);
  await undo();
  const failure = await findNotification('destructive', 'Error', 'Failed to restore career');
  restore.mockResolvedValue();
  await user.click(failure.getByText('Try again'));
  await findNotification('default', 'Success', 'Career restored');
  expect(restore).toHaveBeenCalledTimes(2);
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
