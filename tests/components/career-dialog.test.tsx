import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { careers } from '@/collections/careers';
import { blankInput } from '@/collections/collection';
import { storedCareer } from '../support/admin-documents';
import { career } from '../support/sample-documents';
import { expectNoDialog, openForm } from './career-desk';
import { doubleClick } from './double-click';
import { findDialog } from './find-dialog';
import { findSuccess } from './render-admin';
import { hold, written } from './stub-data';

/** Starts to save a new career. The save ends when `release` is called. */
async function saveSlowly() {
  const view = await openForm('Add Career');
  const release = hold(view.data.write, written('careers/new'));
  const title = view.form.getByLabelText(/^Job Title/);
  await view.fill(title, 'DBA');
  doubleClick(view.form.getByText('Create Career'));
  return { ...view, title, release };
}

it('a new career starts blank, full-time, and active, with one empty row in each list', async () => {
  const { user, form } = await openForm('Add Career');
  const title = form.getByLabelText(/^Job Title/);
  expect(title).toHaveAttribute('placeholder', 'e.g. Senior Oracle Developer');
  for (const label of ['Department', 'Location', /^Salary Range/, 'Job Description'])
    expect(form.getByLabelText(label)).toHaveValue('');
  for (const item of ['Requirement', 'Responsibility', 'Benefit']) {
    expect(form.getByLabelText(`${item} 1`)).toHaveValue('');
    expect(form.queryByLabelText(`${item} 2`)).not.toBeInTheDocument();
    expect(form.getByText(`Add ${item}`)).toBeInTheDocument();
  }
  expect(form.getByLabelText('Job Description')).toHaveAttribute('rows', '4');
  expect(form.getByLabelText('Active (visible on careers page)')).toBeChecked();
  const type = form.getByLabelText('Job Type');
  expect(type).toHaveTextContent(/^Full-time$/);
  await user.click(type);
  const options = screen.getAllByRole('option').map((option) => option.textContent);
  expect(options).toEqual(['Full-time', 'Part-time', 'Contract', 'Internship']);
});

it('the form omits blank rows when it saves an inactive career, closes, and is blank for the next career', async () => {
  const { user, fill, choose, data, form } = await openForm('Add Career');
  await fill(form.getByLabelText(/^Job Title/), 'Cloud Architect');
  await choose(form.getByLabelText('Job Type'), 'Contract');
  await fill(form.getByLabelText('Requirement 1'), ' OCI ');
  await user.click(form.getByText('Add Requirement'));
  await user.paste('   ');
  await user.click(form.getByText('Add Requirement'));
  await user.paste('Terraform');
  await user.click(form.getByLabelText('Active (visible on careers page)'));
  await user.click(form.getByText('Create Career'));
  await findSuccess('Career added successfully');
  const [[path, saved] = []] = data.write.mock.calls;
  expect(path).toMatch(/^careers\/./);
  const typed = {
    title: 'Cloud Architect',
    type: 'contract',
    requirements: ['OCI', 'Terraform'],
    isActive: false,
  };
  expect(saved).toEqual({ ...blankInput(careers), ...typed });
  await expectNoDialog();
  // The list and its three counts (all, active, inactive) are read on opening and again after the save.
  expect(data.listCareers).toHaveBeenCalledTimes(2);
  expect(data.countCareers).toHaveBeenCalledTimes(6);
  await user.click(screen.getByRole('button', { name: 'Add Career' }));
  expect(screen.getByLabelText(/^Job Title/)).toHaveValue('');
});

it('the form opens a saved career for editing, with a blank row for each empty list', async () => {
  const fields = { benefits: [], type: 'internship', isActive: false };
  const stored = storedCareer('one', { ...fields, salaryRange: undefined });
  const { user, fill, data, form } = await openForm(/^Edit /, [stored]);
  expect(form.getByLabelText(/^Job Title/)).toHaveValue('Senior Oracle Developer');
  expect(form.getByLabelText('Job Type')).toHaveTextContent(/^Internship$/);
  const requirements = form.getAllByLabelText<HTMLTextAreaElement>(/^Requirement \d+$/);
  expect(requirements.map(({ value }) => value)).toEqual(['SQL', 'PL/SQL', 'Patience']);
  expect(form.getByLabelText(/^Benefit \d+$/)).toHaveValue('');
  expect(form.getByLabelText(/^Salary Range/)).toHaveValue('');
  expect(form.getByLabelText('Active (visible on careers page)')).not.toBeChecked();
  await fill(form.getByLabelText('Department'), 'Delivery');
  await user.click(form.getByText('Update Career'));
  await findSuccess('Career updated successfully');
  expect(data.write).toHaveBeenCalledExactlyOnceWith(
    'careers/one',
    career({ ...fields, department: 'Delivery' }),
  );
  await expectNoDialog();
});

it('an invalid career form shows an error for each invalid field, focuses the first of these fields, and saves nothing', async () => {
  const { user, fill, data, form } = await openForm('Add Career');
  await fill(form.getByLabelText('Benefit 1'), '   ');
  await user.click(form.getByText('Add Benefit'));
  await user.paste('x'.repeat(501));
  await user.click(form.getByText('Create Career'));
  const title = form.getByLabelText(/^Job Title/);
  await waitFor(() => expect(title).toHaveAccessibleDescription('Enter a job title.'));
  expect(title).toHaveFocus();
  expect(title).toBeInvalid();
  expect(form.getByLabelText('Benefit 2')).toHaveAccessibleDescription(/at most 500 characters/);
  expect(form.getByLabelText('Benefit 1')).toHaveAccessibleDescription('');
  expect(data.write).not.toHaveBeenCalled();
});

it('during a save, the form can’t be closed or submitted again', async () => {
  const { user, data, form, title, release } = await saveSlowly();
  expect(await form.findByText('Saving...')).toBeDisabled();
  expect(form.getByText('Cancel')).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.type(title, '{Enter}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(data.write).toHaveBeenCalledOnce();
  release();
  await expectNoDialog();
});

it('text typed while a career is added keeps the form open, and the next save updates the same career', async () => {
  const { user, fill, data, form, release } = await saveSlowly();
  await fill(form.getByLabelText('Department'), 'Typed since');
  release();
  await findSuccess('Career added successfully');
  const again = await findDialog('Edit Career');
  expect(again.getByLabelText('Department')).toHaveValue('Typed since');
  await user.click(again.getByText('Update Career'));
  await findSuccess('Career updated successfully');
  const [first, second] = data.write.mock.calls;
  expect(second).toEqual([first?.[0], { ...first?.[1], department: 'Typed since' }]);
  await expectNoDialog();
});

it('after Undo of a first save, the form still has text typed since, for a new career', async () => {
  const { user, fill, data, form, release } = await saveSlowly();
  await fill(form.getByLabelText('Department'), 'Typed since');
  release();
  const saved = await findSuccess('Career added successfully');
  await user.click(saved.getByText('Undo'));
  const again = await findDialog('Add New Career');
  expect(again.getByLabelText('Department')).toHaveValue('Typed since');
  await user.click(again.getByText('Create Career'));
  await findSuccess('Career added successfully');
  expect(data.write.mock.lastCall?.[1]).toMatchObject({ title: 'DBA', department: 'Typed since' });
  await expectNoDialog();
});
