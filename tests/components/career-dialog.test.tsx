import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { storedCareer } from '../support/admin-documents';
import { blankCareer, career } from '../support/sample-documents';
import { expectNoDialog, openForm } from './career-desk';
import { findDialog } from './find-dialog';
import { findSuccess } from './render-admin';

const TITLE = /^Job Title/;
const ACTIVE = 'Active (visible on careers page)';
const POSTED = new Date(2026, 2, 5, 12);

const openEdit = (fields: Record<string, unknown> = {}) =>
  openForm(/^Edit /, [storedCareer('one', { createdAt: POSTED, ...fields })]);

it('a new career starts blank, full-time, and active, is saved without blank rows, and leaves a blank form for the next one', async () => {
  const { user, fill, choose, data, form } = await openForm('Add Career');
  expect(form.getByLabelText(TITLE)).toHaveAttribute('placeholder', 'e.g. Senior Oracle Developer');
  for (const label of ['Department', 'Location', /^Salary Range/, 'Job Description'])
    expect(form.getByLabelText(label)).toHaveValue('');
  expect(form.getByLabelText('Job Description')).toHaveAttribute('rows', '4');
  for (const item of ['Requirement', 'Responsibility', 'Benefit'])
    expect(form.getByLabelText(new RegExp(`^${item} \\d`))).toHaveValue('');
  expect(form.getByLabelText(ACTIVE)).toBeChecked();
  const type = form.getByLabelText('Job Type');
  expect(type).toHaveTextContent(/^Full-time$/);
  await user.click(type);
  const options = screen.getAllByRole('option').map((option) => option.textContent);
  expect(options).toEqual(['Full-time', 'Part-time', 'Contract', 'Internship']);
  await user.keyboard('{Escape}');
  await choose(type, 'Contract');
  await fill(form.getByLabelText(TITLE), 'Cloud Architect');
  await fill(form.getByLabelText('Requirement 1'), ' OCI ');
  for (const text of ['   ', 'Terraform']) {
    await user.click(form.getByText('Add Requirement'));
    await user.paste(text);
  }
  await user.click(form.getByLabelText(ACTIVE));
  await user.click(form.getByText('Create Career'));
  await findSuccess('Career added successfully');
  const [[path, saved] = []] = data.write.mock.calls;
  expect(path).toMatch(/^careers\/[0-9a-hjkmnp-tv-z]{8}$/);
  const requirements = ['OCI', 'Terraform'];
  const typed = { title: 'Cloud Architect', type: 'contract', requirements, isActive: false };
  expect(saved).toEqual({ ...blankCareer(), ...typed });
  await expectNoDialog();
  // The list and its four counts are read on opening and again after the save.
  expect(data.listCareers).toHaveBeenCalledTimes(2);
  expect(data.countCareers).toHaveBeenCalledTimes(8);
  await user.click(screen.getByRole('button', { name: 'Add Career' }));
  expect(screen.getByLabelText(TITLE)).toHaveValue('');
});

it('the form opens a saved career for editing, with a blank row for each empty list', async () => {
  const fields = { benefits: [], type: 'internship', isActive: false };
  const { user, fill, data, form } = await openEdit({ ...fields, salaryRange: undefined });
  expect(form.getByLabelText(TITLE)).toHaveValue('Senior Oracle Developer');
  expect(form.getByLabelText('Job Type')).toHaveTextContent(/^Internship$/);
  const requirements = form.getAllByLabelText<HTMLTextAreaElement>(/^Requirement \d+$/);
  expect(requirements.map(({ value }) => value)).toEqual(['SQL', 'PL/SQL', 'Patience']);
  expect(form.getByLabelText(/^Benefit \d+$/)).toHaveValue('');
  expect(form.getByLabelText(/^Salary Range/)).toHaveValue('');
  expect(form.getByLabelText(ACTIVE)).not.toBeChecked();
  await fill(form.getByLabelText('Department'), 'Delivery');
  await user.click(form.getByText('Update Career'));
  await findSuccess('Career updated successfully');
  const saved = career({ ...fields, department: 'Delivery' });
  expect(data.write).toHaveBeenCalledExactlyOnceWith('careers/one', saved);
  await expectNoDialog();
});

it('the form shows saved values that it doesn’t offer, keeps them, and replaces them if others are chosen', async () => {
  const saved = { type: 'seasonal', country: 'UK', payCurrency: 'dollar', payUnit: 'SHIFT' };
  const { user, fill, choose, data, form } = await openEdit(saved);
  const type = form.getByLabelText('Job Type');
  expect(type).toHaveTextContent(/^seasonal$/);
  expect(type).toHaveAccessibleName('Job Type seasonal');
  for (const [label, value] of [
    ['Country', 'UK'],
    ['Pay currency', 'dollar'],
    ['Pay period', 'SHIFT'],
  ] as const)
    expect(form.getByLabelText(label)).toHaveDisplayValue(value);
  await fill(form.getByLabelText('Department'), 'Delivery');
  await choose(type, 'Contract');
  await user.selectOptions(form.getByLabelText('Country'), 'United Kingdom');
  await user.click(form.getByText('Update Career'));
  await findSuccess('Career updated successfully');
  const chosen = { ...saved, type: 'contract', country: 'GB' };
  const written = career({ ...chosen, department: 'Delivery' });
  expect(data.write).toHaveBeenCalledExactlyOnceWith('careers/one', written);
});

it('a save of another field keeps a job type that the form doesn’t offer', async () => {
  const { user, fill, data, form } = await openEdit({ type: 'seasonal' });
  await fill(form.getByLabelText('Department'), 'Delivery');
  await user.click(form.getByText('Update Career'));
  await findSuccess('Career updated successfully');
  const written = career({ type: 'seasonal', department: 'Delivery' });
  expect(data.write).toHaveBeenCalledExactlyOnceWith('careers/one', written);
});

it('Duplicate creates an inactive career with the same content and a title that starts with “Copy of”', async () => {
  const title = '𝒳'.repeat(149);
  const { data, user, form } = await openForm(/^Duplicate/, [storedCareer('one', { title })]);
  expect(form.getByLabelText(ACTIVE)).not.toBeChecked();
  await user.click(form.getByText('Create Career'));
  await waitFor(() => expect(data.write).toHaveBeenCalledOnce());
  const [path, created] = data.write.mock.calls[0] ?? [];
  expect(path).toMatch(/^careers\/(?!one$)/);
  expect(created).toEqual(career({ title: `Copy of ${'𝒳'.repeat(142)}`, isActive: false }));
});

it('an invalid career form shows an error for each invalid field, focuses the first of these fields, and saves nothing', async () => {
  const { user, fill, data, form } = await openForm('Add Career');
  await fill(form.getByLabelText('Benefit 1'), '   ');
  await user.click(form.getByText('Add Benefit'));
  await user.paste('x'.repeat(501));
  await user.click(form.getByText('Create Career'));
  const title = form.getByLabelText(TITLE);
  await waitFor(() => expect(title).toHaveAccessibleDescription('Enter a job title.'));
  expect(title).toHaveFocus();
  expect(title).toBeInvalid();
  expect(form.getByLabelText('Benefit 2')).toHaveAccessibleDescription(/at most 500 characters/);
  expect(form.getByLabelText('Benefit 1')).toHaveAccessibleDescription('');
  expect(data.write).not.toHaveBeenCalled();
});

const preview = () => within(screen.getByRole('dialog', { name: 'Preview' }));
const panel = () => within(screen.getByRole('region', { name: 'Google for Jobs' }));

it('the preview shows the unsaved text, and “Back to the form” returns to the unchanged form', async () => {
  const { user, fill, form } = await openEdit();
  await fill(form.getByLabelText(TITLE), 'Typed title');
  await user.click(form.getByText('Add Benefit'));
  await user.paste('Coffee');
  const button = form.getByRole('button', { name: 'Preview' });
  await user.click(button);
  expect(preview().getByRole('heading', { level: 1, name: 'Typed title' })).toBeInTheDocument();
  expect(preview().getByText('Coffee')).toBeInTheDocument();
  expect(preview().getAllByText('Mar 05, 2026')).not.toEqual([]);
  expect(preview().getByText(/^This is what visitors will see after you save\./)).toBeVisible();
  await user.click(preview().getByText('Back to the form'));
  expect(screen.queryByRole('dialog', { name: 'Preview' })).not.toBeInTheDocument();
  expect(form.getByLabelText(TITLE)).toHaveValue('Typed title');
  expect(form.getByLabelText('Benefit 2')).toHaveValue('Coffee');
  await waitFor(() => expect(button).toHaveFocus());
});

it('the preview of an inactive career has no usable controls, and Escape closes only the preview', async () => {
  const { user, form } = await openEdit({ isActive: false });
  await user.click(form.getByRole('button', { name: 'Preview' }));
  expect(preview().getByText(/visitors will see once the position is active\./)).toBeVisible();
  const position = preview().getByRole('region', { name: 'Position' });
  const links = preview().getAllByRole('link');
  expect(links.map(({ textContent }) => textContent.trim())).toContain('Apply by email');
  expect(links.filter(({ tabIndex }) => tabIndex >= 0)).toEqual([]);
  const buttons = [...position.querySelectorAll('button')];
  expect(buttons.length).toBeGreaterThanOrEqual(2);
  expect(buttons.filter((button) => !button.closest('[inert]'))).toEqual([]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Preview' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Edit Career' })).toBeInTheDocument();
});

it('the “Google for Jobs” panel takes over what visitors read, and is done if Google gets the same', async () => {
  const { user, fill, form, data } = await openEdit({
    salaryRange: '$100,000 a year',
    location: 'Denver, CO, USA',
  });
  expect(panel().getByRole('status')).toHaveTextContent('3 to fix');
  const lines = panel().getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'Country: Google requires it.',
    'Location: Visitors read “Denver, CO, USA,” but Google gets no place.Use “Denver, CO, USA”',
    'Salary Range: Visitors read “$100,000 a year,” but Google gets no pay.Use “$100,000 a year”',
  ]);
  await user.click(panel().getByText('Use “Denver, CO, USA”'));
  expect(await panel().findByText('1 to fix')).toBeInTheDocument();
  // The pressed button has disappeared.
  await waitFor(() => expect(panel().getByText('Use “$100,000 a year”')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await panel().findByText('Done')).toBeInTheDocument();
  expect(panel().getByText('Google gets what visitors read.')).toBeInTheDocument();
  expect(form.getByLabelText('Country')).toHaveDisplayValue('United States');
  expect(form.getByLabelText('State or region')).toHaveValue('CO');
  await fill(form.getByLabelText('Pay to'), '$120,000');
  await user.click(form.getByText('Update Career'));
  const error = 'The pay to must be a number from 0 to 100,000,000.';
  await waitFor(() => expect(form.getByLabelText('Pay to')).toHaveAccessibleDescription(/must be/));
  expect(form.getByText(error)).toBeInTheDocument();
  await fill(form.getByLabelText('Pay to'), '120,000');
  expect(await panel().findByText(/gets \$100,000 – \$120,000 per year\./)).toBeInTheDocument();
  await fill(form.getByLabelText(/^Apply Link/), ' https://Jobs.example.com ');
  await user.click(form.getByText('Update Career'));
  await waitFor(() => expect(data.write).toHaveBeenCalledOnce());
  const pay = { payFrom: 100_000, payTo: 120_000, payCurrency: 'USD', payUnit: 'YEAR' };
  const place = { country: 'US', region: 'CO', applyUrl: 'https://jobs.example.com/' };
  expect(data.write.mock.calls[0]?.[1]).toMatchObject({ ...pay, ...place });
  await expectNoDialog();
});

it('an active career is saved with a past closing date only after a question, once for each date', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-26T17:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { data, form } = await openEdit({ closesOn: '2026-11-25' });
  const set = (label: RegExp | string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  const title = 'Save with a past closing date?';
  set(/^Closing Date/, '2026-11-20');
  fireEvent.click(form.getByText('Update Career'));
  const question = await findDialog(title, 'alertdialog');
  expect(
    question.getByText(
      'Visitors won’t see this position, because its closing date (Nov 20) is over. Save anyway?',
    ),
  ).toBeVisible();
  fireEvent.click(question.getByText('Keep editing'));
  expect(data.write).not.toHaveBeenCalled();
  fireEvent.click(form.getByRole('button', { name: 'Preview' }));
  expect(
    preview().getByText(/^Visitors won’t see this, because the closing date is over\./),
  ).toBeVisible();
  fireEvent.click(preview().getByText('Back to the form'));
  fireEvent.click(form.getByText('Update Career'));
  fireEvent.click((await findDialog(title, 'alertdialog')).getByText('Save anyway'));
  await waitFor(() => expect(data.write).toHaveBeenCalledOnce());
  expect(data.write.mock.calls[0]?.[1]).toMatchObject({ closesOn: '2026-11-20' });
});

it.each([
  ['another field of a career that has closed', { closesOn: '2026-11-25' }],
  ['a career that closes today', { closesOn: '2026-11-26' }],
  ['an inactive career', { closesOn: '2026-11-25', isActive: false }],
])('%s is saved without a question about the closing date', async (_what, fields) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-26T17:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { data, form } = await openEdit(fields);
  fireEvent.change(form.getByLabelText('Department'), { target: { value: 'Delivery' } });
  fireEvent.click(form.getByText('Update Career'));
  await waitFor(() => expect(data.write).toHaveBeenCalledOnce());
});

it('a career without a description goes live only after a question', async () => {
  const { user, data, form } = await openEdit({ isActive: false, description: ' ' });
  await user.click(form.getByLabelText(ACTIVE));
  const update = form.getByText('Update Career');
  await user.click(update);
  const question = await findDialog('Publish without a description?', 'alertdialog');
  expect(question.getByText('Visitors will see no description. Publish anyway?')).toBeVisible();
  await user.click(question.getByText('Keep editing'));
  expect(data.write).not.toHaveBeenCalled();
  await user.click(update);
  const again = await findDialog('Publish without a description?', 'alertdialog');
  await user.click(again.getByText('Publish anyway'));
  await findSuccess('Career updated successfully');
});
