import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConflictError, TimeoutError } from '@/domain/errors';
import { InvalidDocumentError } from '@/domain/invalid-document-error';
import { CareersPage } from '@/pages/admin/careers-page';
import { storedCareer } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { findNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

const ONE = storedCareer('one');
const TWO = storedCareer('two', { title: 'DBA' });
const INACTIVE = storedCareer('one', { isActive: false }, 2);

const NOW_INACTIVE = '“Senior Oracle Developer” is inactive: visitors no longer see it.';
const FAILED = '“Senior Oracle Developer” wasn’t changed.';

async function openList(address = '/admin/careers') {
  const data = stubData(ADMINISTRATOR);
  data.listCareers.mockResolvedValue(lastPage(ONE, TWO));
  const view = renderAdmin(<CareersPage />, address);
  const control = await screen.findByRole('switch', { name: 'Senior Oracle Developer is active' });
  return { ...view, data, control };
}

it('hides a career at once, over the version shown, and Undo brings it back', async () => {
  const { data, user, control } = await openList();
  data.switchCareer.mockResolvedValue('the change');
  expect(control).toBeChecked();
  data.listCareers.mockResolvedValue(lastPage(INACTIVE, TWO));
  data.countCareers.mockImplementation(({ isActive }) => Promise.resolve(isActive ? 1 : 2));
  await user.click(control);
  const toast = await findNotification('default', 'Success', NOW_INACTIVE);
  expect(data.switchCareer).toHaveBeenCalledExactlyOnceWith('one', false, 'version 1');
  expect(data.updateCareer).not.toHaveBeenCalled();
  expect(control).not.toBeChecked();
  expect(control).toHaveFocus();
  const card = within(screen.getByRole('article', { name: 'Senior Oracle Developer' }));
  expect(card.getByText('Inactive')).toBeInTheDocument();
  expect(card.queryByText('View on site')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Active 1' })).toBeInTheDocument();

  data.listCareers.mockResolvedValue(lastPage(ONE, TWO));
  await user.click(toast.getByText('Undo'));
  await findNotification('default', 'Success', 'Change undone');
  expect(data.undoChange).toHaveBeenCalledExactlyOnceWith('the change');
  expect(control).toBeChecked();
});

it('shows a career again with the keyboard', async () => {
  const { data, user, control } = await openList();
  data.listCareers.mockResolvedValue(lastPage(INACTIVE));
  await user.click(control);
  await findNotification('default', 'Success', NOW_INACTIVE);
  data.listCareers.mockResolvedValue(lastPage(ONE));
  await user.keyboard(' ');
  await findNotification(
    'default',
    'Success',
    '“Senior Oracle Developer” is active: visitors see it.',
  );
  expect(data.switchCareer).toHaveBeenLastCalledWith('one', true, 'version 2');
});

it('shows the new state while it saves, and can’t be pressed again meanwhile', async () => {
  const { data, user, control } = await openList();
  const { released, release } = deferred();
  data.switchCareer.mockReturnValue(released.then(() => null));
  await user.click(control);
  expect(control).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Edit Senior Oracle Developer' })).toBeDisabled();
  await user.click(control);
  data.listCareers.mockResolvedValue(lastPage(INACTIVE, TWO));
  release();
  // Without Undo: it was stored like that already.
  const toast = await findNotification('default', 'Success', NOW_INACTIVE);
  expect(toast.queryByText('Undo')).not.toBeInTheDocument();
  expect(data.switchCareer).toHaveBeenCalledOnce();
});

it('two careers are switched one after the other', async () => {
  const { data, user, control } = await openList();
  const { released, release } = deferred();
  data.switchCareer.mockReturnValueOnce(released.then(() => null));
  await user.click(control);
  await user.click(screen.getByRole('switch', { name: 'DBA is active' }));
  expect(control).not.toBeChecked();
  expect(screen.getByRole('switch', { name: 'DBA is active' })).not.toBeChecked();
  expect(data.switchCareer).toHaveBeenCalledOnce();
  release();
  await waitFor(() =>
    expect(data.switchCareer).toHaveBeenLastCalledWith('two', false, 'version 1'),
  );
});

it('shows what is stored after somebody else was first', async () => {
  expectConsoleErrors(/^Failed to switch career \(ConflictError\)/);
  const { data, user, control } = await openList();
  data.switchCareer.mockRejectedValue(new ConflictError());
  data.listCareers.mockResolvedValue(
    lastPage(storedCareer('one', { title: 'Renamed by them' }, 2), TWO),
  );
  await user.click(control);
  await findNotification(
    'destructive',
    'Error',
    `${FAILED} Someone else changed or deleted it in the meantime. The list shows what is stored.`,
  );
  expect(await screen.findByRole('switch', { name: 'Renamed by them is active' })).toBeChecked();
});

it('goes back after a failure', async () => {
  expectConsoleErrors(/^Failed to switch career \(TimeoutError\)/);
  const { data, user, control } = await openList();
  data.switchCareer.mockRejectedValue(new TimeoutError());
  await user.click(control);
  const failure = `${FAILED} The connection failed. Please try again.`;
  await findNotification('destructive', 'Error', failure);
  expect(control).toBeChecked();
});

it('says what to do about a career that can’t be stored as it is', async () => {
  expectConsoleErrors(/^Failed to switch career \(InvalidDocumentError\)/);
  const { data, user, control } = await openList();
  data.switchCareer.mockRejectedValue(new InvalidDocumentError());
  await user.click(control);
  const advice =
    'One of its fields has a value that can no longer be stored. Edit the career, check every field, and save it.';
  await findNotification('destructive', 'Error', `${FAILED} ${advice}`);
});

it('moves the focus to the next switch where the career leaves the list', async () => {
  const { data, user, control } = await openList('/admin/careers?status=active');
  data.listCareers.mockResolvedValue(lastPage(TWO));
  await user.click(control);
  await findNotification('default', 'Success', NOW_INACTIVE);
  expect(screen.getByRole('switch', { name: 'DBA is active' })).toHaveFocus();
  data.listCareers.mockResolvedValue(lastPage());
  await user.keyboard(' ');
  expect(await screen.findByText('No active careers')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Careers' })).toHaveFocus());
});
