import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { storedCareer } from '../support/admin-documents';
import { blankCareer, career } from '../support/sample-documents';
import { expectNoDialog, openForm } from './career-desk';
import { findDialog } from './find-dialog';
import { findSuccess } from './render-admin';
import { DATES } from './store';

const TITLE = /^Job Title/;
const ACTIVE = 'Active (visible on careers page)';
const POSTED = new Date(2026, 2, 5, 12);

const openEdit = (fields: Record<string, unknown> = {}) =>
  openForm(/^Edit /, [storedCareer('one', { createdAt: POSTED, ...fields })]);

it('a new career starts blank, full-time, and active, is saved without blank rows, and leaves a blank form for the next one', async () => {
  const { user, fill, choose, store, form } = await openForm('Add Career');
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
  const [id = ''] = store.ids('careers');
  expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{8}$/);
  const requirements = ['OCI', 'Terraform'];
  const typed = { title: 'Cloud Architect', type: 'contract', requirements, isActive: false };
  expect(store.get(`careers/${id}`)).toEqual({ ...blankCareer(), ...typed, ...DATES });
  await expectNoDialog();
  // The list and its four counts are read on opening and again after the save.
  expect(store.calls('listCareers')).toHaveLength(2);
  expect(store.calls('countCareers')).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Add Career' }));
  expect(screen.getByLabelText(TITLE)).toHaveValue('');
});

it('the form opens a saved career for editing, with a blank row for each empty list, and keeps a job type that it doesn’t offer', async () => {
  const fields = { benefits: [], type: 'seasonal', isActive: false };
  const { user, fill, store, form } = await openEdit({ ...fields, salaryRange: undefined });
  expect(form.getByLabelText(TITLE)).toHaveValue('Senior Oracle Developer');
  expect(form.getByLabelText('Job Type')).toHaveTextContent(/^seasonal$/);
  const requirements = form.getAllByLabelText<HTMLTextAreaElement>(/^Requirement \d+$/);
  expect(requirements.map(({ value }) => value)).toEqual(['SQL', 'PL/SQL', 'Patience']);
  expect(form.getByLabelText(/^Benefit \d+$/)).toHaveValue('');
  expect(form.getByLabelText(/^Salary Range/)).toHaveValue('');
  expect(form.getByLabelText(ACTIVE)).not.toBeChecked();
  await fill(form.getByLabelText('Department'), 'Delivery');
  await user.click(form.getByText('Update Career'));
  await findSuccess('Career updated successfully');
  const saved = career({ ...fields, department: 'Delivery', ...DATES });
  expect(store.get('careers/one')).toEqual(saved);
  await expectNoDialog();
});

it('the form shows saved values that it doesn’t offer, keeps them, and replaces them if others are chosen', async () => {
  const saved = { type: 'seasonal', country: 'UK', payCurrency: 'dollar', payUnit: 'SHIFT' };
  const { user, fill, choose, store, form } = await openEdit(saved);
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
  const chosen = { ...saved, type: 'contract', country: 'GB', department: 'Delivery' };
  expect(store.get('careers/one')).toMatchObject(chosen);
});

it('Duplicate creates an inactive career with the same content and a title that starts with “Copy of”', async () => {
  const title = '𝒳'.repeat(149);
  const { store, user, form } = await openForm(/^Duplicate/, [storedCareer('one', { title })]);
  expect(form.getByLabelText(ACTIVE)).not.toBeChecked();
  await user.click(form.getByText('Create Career'));
  await waitFor(() => expect(store.ids('careers')).toHaveLength(2));
  const copy = { title: `Copy of ${'𝒳'.repeat(142)}`, isActive: false };
  expect(store.get(`careers/${store.ids('careers')[0]}`)).toEqual(career({ ...copy, ...DATES }));
});

it('an invalid career form shows an error for each invalid field, focuses the first of these fields, and saves nothing', async () => {
  const { user, fill, store, form } = await openForm('Add Career');
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
  expect(store.ids('careers')).toEqual([]);
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
  const { user, fill, form, store } = await openEdit({
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
  await expectNoDialog();
  const pay = { payFrom: 100_000, payTo: 120_000, payCurrency: 'USD', payUnit: 'YEAR' };
  const place = { country: 'US', region: 'CO', applyUrl: 'https://jobs.example.com/' };
  expect(store.get('careers/one')).toMatchObject({ ...pay, ...place });
});

it('only a new past closing date is saved after a question', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-26T17:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { store, form } = await openEdit({ closesOn: '2026-11-25' });
  const closesOn = () => store.get('careers/one')?.['closesOn'];
  const set = (label: RegExp | string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  set('Department', 'Delivery');
  fireEvent.click(form.getByText('Update Career'));
  await findSuccess('Career updated successfully');
  fireEvent.click(screen.getByRole('button', { name: /^Edit / }));
  const again = await findDialog('Edit Career');
  set(/^Closing Date/, '2026-11-20');
  fireEvent.click(again.getByText('Update Career'));
  const title = 'Save with a past closing date?';
  const question = await findDialog(title, 'alertdialog');
  expect(question.getByText(/because its closing date \(Nov 20\) is over\./)).toBeVisible();
  fireEvent.click(question.getByText('Keep editing'));
  fireEvent.click(again.getByRole('button', { name: 'Preview' }));
  expect(
    preview().getByText(/^Visitors won’t see this, because the closing date is over\./),
  ).toBeVisible();
  fireEvent.click(preview().getByText('Back to the form'));
  fireEvent.click(again.getByText('Update Career'));
  const askedAgain = await findDialog(title, 'alertdialog');
  expect(closesOn()).toBe('2026-11-25');
  fireEvent.click(askedAgain.getByText('Save anyway'));
  await waitFor(() => expect(closesOn()).toBe('2026-11-20'));
});
