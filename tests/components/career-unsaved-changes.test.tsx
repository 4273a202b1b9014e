import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draftOf } from '@/lib/drafts';
import { CareersPage } from '@/pages/admin/careers-page';
import { storedCareer } from '../support/admin-documents';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

const WAYS_TO_CLOSE: [string, (user: UserEvent) => Promise<void>][] = [
  ['Escape', (user) => user.keyboard('{Escape}')],
  [
    'a click outside',
    (user) => user.click(document.querySelector('.fixed.inset-0') ?? document.body),
  ],
  ['the close button', (user) => user.click(screen.getByLabelText('Close'))],
  ['Cancel', (user) => user.click(screen.getByText('Cancel'))],
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
  },
);

it('closes the form after the confirmation, and the next one is blank', async () => {
  const { user, fill, open } = openNew();
  await fill(await open(), 'Typed');
  await user.click(screen.getByText('Cancel'));
  await user.click(screen.getByText('Discard changes'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await open()).toHaveValue('');
});

it('asks for nothing when a change was undone', async () => {
  const { user, fill, open } = openNew();
  const title = await open();
  await fill(title, 'Typed');
  await fill(title, '');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('opens with what was typed when the page is left without the dialog and opened again', async () => {
  const data = stubData(ADMINISTRATOR);
  data.listCareers.mockResolvedValue(lastPage(storedCareer('one')));
  const { user, fill, unmount } = renderAdmin(<CareersPage />, '/admin/careers');
  await user.click(await screen.findByRole('button', { name: /^Edit / }));
  await fill(screen.getByLabelText('Department'), 'Kept');
  await user.click(screen.getByText('Add Benefit'));
  await user.paste('Coffee');
  unmount();

  renderAdmin(<CareersPage />, '/admin/careers');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Career' }));
  await waitFor(() => expect(dialog.getByLabelText('Department')).toHaveValue('Kept'));
  expect(dialog.getByLabelText('Benefit 2')).toHaveValue('Coffee');
  await user.click(dialog.getByText('Update Career'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(data.updateCareer).toHaveBeenCalledExactlyOnceWith(
    'one',
    expect.objectContaining({ department: 'Kept', benefits: ['Tea', 'Coffee'] }),
    'version 1',
  );
  expect(draftOf('career')).toBeUndefined();
});
