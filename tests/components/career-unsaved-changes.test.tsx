import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { currentToast } from '@/components/toast/toast-store';
import { draftOf } from '@/lib/drafts';
import { expectNoDialog, ONE, openCareers, openForm, renderCareers, TWO } from './career-desk';
import { findDialog } from './find-dialog';
import { findNotification, hasNotification } from './find-notification';

const WAYS_TO_CLOSE: [string, (user: UserEvent) => Promise<void>][] = [
  ['Escape', (user) => user.keyboard('{Escape}')],
  [
    'a click outside the form',
    (user) => user.click(document.querySelector('.fixed.inset-0') ?? document.body),
  ],
  ['the close button', (user) => user.click(screen.getByLabelText('Close'))],
];

function openNew() {
  const view = openCareers([]);
  const open = async () => {
    await view.user.click(await screen.findByRole('button', { name: 'Add Career' }));
    return screen.getByLabelText(/^Job Title/);
  };
  return { ...view, open };
}

/** Opens a career, fills in a department, and pastes a second benefit. */
async function editFirst() {
  const view = await openForm('Edit Senior Oracle Developer', [ONE, TWO]);
  await view.fill(screen.getByLabelText('Department'), 'Kept');
  await view.user.click(screen.getByText('Add Benefit'));
  await view.user.paste('Coffee');
  return {
    ...view,
    /** Waits for the form to show these edits, then saves it. */
    saveKept: async () => {
      const form = await findDialog('Edit Career');
      await expectDepartment('Kept');
      expect(form.getByLabelText('Benefit 2')).toHaveValue('Coffee');
      await view.user.click(form.getByText('Update Career'));
      await expectNoDialog();
      const kept: unknown = expect.objectContaining({
        department: 'Kept',
        benefits: ['Tea', 'Coffee'],
      });
      expect(view.data.write).toHaveBeenCalledExactlyOnceWith('careers/one', kept);
      expect(draftOf('career')).toBeUndefined();
    },
  };
}

const expectDepartment = (text: string) =>
  waitFor(() => expect(screen.getByLabelText('Department')).toHaveValue(text));

const DISCARDED = 'Your changes to “Senior Oracle Developer” weren’t saved.';

async function cancelFirst() {
  const view = await editFirst();
  await view.user.click(screen.getByText('Cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(draftOf('career')).toBeUndefined();
  const toast = await findNotification('default', 'Changes discarded', DISCARDED);
  return { ...view, toast, restore: currentToast()?.action?.onClick };
}

it.each(WAYS_TO_CLOSE)(
  '%s closes an unchanged form immediately but opens a confirmation dialog if the form has changes',
  async (_way, close) => {
    const { user, fill, open } = openNew();
    await open();
    await close(user);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await fill(await open(), 'Typed');
    await close(user);
    const confirmation = screen.getByRole('alertdialog', { name: 'Discard your changes?' });
    await user.click(within(confirmation).getByText('Keep editing'));
    expect(confirmation).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Job Title/)).toHaveValue('Typed');
    await close(user);
    await user.click(screen.getByText('Discard changes'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(hasNotification()).toBe(false);
    expect(await open()).toHaveValue('');
  },
);

it('Cancel and Escape close an unchanged form without a notification, and Restore brings back a discarded new career', async () => {
  const { user, fill, open } = openNew();
  await open();
  await user.click(screen.getByText('Cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const title = await open();
  await fill(title, 'Typed');
  await fill(title, '');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(hasNotification()).toBe(false);
  await fill(await open(), 'Typed');
  await user.click(screen.getByText('Cancel'));
  const words = 'Your changes to the new career weren’t saved.';
  const toast = await findNotification('default', 'Changes discarded', words);
  await user.click(toast.getByText('Restore'));
  await findDialog('Add New Career');
  await waitFor(() => expect(screen.getByLabelText(/^Job Title/)).toHaveValue('Typed'));
});

it('Cancel closes a changed form immediately, and Restore brings back the text and the version that the text is based on', async () => {
  const { user, toast, saveKept } = await cancelFirst();
  await user.click(toast.getByText('Restore'));
  await saveKept();
});

it('Restore replaces an open form that has no changes', async () => {
  const { user, restore } = await cancelFirst();
  await user.click(screen.getByRole('button', { name: 'Edit Senior Oracle Developer' }));
  expect(screen.getByLabelText('Department')).toHaveValue('Engineering');
  act(() => restore?.());
  await expectDepartment('Kept');
});

it('Restore doesn’t replace an open form that has changes, but works after that form is closed', async () => {
  const { user, fill, restore } = await cancelFirst();
  await user.click(screen.getByRole('button', { name: 'Edit DBA' }));
  await fill(screen.getByLabelText('Department'), 'Of the other');
  act(() => restore?.());
  const words = `Save or cancel the open form first. ${DISCARDED}`;
  const toast = await findNotification('default', 'Not restored yet', words);
  expect(screen.getByLabelText('Department')).toHaveValue('Of the other');
  await user.click(screen.getByLabelText('Close'));
  await user.click(screen.getByText('Discard changes'));
  await user.click(toast.getByText('Restore'));
  await expectDepartment('Kept');
});

it('Restore returns to the career desk from another page', async () => {
  const { user, toast } = await cancelFirst();
  await user.click(screen.getByText('Back to Dashboard'));
  await screen.findByText('Now at /admin/dashboard');
  await user.click(toast.getByText('Restore'));
  await findDialog('Edit Career');
  await expectDepartment('Kept');
});

it('the form reopens with the unsaved text after the user leaves the page and returns', async () => {
  const { unmount, saveKept } = await editFirst();
  unmount();
  renderCareers();
  await saveKept();
});
