import { act, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AccessDeniedError } from '@/domain/errors';
import { hasDrafts } from '@/lib/drafts';
import { expectConsoleErrors } from '../support/console-errors';
import { expectNoDialog, ONE, openForm, renderCareers } from './career-desk';
import { findDialog } from './find-dialog';
import { findFailure, findSuccess } from './render-admin';
import { hold, put } from './stub-data';

/* What the forms of all collections share, on the career form. editors.test.tsx has what differs. */

const CONFLICT = /^Failed to save career \(ConflictError\)/;
const THEIRS = 'Changed by someone else';

/** Someone else saves these fields of the career or, if they are null, deletes it. */
const theySave = (fields: Record<string, unknown> | null) =>
  put('careers/one', fields && { ...ONE, ...fields, version: 'theirs' });

/** Reads the open career again, as every 10 seconds. */
const reread = () => act(() => window.dispatchEvent(new Event('visibilitychange')));

async function edit() {
  const view = await openForm(/^Edit /, [ONE]);
  const { form, fill, data } = view;
  return {
    ...view,
    title: form.getByLabelText(/^Job Title/),
    type: (label: string, text: string) => fill(form.getByLabelText(label), text),
    value: (label: string) => form.getByLabelText<HTMLInputElement>(label).value,
    save: () => view.user.click(form.getByText('Update Career')),
    /** The fields of the last write. */
    written: () => data.write.mock.lastCall?.[1],
  };
}

it('the change of another field appears in the open form, marked as someone else’s, and a save keeps both', async () => {
  const { type, value, save, written, form, user } = await edit();
  await type('Location', 'Mine');
  form.getByLabelText<HTMLInputElement>('Location').setSelectionRange(1, 1);
  theySave({ department: 'Theirs' });
  reread();
  expect(await form.findByText(THEIRS)).toBeInTheDocument();
  expect(form.getByText(/^Someone else has changed Department\. The form shows/)).toHaveRole(
    'status',
  );
  expect(value('Department')).toBe('Theirs');
  await user.keyboard('x');
  expect(value('Location')).toBe('Mxine');
  await save();
  await findSuccess('Career updated successfully');
  expect(written()).toMatchObject({ location: 'Mxine', department: 'Theirs' });
  await expectNoDialog();
  expect(hasDrafts()).toBe(false);
});

it('a save keeps the change of another field that the form hasn’t shown yet', async () => {
  const { type, save, written } = await edit();
  await type('Location', 'Mine');
  theySave({ department: 'Theirs', isActive: false });
  await save();
  await findSuccess('Career updated successfully');
  expect(written()).toMatchObject({ location: 'Mine', department: 'Theirs', isActive: false });
});

it('if both have changed a field, the save stops once, the form shows both texts, and the next save keeps mine', async () => {
  expectConsoleErrors(CONFLICT);
  const { type, value, save, written, form, fill, title, user } = await edit();
  await type('Department', 'My department');
  theySave({ department: 'Their department' });
  await save();
  await findFailure('Failed to save career');
  expect(await form.findByRole('alert')).toHaveTextContent(
    'Not saved yet. Someone else has changed Department, too. Compare the two versions, then save again. Nothing you typed is lost.',
  );
  const both = within(form.getByRole('region', { name: 'Two versions' }));
  expect(both.getByRole('deletion')).toHaveTextContent('(theirs: Their)');
  expect(both.getByRole('insertion')).toHaveTextContent('(yours: My)');
  await user.click(both.getByText(/^Use theirs/));
  expect(value('Department')).toBe('Their department');
  await user.click(both.getByText(/^Use mine/));
  expect(value('Department')).toBe('My department');
  // It is validated again.
  await fill(title, ' ');
  await save();
  await waitFor(() => expect(title).toBeInvalid());
  await fill(title, 'DBA');
  await save();
  await findSuccess('Career updated successfully');
  expect(written()).toMatchObject({ title: 'DBA', department: 'My department' });
  await expectNoDialog();
});

it('if the form has shown both texts before, the first save keeps mine', async () => {
  const { type, save, written, form } = await edit();
  await type('Department', 'Mine');
  theySave({ department: '' });
  reread();
  expect(await form.findByText(/^Someone else has changed Department, too\./)).toHaveRole('status');
  await save();
  await findSuccess('Career updated successfully');
  expect(written()).toMatchObject({ department: 'Mine' });
});

it('lists are merged entry by entry, and the entry that is being typed keeps the focus', async () => {
  const { type, save, written, form, user } = await edit();
  await type('Benefit 1', 'Green tea');
  theySave({ benefits: ['Coffee', 'Tea', 'Water'], requirements: ['Theirs'] });
  reread();
  await waitFor(() => expect(form.getByLabelText('Benefit 2')).toHaveFocus());
  await user.keyboard('!');
  await save();
  await findSuccess('Career updated successfully');
  expect(written()).toMatchObject({
    benefits: ['Coffee', 'Green tea!', 'Water'],
    requirements: ['Theirs'],
  });
});

it('an unchanged form shows what someone else has saved, and closes without a question', async () => {
  const { value, user, form } = await edit();
  theySave({ department: 'Theirs' });
  reread();
  await form.findByText(THEIRS);
  expect(value('Department')).toBe('Theirs');
  await user.keyboard('{Escape}');
  await expectNoDialog();
});

it('a career that someone else has deleted can be saved as a new one, once, even after a failure', async () => {
  expectConsoleErrors(CONFLICT, /^Failed to save career \(Error\)/);
  const { type, save, form, user, data } = await edit();
  await type('Department', 'Mine');
  theySave(null);
  await save();
  expect(await form.findByText(/^Someone else has deleted this career/)).toBeInTheDocument();
  data.write.mockRejectedValueOnce(new Error('lost'));
  await user.click(form.getByText('Save as new'));
  await findFailure('Failed to save career');
  const added = await findDialog('Add New Career');
  await user.click(await added.findByText('Create Career'));
  await findSuccess('Career added successfully');
  const [path, fields] = data.write.mock.lastCall ?? [];
  expect(path).toMatch(/^careers\/(?!one$)/);
  expect(fields).toMatchObject({ department: 'Mine', title: ONE.title });
  expect(data.write.mock.calls.at(-2)?.[0]).toBe(path);
  await expectNoDialog();
});

it('text typed during a save stays in the form, isn’t a conflict with what was just saved, and can be saved', async () => {
  const { type, save, written, form, data } = await edit();
  const release = hold(data.write, undefined);
  await type('Department', 'First');
  await save();
  await type('Department', 'Second');
  release();
  await findSuccess('Career updated successfully');
  expect(form.getByLabelText('Department')).toHaveValue('Second');
  expect(form.queryByText(/someone else/i)).not.toBeInTheDocument();
  await waitFor(() => expect(form.getByText('Update Career')).toBeEnabled());
  await save();
  await waitFor(() => expect(written()).toMatchObject({ department: 'Second' }));
  await expectNoDialog();
});

it('after a lost response, the next save isn’t a conflict with what was saved', async () => {
  expectConsoleErrors(/^Failed to save career \(TypeError\)/);
  const { type, save, written, form, data } = await edit();
  data.write.mockImplementationOnce((_path, fields) => {
    theySave({ ...fields, version: 'mine, too' });
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  await type('Department', 'First');
  await save();
  expect(await form.findByRole('alert')).toHaveTextContent('Nothing you typed is lost.');
  await type('Department', 'Second');
  await save();
  await findSuccess('Career updated successfully');
  expect(written()).toMatchObject({ department: 'Second' });
});

it('Undo of a save keeps text typed since and isn’t shown as someone else’s change', async () => {
  const { type, save, value, form, data, user } = await edit();
  const release = hold(data.write, undefined);
  await type('Department', 'First');
  await save();
  await type('Location', 'Typed since');
  release();
  const saved = await findSuccess('Career updated successfully');
  await user.click(saved.getByText('Undo'));
  await waitFor(() => expect(value('Department')).toBe(ONE.department));
  expect(value('Location')).toBe('Typed since');
  expect(form.queryByText(/someone else/i)).not.toBeInTheDocument();
});

it('unsaved text from an earlier visit is merged with what someone else has saved since', async () => {
  const { type, written, unmount, user } = await edit();
  await type('Department', 'Mine');
  unmount();
  theySave({ department: 'Theirs', location: 'Theirs' });
  renderCareers();
  const again = await findDialog('Edit Career');
  expect(again.getByLabelText('Department')).toHaveValue('Mine');
  await waitFor(() => expect(again.getByLabelText('Location')).toHaveValue('Theirs'));
  expect(again.getByText(/^Use theirs/)).toBeInTheDocument();
  await user.click(again.getByText('Update Career'));
  await findSuccess('Career updated successfully');
  expect(written()).toMatchObject({ department: 'Mine', location: 'Theirs' });
});

it('an open form is read again every 10 seconds, but no longer without access', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setInterval', 'clearInterval', 'setTimeout'],
  });
  try {
    expectConsoleErrors(/AccessDeniedError/);
    const { data, form, type } = await edit();
    await type('Location', 'Mine');
    theySave({ department: 'Theirs' });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await form.findByText(THEIRS)).toBeInTheDocument();
    data.getCareer.mockRejectedValue(new AccessDeniedError());
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    const reads = data.getCareer.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(data.getCareer).toHaveBeenCalledTimes(reads);
  } finally {
    vi.useRealTimers();
  }
});
