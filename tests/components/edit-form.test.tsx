import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentToast } from '@/components/toast/toast-store';
import { hasDrafts } from '@/lib/drafts';
import { expectConsoleErrors } from '../support/console-errors';
import { expectNoDialog } from './career-desk';
import { doubleClick } from './double-click';
import { findDialog } from './find-dialog';
import { findNotification, hasNotification } from './find-notification';
import { findFailure, findSuccess } from './render-admin';
import { DEV, openSmallDesk, openSmallForm, renderSmallDesk } from './small-desk';

/* What the forms of all collections share. editors.test.tsx has what differs. */

const CONFLICT = /^Failed to save career \(ConflictError\)/;
const LOST = new TypeError('Failed to fetch');

async function edit() {
  const view = await openSmallForm('Edit Developer');
  const { form, fill, store, user } = view;
  return {
    ...view,
    title: form.getByLabelText(/^Job Title/),
    type: (label: string, text: string) => fill(form.getByLabelText(label), text),
    value: (label: string) => form.getByLabelText<HTMLInputElement>(label).value,
    save: () => user.click(form.getByText('Update Career')),
    cancel: () => user.click(screen.getByText('Cancel')),
    saved: () => store.get('careers/one'),
    /** Someone else saves these fields of the career or, if they are null, deletes it. */
    theySave: (fields: Partial<typeof DEV> | null) =>
      store.put('careers/one', fields && { ...DEV, ...fields }),
  };
}

const expectDepartment = (text: string) =>
  waitFor(() => expect(screen.getByLabelText('Department')).toHaveValue(text));

it('a save keeps what someone else has saved in other fields since', async () => {
  const { type, save, saved, theySave } = await edit();
  await type('Location', 'Mine');
  theySave({ department: 'Theirs', benefits: ['Theirs'] });
  await save();
  await findSuccess('Career updated successfully');
  const both = { location: 'Mine', department: 'Theirs', benefits: ['Theirs'] };
  expect(saved()).toMatchObject(both);
  await expectNoDialog();
  expect(hasDrafts()).toBe(false);
});

it('if both have changed a field, the save stops once, the form shows both texts, and the next save keeps mine', async () => {
  expectConsoleErrors(CONFLICT);
  const { type, value, save, saved, theySave, form, fill, title, user } = await edit();
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
  expect(both.getByText('Their department')).toBeVisible();
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
  expect(saved()).toMatchObject({ title: 'DBA', department: 'My department' });
  await expectNoDialog();
});

it('if both have changed a list, the save stops once, and the next save keeps mine, and what they have changed in other fields', async () => {
  expectConsoleErrors(CONFLICT);
  const { type, save, saved, theySave, form } = await edit();
  await type('Benefit 1', 'Green tea');
  theySave({ benefits: ['Coffee', 'Tea'], location: 'Oslo' });
  await save();
  expect(await form.findByRole('alert')).toHaveTextContent(/also changed Benefits\./);
  await save();
  await findSuccess('Career updated successfully');
  expect(saved()).toMatchObject({ benefits: ['Green tea'], location: 'Oslo' });
});

it('a career that someone else has deleted can be saved as a new one, once, even if the response is lost', async () => {
  expectConsoleErrors(CONFLICT, /^Failed to save career \(TypeError\)/);
  const { type, save, theySave, form, user, store } = await edit();
  await type('Department', 'Mine');
  theySave(null);
  await save();
  expect(await form.findByText(/^Someone else has deleted this career/)).toBeInTheDocument();
  store.lose('commit', LOST);
  await user.click(form.getByText('Save as new'));
  await findFailure('Failed to save career');
  const added = await findDialog('Add New Career');
  await user.click(await added.findByText('Create Career'));
  await findSuccess('Career added successfully');
  const [id, ...others] = store.ids('careers');
  expect([id, others]).toEqual([expect.not.stringMatching(/^one$/), []]);
  expect(store.get(`careers/${id}`)).toMatchObject({ ...DEV, department: 'Mine' });
  await expectNoDialog();
});

it('a form opened by a link stays open, with what was typed, if someone else deletes the career', async () => {
  expectConsoleErrors(CONFLICT);
  const { user, store } = openSmallDesk('?id=one');
  const form = await findDialog('Edit Career');
  await user.type(form.getByLabelText('Department'), 'Mine');
  store.put('careers/one', null);
  await user.click(form.getByText('Update Career'));
  expect(await form.findByText(/^Someone else has deleted this career/)).toBeInTheDocument();
  expect(form.getByLabelText('Department')).toHaveDisplayValue(/Mine$/);
});

it('after a lost response, the next save isn’t a conflict with what was saved', async () => {
  expectConsoleErrors(/^Failed to save career \(TypeError\)/);
  const { type, save, saved, form, store } = await edit();
  store.lose('commit', LOST);
  await type('Department', 'First');
  await save();
  expect(await form.findByRole('alert')).toHaveTextContent('Nothing you typed is lost.');
  expect(saved()).toMatchObject({ department: 'First' });
  await type('Department', 'Second');
  await save();
  await findSuccess('Career updated successfully');
  expect(saved()).toMatchObject({ department: 'Second' });
});

it('Undo of a save keeps text typed since and isn’t shown as someone else’s change', async () => {
  const { type, save, value, form, store, user } = await edit();
  const release = store.hold('commit');
  await type('Department', 'First');
  await save();
  await type('Location', 'Typed since');
  release();
  const saved = await findSuccess('Career updated successfully');
  await user.click(saved.getByText('Undo'));
  await waitFor(() => expect(value('Department')).toBe(DEV.department));
  expect(value('Location')).toBe('Typed since');
  expect(form.queryByText(/someone else/i)).not.toBeInTheDocument();
});

/** Types during the first save of a new career. */
async function typeDuringFirstSave() {
  const view = await openSmallForm('Add Career');
  const { user, fill, form, store } = view;
  const release = store.hold('commit');
  await fill(form.getByLabelText(/^Job Title/), 'DBA');
  doubleClick(form.getByText('Create Career'));
  expect(await form.findByText('Saving...')).toHaveAttribute('aria-disabled', 'true');
  expect(form.getByText('Cancel')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}{Escape}');
  await fill(form.getByLabelText('Department'), 'Typed since');
  expect(store.calls('commit')).toHaveLength(1);
  release();
  return { ...view, toast: await findSuccess('Career added successfully') };
}

it('during a first save, a form can’t be closed or submitted again, and text typed since is saved in the same item', async () => {
  const { user, store } = await typeDuringFirstSave();
  const again = await findDialog('Edit Career');
  await user.click(again.getByText('Update Career'));
  await findSuccess('Career updated successfully');
  const [id, ...others] = store.ids('careers');
  expect(others).toEqual(['one']);
  expect(store.get(`careers/${id}`)).toMatchObject({ title: 'DBA', department: 'Typed since' });
  await expectNoDialog();
});

it('after Undo of a first save, text typed since can be saved as a new item', async () => {
  expectConsoleErrors(CONFLICT);
  const { user, store, toast } = await typeDuringFirstSave();
  await user.click(toast.getByText('Undo'));
  const again = await findDialog('Edit Career');
  await findSuccess('Change undone');
  expect(store.ids('careers')).toEqual(['one']);
  await user.click(again.getByText('Update Career'));
  await user.click(await again.findByText('Save as new'));
  await findSuccess('Career added successfully');
  const both = { title: 'DBA', department: 'Typed since' };
  expect(store.get(`careers/${store.ids('careers')[0]}`)).toMatchObject(both);
});

it('if Back closes the form during a save, the text isn’t called unsaved after the save', async () => {
  const { type, save, store, unmount } = await edit();
  const release = store.hold('commit');
  await type('Department', 'Mine');
  await save();
  unmount();
  expect(hasDrafts()).toBe(true);
  release();
  await waitFor(() => expect(hasDrafts()).toBe(false));
});

it('unsaved text from an earlier visit is merged with what someone else has saved since', async () => {
  expectConsoleErrors(CONFLICT);
  const { type, saved, theySave, unmount, user } = await edit();
  await type('Department', 'Mine');
  unmount();
  theySave({ department: 'Theirs', location: 'Theirs' });
  renderSmallDesk();
  await user.click(await screen.findByRole('link', { name: '“Developer”' }));
  const again = await findDialog('Edit Career');
  expect(again.getByLabelText('Department')).toHaveValue('Mine');
  await user.click(again.getByText('Update Career'));
  expect(await again.findByRole('alert')).toHaveTextContent(/also changed Department\./);
  await user.click(again.getByText('Update Career'));
  await findSuccess('Career updated successfully');
  expect(saved()).toMatchObject({ department: 'Mine', location: 'Theirs' });
});

const titleField = () => screen.getByLabelText(/^Job Title/);

it('Escape, a click outside, and Close close an unchanged form immediately but ask before they discard changes', async () => {
  const { user, fill } = await openSmallForm('Add Career');
  const outside = () => document.querySelector('.fixed.inset-0') ?? document.body;
  for (const close of [
    () => user.keyboard('{Escape}'),
    () => user.click(outside()),
    () => user.click(screen.getByLabelText('Close')),
  ]) {
    await close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByText('Add Career'));
    expect(titleField()).toHaveValue('');
    await fill(titleField(), 'Typed');
    await close();
    const confirmation = screen.getByRole('alertdialog', { name: 'Discard your changes?' });
    const keep = within(confirmation).getByText('Keep editing');
    expect(keep).toHaveAccessibleDescription(
      'Discard your changes? Your changes haven’t been saved.',
    );
    await user.click(keep);
    expect(titleField()).toHaveValue('Typed');
    await close();
    await user.click(screen.getByText('Discard changes'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(hasNotification()).toBe(false);
    await user.click(screen.getByText('Add Career'));
  }
  await fill(titleField(), 'Typed');
  await fill(titleField(), '');
  await user.click(screen.getByText('Cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(hasNotification()).toBe(false);
});

const DISCARDED = 'Your changes to “Developer” weren’t saved.';

it('Cancel closes a changed form immediately, and Restore brings back its text and version, also from another page', async () => {
  const { user, type, form, cancel, saved, store } = await edit();
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
  expect(saved()).toMatchObject({ department: 'Kept', benefits: ['Tea', 'Coffee'] });
  expect(store.ids('careers')).toEqual(['one']);
  expect(hasDrafts()).toBe(false);
});

it('Restore replaces an open form without changes, but one with changes must be closed first', async () => {
  const { user, fill } = await openSmallForm('Add Career');
  await fill(titleField(), 'Kept');
  await user.click(screen.getByText('Cancel'));
  const discarded = 'Your changes to the new career weren’t saved.';
  await findNotification('default', 'Changes discarded', discarded);
  const restore = currentToast()?.action?.onClick;
  await user.click(screen.getByText('Add Career'));
  expect(titleField()).toHaveValue('');
  act(() => restore?.());
  await waitFor(() => expect(titleField()).toHaveValue('Kept'));
  await fill(titleField(), 'Of the other');
  act(() => restore?.());
  const words = `Save or cancel the open form first. ${discarded}`;
  const toast = await findNotification('default', 'Not restored yet', words);
  expect(titleField()).toHaveValue('Of the other');
  await user.click(screen.getByLabelText('Close'));
  await user.click(screen.getByText('Discard changes'));
  await user.click(toast.getByText('Restore'));
  await waitFor(() => expect(titleField()).toHaveValue('Kept'));
});
