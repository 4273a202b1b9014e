import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FIRM } from '@/content/firm';
import { ConflictError, InvalidDocumentError } from '@/domain/errors';
import { storedCareer } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { career } from '../support/sample-documents';
import { ONE, openCareers, shownTitles, TWO } from './career-desk';
import { findFailure, findSuccess } from './render-admin';
import { serveBuild } from './serve-build';
import { hold, lastPage } from './stub-data';

const INACTIVE = storedCareer('one', { isActive: false }, 2);

const NOW_INACTIVE = `“Senior Oracle Developer” is now inactive. Pages may still show it for a few seconds after they load, until the site is published ${FIRM.figures.publication}.`;
const FAILED = 'Failed to change career status';

async function openList(query = '') {
  const view = openCareers([ONE, TWO], query);
  const control = await screen.findByRole('switch', { name: 'Senior Oracle Developer is active' });
  return { ...view, control, switched: view.data.write.mock.calls };
}

it('the switch deactivates the displayed version of a career, and Undo or the keyboard reactivates the career', async () => {
  const { data, user, control, switched } = await openList();
  expect(control).toBeChecked();
  data.listCareers.mockResolvedValue(lastPage(INACTIVE, TWO));
  data.countCareers.mockImplementation(({ isActive }) => Promise.resolve(isActive ? 1 : 2));
  await user.click(control);
  const toast = await findSuccess(NOW_INACTIVE);
  expect(switched).toEqual([['careers/one', career({ isActive: false }), 'version 1']]);
  expect(control).not.toBeChecked();
  expect(control).toHaveFocus();
  const card = within(screen.getByRole('article', { name: 'Senior Oracle Developer' }));
  expect(card.getByText('Inactive')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Active 1' })).toBeInTheDocument();
  data.listCareers.mockResolvedValue(lastPage(ONE, TWO));
  await user.click(toast.getByText('Undo'));
  await findSuccess('Change undone');
  expect(data.undo).toHaveBeenCalledExactlyOnceWith('careers~one~saved');
  expect(control).toBeChecked();

  data.listCareers.mockResolvedValue(lastPage(INACTIVE, TWO));
  await user.click(control);
  await findSuccess(NOW_INACTIVE);
  data.listCareers.mockResolvedValue(lastPage(ONE));
  await user.keyboard(' ');
  await findSuccess(
    `“Senior Oracle Developer” is now active. Pages show it a few seconds after they load, and at once when the site is published ${FIRM.figures.publication}.`,
  );
  expect(switched.at(-1)).toEqual(['careers/one', career(), 'version 2']);
});

it('during a save, the switch shows the new state and ignores clicks, and a change to another career waits until the save ends', async () => {
  const { data, user, control, switched } = await openList();
  const release = hold(data.write, undefined);
  await user.click(control);
  expect(control).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Edit Senior Oracle Developer' })).toBeDisabled();
  await user.click(control);
  const other = screen.getByRole('switch', { name: 'DBA is active' });
  await user.click(other);
  expect(control).not.toBeChecked();
  expect(other).not.toBeChecked();
  expect(data.write).toHaveBeenCalledOnce();
  data.listCareers.mockResolvedValue(lastPage(INACTIVE, TWO));
  release();
  await findSuccess(
    `“DBA” is now inactive. Pages may still show it for a few seconds after they load, until the site is published ${FIRM.figures.publication}.`,
  );
  expect(switched).toEqual([
    ['careers/one', career({ isActive: false }), 'version 1'],
    ['careers/two', career({ title: 'DBA', isActive: false }), 'version 1'],
  ]);
});

it('if a career is invalid, the switch reverts, and the notification says how to fix the career', async () => {
  expectConsoleErrors(/^Failed to change career status \(InvalidDocumentError\)/);
  const { data, user, control } = await openList();
  data.write.mockRejectedValue(new InvalidDocumentError());
  await user.click(control);
  const toast = await findFailure(FAILED);
  expect(toast.getByText(/correct the field, and save/)).toBeInTheDocument();
  expect(control).toBeChecked();
});

it('focus moves to the next switch when a deactivated career leaves the list', async () => {
  const { data, user, control } = await openList('?status=active');
  data.listCareers.mockResolvedValue(lastPage(TWO));
  await user.click(control);
  await findSuccess(NOW_INACTIVE);
  expect(screen.getByRole('switch', { name: 'DBA is active' })).toHaveFocus();
  data.listCareers.mockResolvedValue(lastPage());
  await user.keyboard(' ');
  expect(await screen.findByText('No active careers')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show all careers' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Careers' })).toHaveFocus());
});

async function openDeletion() {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  const view = await openList();
  const button = screen.getByRole('button', { name: 'Delete Senior Oracle Developer' });
  return { ...view, confirm, button };
}

it('Delete asks for confirmation, disables the row’s buttons, and then reloads the list and the total', async () => {
  const { user, data, confirm, button } = await openDeletion();
  confirm.mockReturnValueOnce(false);
  await user.click(button);
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Are you sure you want to delete this career?');
  expect(data.write).not.toHaveBeenCalled();
  const release = hold(data.write, undefined);
  await user.click(button);
  await waitFor(() => expect(button).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Edit Senior Oracle Developer' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Delete DBA' })).toBeEnabled();
  data.listCareers.mockResolvedValue(lastPage(TWO));
  data.countCareers.mockResolvedValue(1);
  release();
  await findSuccess('Career deleted successfully');
  expect(data.write).toHaveBeenCalledExactlyOnceWith('careers/one', null, 'version 1');
  expect(shownTitles()).toEqual(['DBA']);
  expect(screen.getByText('1 total position')).toBeInTheDocument();
});

it('a career that someone else has changed is not deleted, and the list shows its current version', async () => {
  expectConsoleErrors(/^Failed to delete career \(ConflictError\)/);
  const { user, data, button } = await openDeletion();
  const fields = career({ title: 'Renamed by them' });
  data.write.mockRejectedValue(new ConflictError());
  data.listCareers.mockResolvedValue(lastPage(storedCareer('one', fields, 2), TWO));
  await user.click(button);
  const toast = await findFailure('Failed to delete career');
  expect(toast.getByText(/has since been changed or deleted/)).toBeInTheDocument();
  expect(toast.queryByText('Try again')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete Renamed by them' })).toBeEnabled();
});

it('a career shows whether the deployed pages show it as it is saved', async () => {
  const OPEN = storedCareer('open', { title: 'Open' });
  const SHOWN = storedCareer('shown', { title: 'Still shown' });
  const { data, user } = openCareers([
    OPEN,
    storedCareer('changed', { title: 'Changed' }),
    { ...SHOWN, isActive: false },
    storedCareer('closed', { title: 'Closed', isActive: false }),
  ]);
  serveBuild(
    ['careers', OPEN],
    ['careers', storedCareer('changed', { title: 'Before' })],
    ['careers', SHOWN],
  );
  const row = (name: string) => within(screen.getByRole('article', { name }));
  await waitFor(() => expect(row('Open').getByText('Live')).toBeInTheDocument());
  expect(row('Changed').getByText('Waiting')).toBeInTheDocument();
  expect(row('Still shown').getByText('Waiting')).toBeInTheDocument();
  expect(row('Closed').queryByText(/^(Live|Waiting)$/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Inactive/ }));
  await waitFor(() => expect(shownTitles()).toEqual(['Still shown', 'Closed']));
  expect(data.fetch).toHaveBeenCalledOnce();
});
