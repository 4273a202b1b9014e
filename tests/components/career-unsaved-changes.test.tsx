import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { currentToast } from '@/components/toast/toast-store';
import { draftOf } from '@/lib/drafts';
import { CareersPage } from '@/pages/admin/careers-page';
import { storedCareer } from '../support/admin-documents';
import { findNotification, hasNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

const WAYS_TO_CLOSE: [string, (user: UserEvent) => Promise<void>][] = [
  ['Escape', (user) => user.keyboard('{Escape}')],
  [
    'a click outside',
    (user) => user.click(document.querySelector('.fixed.inset-0') ?? document.body),
  ],
  ['the close button', (user) => user.click(screen.getByLabelText('Close'))],
];

function openNew() {
  stubData(ADMINISTRATOR);
  const view = renderAdmin(<CareersPage />, '/admin/careers');
  const open = async () => {
    await view.user.click(await screen.findByRole('button', { name: 'Add Career' }));
    return screen.getByLabelText(/^Job Title/);
  };
  return { ...view, open };
}

/** Opens one of two careers and types a department and a second benefit. */
async function editFirst() {
  const data = stubData(ADMINISTRATOR);
  data.listCareers.mockResolvedValue(
    lastPage(storedCareer('one'), storedCareer('two', { title: 'DBA' })),
  );
  const view = renderAdmin(<CareersPage />, '/admin/careers');
  await view.user.click(
    await screen.findByRole('button', { name: 'Edit Senior Oracle Developer' }),
  );
  await view.fill(screen.getByLabelText('Department'), 'Kept');
  await view.user.click(screen.getByText('Add Benefit'));
  await view.user.paste('Coffee');
  return { ...view, data };
}

const DISCARDED = 'What you typed in “Senior Oracle Developer” wasn’t saved.';

it.each(WAYS_TO_CLOSE)(
  '%s closes an unchanged form at once and asks for confirmation after changes',
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

it('Cancel closes an unchanged form without a word, and Escape one whose change was undone', async () => {
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
});

it('Cancel closes a changed form at once, and Restore brings back every word and the version', async () => {
  const { user, data } = await editFirst();
  await user.click(screen.getByText('Cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(draftOf('career')).toBeUndefined();
  const toast = await findNotification('default', 'Changes discarded', DISCARDED);

  await user.click(toast.getByText('Restore'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Career' }));
  await waitFor(() => expect(dialog.getByLabelText('Department')).toHaveValue('Kept'));
  expect(dialog.getByLabelText('Benefit 2')).toHaveValue('Coffee');
  await user.click(dialog.getByText('Update Career'));
  await waitFor(() =>
    expect(data.saveCareer).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      'one',
      expect.objectContaining({ department: 'Kept', benefits: ['Tea', 'Coffee'] }),
      'version 1',
    ),
  );
});

it('Restore brings back a new career', async () => {
  const { user, fill, open } = openNew();
  await fill(await open(), 'Typed');
  await user.click(screen.getByText('Cancel'));
  const words = 'What you typed in the new career wasn’t saved.';
  const toast = await findNotification('default', 'Changes discarded', words);
  await user.click(toast.getByText('Restore'));
  await screen.findByRole('dialog', { name: 'Add New Career' });
  await waitFor(() => expect(screen.getByLabelText(/^Job Title/)).toHaveValue('Typed'));
});

it('Restore replaces a form that was opened meanwhile and not changed', async () => {
  const { user } = await editFirst();
  await user.click(screen.getByText('Cancel'));
  const restore = currentToast()?.action?.onClick;
  await user.click(screen.getByRole('button', { name: 'Edit Senior Oracle Developer' }));
  expect(screen.getByLabelText('Department')).toHaveValue('Engineering');
  act(() => restore?.());
  await waitFor(() => expect(screen.getByLabelText('Department')).toHaveValue('Kept'));
});

it('Restore leaves the words of another form alone, and can be pressed again after that', async () => {
  const { user, fill } = await editFirst();
  await user.click(screen.getByText('Cancel'));
  const restore = currentToast()?.action?.onClick;
  await user.click(screen.getByRole('button', { name: 'Edit DBA' }));
  await fill(screen.getByLabelText('Department'), 'Of the other');
  act(() => restore?.());
  const toast = await findNotification(
    'default',
    'Not restored yet',
    `First save or cancel the open form. ${DISCARDED}`,
  );
  expect(screen.getByLabelText('Department')).toHaveValue('Of the other');
  await user.click(screen.getByLabelText('Close'));
  await user.click(screen.getByText('Discard changes'));
  await user.click(toast.getByText('Restore'));
  await waitFor(() => expect(screen.getByLabelText('Department')).toHaveValue('Kept'));
});

it('Restore leads back to the screen when it was left', async () => {
  const { user } = await editFirst();
  await user.click(screen.getByText('Cancel'));
  const toast = await findNotification('default', 'Changes discarded', DISCARDED);
  await user.click(screen.getByText('Back to Dashboard'));
  await screen.findByText('Now at /admin/dashboard');
  await user.click(toast.getByText('Restore'));
  await screen.findByRole('dialog', { name: 'Edit Career' });
  await waitFor(() => expect(screen.getByLabelText('Department')).toHaveValue('Kept'));
});

it('opens with what was typed when the page is left without the dialog and opened again', async () => {
  const { user, data, unmount } = await editFirst();
  unmount();

  renderAdmin(<CareersPage />, '/admin/careers');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Career' }));
  await waitFor(() => expect(dialog.getByLabelText('Department')).toHaveValue('Kept'));
  expect(dialog.getByLabelText('Benefit 2')).toHaveValue('Coffee');
  await user.click(dialog.getByText('Update Career'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(data.saveCareer).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    'one',
    expect.objectContaining({ department: 'Kept', benefits: ['Tea', 'Coffee'] }),
    'version 1',
  );
  expect(draftOf('career')).toBeUndefined();
});
