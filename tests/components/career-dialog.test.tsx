import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deferred } from '../support/network';
import { CareersPage } from '@/pages/admin/careers-page';
import { storedCareer } from '../support/admin-documents';
import { career } from '../support/sample-documents';
import { findNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData, written } from './stub-data';

async function openNew() {
  const data = stubData(ADMINISTRATOR);
  const view = renderAdmin(<CareersPage />, '/admin/careers');
  await view.user.click(await screen.findByRole('button', { name: 'Add Career' }));
  return { ...view, data, dialog: within(screen.getByRole('dialog', { name: 'Add New Career' })) };
}

async function openEdit(fields: Record<string, unknown> = {}) {
  const data = stubData(ADMINISTRATOR);
  data.listCareers.mockResolvedValue(lastPage(storedCareer('one', fields)));
  const view = renderAdmin(<CareersPage />, '/admin/careers');
  await view.user.click(await screen.findByRole('button', { name: /^Edit / }));
  return { ...view, data, dialog: within(screen.getByRole('dialog', { name: 'Edit Career' })) };
}

it('starts a new career blank: full-time of four types, active, one empty row in each list', async () => {
  const { user, dialog } = await openNew();
  expect(dialog.getByLabelText(/^Job Title/)).toHaveAttribute(
    'placeholder',
    'e.g. Senior Oracle Developer',
  );
  const texts = dialog.getAllByRole<HTMLInputElement>('textbox');
  expect(texts.map(({ value }) => value)).toEqual(texts.map(() => ''));
  expect(dialog.getAllByLabelText(/^(Requirement|Responsibility|Benefit) \d+$/)).toHaveLength(3);
  for (const label of ['Department', 'Location', /^Salary Range/, 'Job Description']) {
    expect(dialog.getByLabelText(label)).toBeInTheDocument();
  }
  expect(dialog.getByLabelText('Job Type')).toHaveTextContent(/^Full-time$/);
  expect(dialog.getByLabelText('Job Description')).toHaveAttribute('rows', '4');
  for (const name of ['Requirement', 'Responsibility', 'Benefit']) {
    expect(dialog.getByText(`Add ${name}`)).toBeInTheDocument();
  }
  for (const legend of ['Requirements', 'Responsibilities', 'Benefits', 'Cancel']) {
    expect(dialog.getByText(legend)).toBeInTheDocument();
  }
  expect(dialog.getByLabelText('Active (visible on careers page)')).toBeChecked();
  await user.click(dialog.getByLabelText('Job Type'));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Full-time',
    'Part-time',
    'Contract',
    'Internship',
  ]);
});

it('creates an inactive career without blank rows, closes, and starts the next one blank', async () => {
  const { user, fill, choose, data, dialog } = await openNew();
  await fill(dialog.getByLabelText(/^Job Title/), 'Cloud Architect');
  await choose(dialog.getByLabelText('Job Type'), 'Contract');
  await fill(dialog.getByLabelText('Requirement 1'), ' OCI ');
  await user.click(dialog.getByText('Add Requirement'));
  await user.paste('   ');
  await user.click(dialog.getByText('Add Requirement'));
  await user.paste('Terraform');
  await user.click(dialog.getByLabelText('Active (visible on careers page)'));
  await user.click(dialog.getByText('Create Career'));
  await findNotification('default', 'Success', 'Career added successfully');
  expect(data.saveCareer).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.stringMatching(/./),
    {
      title: 'Cloud Architect',
      department: '',
      location: '',
      type: 'contract',
      description: '',
      requirements: ['OCI', 'Terraform'],
      responsibilities: [],
      benefits: [],
      salaryRange: '',
      isActive: false,
    },
    '',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // Once when the page opens, once after the save; the counts of all, active, and inactive ones.
  expect(data.listCareers).toHaveBeenCalledTimes(2);
  expect(data.countCareers).toHaveBeenCalledTimes(6);
  await user.click(screen.getByRole('button', { name: 'Add Career' }));
  expect(screen.getByLabelText(/^Job Title/)).toHaveValue('');
});

it('edits with the same form, filled in: an empty list as one blank row, a missing salary as empty', async () => {
  const { user, fill, data, dialog } = await openEdit({
    benefits: [],
    salaryRange: undefined,
    type: 'internship',
    isActive: false,
  });
  expect(dialog.getByLabelText(/^Job Title/)).toHaveValue('Senior Oracle Developer');
  expect(dialog.getByLabelText('Job Type')).toHaveTextContent(/^Internship$/);
  const requirements = dialog.getAllByLabelText<HTMLTextAreaElement>(/^Requirement \d+$/);
  expect(requirements.map(({ value }) => value)).toEqual(['SQL', 'PL/SQL', 'Patience']);
  expect(dialog.getAllByLabelText(/^Benefit \d+$/)).toHaveLength(1);
  expect(dialog.getByLabelText('Benefit 1')).toHaveValue('');
  expect(dialog.getByLabelText(/^Salary Range/)).toHaveValue('');
  expect(dialog.getByLabelText('Active (visible on careers page)')).not.toBeChecked();

  await fill(dialog.getByLabelText('Department'), 'Delivery');
  await user.click(dialog.getByText('Update Career'));
  await findNotification('default', 'Success', 'Career updated successfully');
  expect(data.saveCareer).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    'one',
    {
      title: 'Senior Oracle Developer',
      department: 'Delivery',
      location: 'New York, NY',
      type: 'internship',
      description: 'You inherit PL/SQL.',
      requirements: ['SQL', 'PL/SQL', 'Patience'],
      responsibilities: ['Read plans'],
      benefits: [],
      salaryRange: '',
      isActive: false,
    },
    'version 1',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('shows an error at its field, focuses the first one, and saves nothing', async () => {
  const { user, fill, data, dialog } = await openNew();
  await fill(dialog.getByLabelText('Benefit 1'), '   ');
  await user.click(dialog.getByText('Add Benefit'));
  await user.paste('x'.repeat(501));
  await user.click(dialog.getByText('Create Career'));
  const title = dialog.getByLabelText(/^Job Title/);
  await waitFor(() => expect(title).toHaveAccessibleDescription('Enter a job title.'));
  expect(title).toHaveFocus();
  expect(title).toBeInvalid();
  expect(dialog.getByLabelText('Benefit 2')).toHaveAccessibleDescription(/at most 500 characters/);
  expect(dialog.getByLabelText('Benefit 1')).toHaveAccessibleDescription('');
  expect(data.saveCareer).not.toHaveBeenCalled();
});

it('can neither be closed nor saved twice while it saves', async () => {
  const { user, fill, data, dialog } = await openNew();
  const { released, release } = deferred();
  data.saveCareer.mockReturnValue(released.then(() => written('new', career())));
  await fill(dialog.getByLabelText(/^Job Title/), 'DBA{Enter}');
  await user.click(dialog.getByText('Create Career'));
  expect(await dialog.findByText('Saving...')).toBeDisabled();
  expect(dialog.getByText('Cancel')).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.type(dialog.getByLabelText(/^Job Title/), '{Enter}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(data.saveCareer).toHaveBeenCalledOnce();
  release();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('words typed while it saves keep it open, and are saved over what was saved', async () => {
  const { user, fill, data, dialog } = await openNew();
  const { released, release } = deferred();
  data.saveCareer.mockReturnValueOnce(
    released.then(() => written('new', career({ title: 'DBA' }))),
  );
  await fill(dialog.getByLabelText(/^Job Title/), 'DBA{Enter}');
  await user.click(dialog.getByText('Create Career'));
  await fill(dialog.getByLabelText('Department'), 'Typed since');
  release();
  await findNotification('default', 'Success', 'Career added successfully');
  const again = within(screen.getByRole('dialog', { name: 'Edit Career' }));
  expect(again.getByLabelText('Department')).toHaveValue('Typed since');
  await user.click(again.getByText('Update Career'));
  await findNotification('default', 'Success', 'Career updated successfully');
  const [first, second] = data.saveCareer.mock.calls;
  expect(second?.slice(1)).toEqual([
    'new',
    expect.objectContaining({ department: 'Typed since' }),
    'saved',
  ]);
  expect(first?.[3]).toBe('');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
