import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConflictError } from '@/domain/errors';
import { expectConsoleErrors } from '../support/console-errors';
import { career } from '../support/sample-documents';
import { expectNoDialog, ONE, openForm, renderCareers } from './career-desk';
import { findDialog } from './find-dialog';
import { findFailure, findSuccess } from './render-admin';

/** Tries to save an edited career after someone else has saved `fields` or, if `fields` is null, deleted it. */
async function saveConflicting(fields: Record<string, unknown> | null, version = '2') {
  expectConsoleErrors(/^Failed to save career \(ConflictError\)/);
  const view = await openForm(/^Edit /, [ONE]);
  const { user, data, form } = view;
  data.write.mockRejectedValueOnce(new ConflictError({ id: 'one', fields, version }));
  await view.fill(form.getByLabelText('Department'), 'Mine');
  await user.click(form.getByText('Update Career'));
  const alert = await form.findByRole('alert');
  expect(alert).toHaveTextContent(
    /^Someone else has (changed|deleted) this career since you opened it\./,
  );
  await findFailure('Failed to save career');
  return { ...view, alert, saved: () => data.write.mock.lastCall };
}

const THEIRS = career({ location: 'Theirs' });
const including = (fields: Record<string, string>): unknown => expect.objectContaining(fields);

it('after a conflict, the form shows the fields that differ, and “Overwrite with mine” saves the user’s version', async () => {
  const { user, form, alert, saved } = await saveConflicting(THEIRS);
  const terms = within(alert).getAllByRole('term');
  expect(terms.map((term) => term.textContent)).toEqual(['Department', 'Location']);
  await user.click(form.getByText('Overwrite with mine'));
  await findSuccess('Career updated successfully');
  const mine = including({ location: 'New York, NY', department: 'Mine' });
  expect(saved()).toEqual(['careers/one', mine, '2']);
  await expectNoDialog();
});

it('“Overwrite with mine” saves nothing if a field is invalid', async () => {
  const { user, fill, data, form } = await saveConflicting(THEIRS);
  const title = form.getByLabelText(/^Job Title/);
  await fill(title, ' ');
  await user.click(form.getByText('Overwrite with mine'));
  await waitFor(() => expect(title).toBeInvalid());
  expect(data.write).toHaveBeenCalledOnce();
});

it('“Load the newer version” sets the user’s text aside, and that text can be brought back even after a reload', async () => {
  const { user, form, unmount, saved } = await saveConflicting(THEIRS);
  await user.click(form.getByText('Load the newer version'));
  expect(form.getByLabelText('Location')).toHaveValue('Theirs');
  expect(form.getByLabelText('Department')).toHaveValue('Engineering');
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
  // A form that has set text aside asks for confirmation before it closes.
  await user.click(screen.getByLabelText('Close'));
  await user.click(screen.getByText('Keep editing'));
  unmount();
  const { fill } = renderCareers();
  const again = await findDialog('Edit Career');
  expect(again.getByRole('region', { name: 'Your text' })).toHaveTextContent('Mine');
  await user.click(again.getByText('Bring back my text'));
  expect(again.getByLabelText('Department')).toHaveValue('Mine');
  await fill(again.getByLabelText('Location'), 'Both');
  await user.click(again.getByText('Update Career'));
  await findSuccess('Career updated successfully');
  expect(saved()).toEqual([
    'careers/one',
    including({ location: 'Both', department: 'Mine' }),
    '2',
  ]);
  await expectNoDialog();
});

it('text that was set aside stays available after a save until the user discards it', async () => {
  const { user, fill, form } = await saveConflicting(THEIRS);
  await user.click(form.getByText('Load the newer version'));
  await fill(form.getByLabelText('Location'), 'Both');
  await user.click(form.getByText('Update Career'));
  await findSuccess('Career updated successfully');
  expect(form.getByRole('region', { name: 'Your text' })).toHaveTextContent('Mine');
  await user.click(form.getByText('Discard my text'));
  expect(form.getByLabelText('Location')).toHaveValue('Both');
  await user.click(screen.getByLabelText('Close'));
  await expectNoDialog();
});

it('an edited career that someone else has deleted can be saved as a new career', async () => {
  const { user, data, form, alert, saved } = await saveConflicting(null, '');
  expect(alert).toHaveTextContent(
    'Someone else has deleted this career since you opened it. You can save your text as a new career.',
  );
  expect(form.queryByText('Load the newer version')).not.toBeInTheDocument();
  data.write.mockRejectedValueOnce(new Error('lost'));
  expectConsoleErrors(/^Failed to save career \(Error\)/);
  await user.click(form.getByText('Save as a new career'));
  const added = await findDialog('Add New Career');
  await user.click(await added.findByText('Create Career'));
  await findSuccess('Career added successfully');
  const mine = including({ department: 'Mine', title: 'Senior Oracle Developer' });
  expect(saved()).toEqual([expect.stringMatching(/^careers\/(?!one$)/), mine, '']);
  await expectNoDialog();
});
