import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentToast } from '@/components/toast/toast-store';
import { hasDrafts } from '@/lib/drafts';
import { expectConsoleErrors } from '../support/console-errors';
import { expectNoDialog, ONE, openCareers, openForm, renderCareers, TWO } from './career-desk';
import { doubleClick } from './double-click';
import { findDialog } from './find-dialog';
import { findNotification, hasNotification } from './find-notification';
import { findFailure, findSuccess } from './render-admin';
import { hold, put } from './stub-data';

/* What the forms of all collections share, on the career form. editors.test.tsx has what differs. */

const CONFLICT = /^Failed to save career \(ConflictError\)/;
const TITLE = /^Job Title/;

/** Someone else saves these fields of the career or, if they are null, deletes it. */
const theySave = (fields: Record<string, unknown> | null) =>
  put('careers/one', fields && { ...ONE, ...fields, version: 'theirs' });

async function edit() {
  const view = await openForm(`Edit ${ONE.title}`, [ONE, TWO]);
  const { form, fill, data, user } = view;
  return {
    ...view,
    title: form.getByLabelText(TITLE),
    type: (label: string, text: string) => fill(form.getByLabelText(label), text),
    value: (label: string) => form.getByLabelText<HTMLInputElement>(label).value,
    save: () => user.click(form.getByText('Update Career')),
    cancel: () => user.click(screen.getByText('Cancel')),
    /** The fields of the last write. */
    written: () => data.write.mock.lastCall?.[1],
  };
}

const expectDepartment = (text: string) =>
  waitFor(() => expect(screen.getByLabelText('Department')).toHaveValue(text));

it('a save keeps what someone else has saved in other fields since', async () => {
  const { type, save, written } = await edit();
  await type('Location', 'Mine');
  theySave({ department: 'Theirs', requirements: ['Theirs'] });
  await save();
  await findSuccess('Career updated successfully');
  const both = { location: 'Mine', department: 'Theirs', requirements: ['Theirs'] };
  expect(written()).toMatchObject(both);
  await expectNoDialog();
  expect(hasDrafts()).toBe(false);
});

it('if both have changed a field, the save stops once, the form shows both texts, and the next save keeps mine', async () => {
  expectConsoleErrors(CONFLICT);
  const { type, value, save, written, form, fill, title, user } = await edit();
  await type('Department', 'My department');
  theySave({ department: 'Their department' });
  await save();
  const failure = await findFailure('Failed to save career');
  // A reload would lose what was typed.
  expect(failure.getByText(/Nothing you typed is lost/)).toBeInTheDocument();
  expect(failure.queryByText(/current version/)).not.toBeInTheDocument();
  expect(await form.findByRole('alert')).toHaveTextContent(
    'Not saved yet. Someone else has also changed Department. Compare the two versions, then save again. Nothing you typed is lost.',
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

it('the next save after a conflict keeps what someone else has changed in other fields', async () => {
  expectConsoleErrors(CONFLICT);
  const { type, save, written, form } = await edit();
  await type('Department', 'Mine');
  theySave({ department: 'Theirs', location: 'Oslo' });
  await save();
  await form.findByRole('region', { name: 'Two versions' });
  await save();
  await findSuccess('Career updated successfully');
  expect(written()).toMatchObject({ department: 'Mine', location: 'Oslo' });
});

it('if both have changed a list, the save stops once', async () => {
  expectConsoleErrors(CONFLICT);
  const { type, save, written, form } = await edit();
  await type('Benefit 1', 'Green tea');
  theySave({ benefits: ['Coffee', 'Tea'] });
  await save();
  expect(await form.findByRole('alert')).toHaveTextContent(/also changed Benefits\./);
  await save();
  await findSuccess('Career updated successfully');
  expect(written()).toMatchObject({ benefits: ['Green tea'] });
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

it('a form opened by a link stays open, with what was typed, if someone else deletes the career', async () => {
  expectConsoleErrors(CONFLICT);
  const { user } = openCareers([ONE], '?id=one');
  const form = await findDialog('Edit Career');
  await user.type(form.getByLabelText('Department'), 'Mine');
  theySave(null);
  await user.click(form.getByText('Update Career'));
  expect(await form.findByText(/^Someone else has deleted this career/)).toBeInTheDocument();
  expect(form.getByLabelText('Department')).toHaveDisplayValue(/Mine$/);
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

/** Types during the first save of a new career. */
async function typeDuringFirstSave() {
  const view = await openForm('Add Career');
  const { user, fill, form, data } = view;
  const release = hold(data.write, undefined);
  await fill(form.getByLabelText('Job Description'), 'Work');
  await fill(form.getByLabelText(TITLE), 'DBA');
  doubleClick(form.getByText('Create Career'));
  expect(await form.findByText('Saving...')).toHaveAttribute('aria-disabled', 'true');
  expect(form.getByText('Cancel')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}{Escape}');
  await fill(form.getByLabelText('Department'), 'Typed since');
  expect(data.write).toHaveBeenCalledOnce();
  release();
  return { ...view, toast: await findSuccess('Career added successfully') };
}

it('during a first save, a form can’t be closed or submitted again, and text typed since is saved in the same item', async () => {
  const { user, data } = await typeDuringFirstSave();
  const again = await findDialog('Edit Career');
  await user.click(again.getByText('Update Career'));
  await findSuccess('Career updated successfully');
  const [first, second] = data.write.mock.calls;
  expect(second).toEqual([first?.[0], { ...first?.[1], department: 'Typed since' }]);
  await expectNoDialog();
});

it('after Undo of a first save, text typed since can be saved as a new item', async () => {
  expectConsoleErrors(CONFLICT);
  const { user, data, toast } = await typeDuringFirstSave();
  await user.click(toast.getByText('Undo'));
  const again = await findDialog('Edit Career');
  await waitFor(() => expect(data.undo).toHaveBeenCalledOnce());
  await findSuccess('Change undone');
  await user.click(again.getByText('Update Career'));
  await user.click(await again.findByText('Save as new'));
  await findSuccess('Career added successfully');
  const both = { title: 'DBA', department: 'Typed since' };
  expect(data.write.mock.lastCall?.[1]).toMatchObject(both);
});

it('if Back closes the form during a save, the text isn’t called unsaved after the save', async () => {
  const { type, save, data, unmount } = await edit();
  const release = hold(data.write, undefined);
  await type('Department', 'Mine');
  await save();
  unmount();
  expect(hasDrafts()).toBe(true);
  release();
  await waitFor(() => expect(hasDrafts()).toBe(false));
});

it('unsaved text from an earlier visit is merged with what someone else has saved since', async () => {
  expectConsoleErrors(CONFLICT);
  const { type, written, unmount, user } = await edit();
  await type('Department', 'Mine');
  unmount();
  theySave({ department: 'Theirs', location: 'Theirs' });
  renderCareers();
  await user.click(await screen.findByRole('link', { name: '“Senior Oracle Developer”' }));
  const again = await findDialog('Edit Career');
  expect(again.getByLabelText('Department')).toHaveValue('Mine');
  await user.click(again.getByText('Update Career'));
  expect(await again.findByRole('alert')).toHaveTextContent(/also changed Department\./);
  await user.click(again.getByText('Update Career'));
  await findSuccess('Career updated successfully');
  expect(written()).toMatchObject({ department: 'Mine', location: 'Theirs' });
});

async function openNew() {
  const view = await openForm('Add Career');
  return { ...view, cancel: () => view.user.click(screen.getByText('Cancel')) };
}

it('Escape, a click outside, and Close close an unchanged form immediately but ask before they discard changes', async () => {
  const { user, fill, cancel } = await openNew();
  const outside = () => document.querySelector('.fixed.inset-0') ?? document.body;
  for (const close of [
    () => user.keyboard('{Escape}'),
    () => user.click(outside()),
    () => user.click(screen.getByLabelText('Close')),
  ]) {
    await close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add Career' }));
    const title = screen.getByLabelText(TITLE);
    expect(title).toHaveValue('');
    await fill(title, 'Typed');
    await close();
    const confirmation = screen.getByRole('alertdialog', { name: 'Discard your changes?' });
    const keep = within(confirmation).getByText('Keep editing');
    expect(keep).toHaveAccessibleDescription(
      'Discard your changes? Your changes haven’t been saved.',
    );
    await user.click(keep);
    expect(title).toHaveValue('Typed');
    await close();
    await user.click(screen.getByText('Discard changes'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(hasNotification()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Add Career' }));
  }
  await fill(screen.getByLabelText(TITLE), 'Typed');
  await fill(screen.getByLabelText(TITLE), '');
  await cancel();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(hasNotification()).toBe(false);
});

const DISCARDED = 'Your changes to “Senior Oracle Developer” weren’t saved.';

it('Cancel closes a changed form immediately, and Restore brings back its text and version, also from another page', async () => {
  const { user, type, form, cancel, data } = await edit();
  await type('Department', 'Kept');
  await user.click(form.getByText('Add Benefit'));
  await user.paste('Coffee');
  await cancel();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(hasDrafts()).toBe(false);
  const toast = await findNotification('default', 'Changes discarded', DISCARDED);
  await user.click(toast.getByText('Restore'));
  await expectDepartment('Kept');
  await cancel();
  await user.click(screen.getByText('Back to Dashboard'));
  await screen.findByText('Now at /admin/dashboard');
  await user.click(await screen.findByText('Restore'));
  const again = await findDialog('Edit Career');
  expect(again.getByLabelText('Benefit 2')).toHaveValue('Coffee');
  await user.click(again.getByText('Update Career'));
  await expectNoDialog();
  const kept: unknown = expect.objectContaining({
    department: 'Kept',
    benefits: ['Tea', 'Coffee'],
  });
  expect(data.write).toHaveBeenCalledExactlyOnceWith('careers/one', kept);
  expect(hasDrafts()).toBe(false);
});

it('Restore replaces an open form without changes, but one with changes must be closed first', async () => {
  const { user, fill, cancel } = await openNew();
  await fill(screen.getByLabelText(TITLE), 'Kept');
  await cancel();
  const discarded = 'Your changes to the new career weren’t saved.';
  await findNotification('default', 'Changes discarded', discarded);
  const restore = currentToast()?.action?.onClick;
  await user.click(screen.getByRole('button', { name: 'Add Career' }));
  expect(screen.getByLabelText(TITLE)).toHaveValue('');
  act(() => restore?.());
  await waitFor(() => expect(screen.getByLabelText(TITLE)).toHaveValue('Kept'));
  await fill(screen.getByLabelText(TITLE), 'Of the other');
  act(() => restore?.());
  const words = `Save or cancel the open form first. ${discarded}`;
  const toast = await findNotification('default', 'Not restored yet', words);
  expect(screen.getByLabelText(TITLE)).toHaveValue('Of the other');
  await user.click(screen.getByLabelText('Close'));
  await user.click(screen.getByText('Discard changes'));
  await user.click(toast.getByText('Restore'));
  await waitFor(() => expect(screen.getByLabelText(TITLE)).toHaveValue('Kept'));
});
