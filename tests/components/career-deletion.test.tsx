import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConflictError } from '@/domain/errors';
import { CareersPage } from '@/pages/admin/careers-page';
import { storedCareer } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { career } from '../support/sample-documents';
import { findNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData, written } from './stub-data';

const [ONE, TWO] = [storedCareer('one'), storedCareer('two', { title: 'DBA' })];

/** A list of two careers, of which the first is asked to be deleted. */
async function askToDelete(answer: boolean) {
  const data = stubData(ADMINISTRATOR);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(answer);
  data.listCareers.mockResolvedValue(lastPage(ONE, TWO));
  const view = renderAdmin(<CareersPage />, '/admin/careers');
  const button = await screen.findByRole('button', { name: 'Delete Senior Oracle Developer' });
  return { data, confirm, button, press: () => view.user.click(button) };
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
  data.deleteCareer.mockReturnValue(released.then(() => written('one', null)));
  await press();
  await waitFor(() => expect(button).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Edit Senior Oracle Developer' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Delete DBA' })).toBeEnabled();
  data.listCareers.mockResolvedValue(lastPage(TWO));
  data.countCareers.mockResolvedValue(1);
  release();
  await findNotification('default', 'Success', 'Career deleted successfully');
  expect(data.deleteCareer.mock.calls.map(([, ...what]) => what)).toEqual([['one', 'version 1']]);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByText('1 total position')).toBeInTheDocument();
});

it('deletes no other version than the one on screen, and shows that one', async () => {
  expectConsoleErrors(/^Failed to delete career \(ConflictError\)/);
  const { data, press } = await askToDelete(true);
  const fields = career({ title: 'Renamed by them' });
  data.deleteCareer.mockRejectedValue(new ConflictError({ id: 'one', fields, version: '2' }));
  data.listCareers.mockResolvedValue(lastPage(storedCareer('one', fields, 2), TWO));
  await press();
  const toast = await findNotification('destructive', 'Error', 'Failed to delete career');
  expect(toast.getByText(/The screen now shows the current version/)).toBeInTheDocument();
  expect(toast.queryByText('Try again')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete Renamed by them' })).toBeEnabled();
});
