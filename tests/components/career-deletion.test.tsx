import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConflictError } from '@/domain/errors';
import { storedCareer } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { career } from '../support/sample-documents';
import { ONE, openCareers, shownTitles, TWO } from './career-desk';
import { findFailure, findSuccess } from './render-admin';
import { hold, lastPage, written } from './stub-data';

/** A list of two careers, of which the first can be deleted. */
async function openTwo() {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  const view = openCareers([ONE, TWO]);
  const button = await screen.findByRole('button', { name: 'Delete Senior Oracle Developer' });
  return { ...view, confirm, button };
}

it('asks in the words of the specification, disables the buttons of the row meanwhile, and reads list and total again', async () => {
  const { user, data, confirm, button } = await openTwo();
  confirm.mockReturnValueOnce(false);
  await user.click(button);
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Are you sure you want to delete this career?');
  expect(data.deleteCareer).not.toHaveBeenCalled();
  const release = hold(data.deleteCareer, written('one', null));
  await user.click(button);
  await waitFor(() => expect(button).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Edit Senior Oracle Developer' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Delete DBA' })).toBeEnabled();
  data.listCareers.mockResolvedValue(lastPage(TWO));
  data.countCareers.mockResolvedValue(1);
  release();
  await findSuccess('Career deleted successfully');
  expect(data.deleteCareer.mock.calls.map(([, ...what]) => what)).toEqual([['one', 'version 1']]);
  expect(shownTitles()).toEqual(['DBA']);
  expect(screen.getByText('1 total position')).toBeInTheDocument();
});

it('deletes no other version than the one on screen, and shows that one', async () => {
  expectConsoleErrors(/^Failed to delete career \(ConflictError\)/);
  const { user, data, button } = await openTwo();
  const fields = career({ title: 'Renamed by them' });
  data.deleteCareer.mockRejectedValue(new ConflictError({ id: 'one', fields, version: '2' }));
  data.listCareers.mockResolvedValue(lastPage(storedCareer('one', fields, 2), TWO));
  await user.click(button);
  const toast = await findFailure('Failed to delete career');
  expect(toast.getByText(/The screen now shows the current version/)).toBeInTheDocument();
  expect(toast.queryByText('Try again')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete Renamed by them' })).toBeEnabled();
});
