import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Toaster, ToastViewport } from '@/components/toast/toaster';
import * as snapshotData from '@/data/snapshot';
import type { User } from '@/domain/user';
import { SessionProvider } from '@/features/session/session-provider';
import { ContactsPage } from '@/pages/admin/contacts-page';
import { SitePage } from '@/pages/admin/site-page';
import { fileService, snapshotFile } from '../support/snapshot-files';
import { named, nameIn, shownNames } from './contact-desk';
import { findNotification } from './find-notification';
import { renderApp } from './render-app';
import { reportedUser } from './reported-user';
import { ADMINISTRATOR, hold, lastPage, stubData } from './stub-data';

await ToastViewport.preload();

const BOB: User = { ...ADMINISTRATOR, uid: 'bob', email: 'bob@example.com' };
const NAMES = ['Grace One', 'Grace Two', 'Grace Three'];

/** Renders the back office with links to a public page and to the site screen. */
async function renderBackOffice(path: string) {
  const data = stubData(ADMINISTRATOR);
  data.backOfficeAccess.mockResolvedValue('granted');
  data.listContacts.mockResolvedValue(lastPage(named('One'), named('Two'), named('Three')));
  data.getContact.mockImplementation((id) => Promise.resolve(named(id === 'one' ? 'One' : 'Two')));
  const { setUser } = reportedUser(data);
  const none = { services: [], careers: [], seoSettings: [] };
  vi.spyOn(snapshotData, 'readContent').mockResolvedValue(none);
  const view = renderApp(
    <SessionProvider mayBeSignedIn>
      <Link to="/about">Public page</Link>
      <Link to="/admin/site">Open the site screen</Link>
      <Routes>
        <Route path="/admin/site" element={<SitePage />} />
        <Route path="/admin/contacts" element={<ContactsPage />} />
        <Route path="/admin/login" element={<p>Login page</p>} />
        <Route path="/about" element={<p>About page</p>} />
      </Routes>
      <Toaster />
    </SessionProvider>,
    { path },
  );
  const { user } = view;
  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole('button', { name }));
  const deleteInquiry = async (name: string) => {
    await user.click(nameIn(name));
    await press(`Delete the inquiry from Grace ${name}`);
  };
  await setUser(ADMINISTRATOR);
  return {
    data,
    user,
    press,
    deleteInquiry,
    open: (name: string) => user.click(screen.getByRole('link', { name })),
    setUser,
    /** Starts an import of one service, which ends when the returned function is called. */
    startImport: async () => {
      const release = hold(data.write, undefined);
      const file = JSON.stringify(snapshotFile({ ...none, services: [fileService()] }));
      await user.upload(await screen.findByLabelText('Snapshot file'), new File([file], 'a.json'));
      await press('Import 1 change');
      await screen.findByRole('progressbar', { name: 'Importing' });
      return release;
    },
    /** Starts a deletion, which ends when the returned function is called. */
    startDeletion: async () => {
      const release = hold(data.write, undefined);
      await waitFor(() => expect(shownNames()).toEqual(NAMES));
      await deleteInquiry('One');
      return release;
    },
  };
}

it('an import continues after the user leaves its screen, and its report is available afterward', async () => {
  const { data, user, startImport, open, press } = await renderBackOffice('/admin/site');
  const release = await startImport();
  await open('Contacts');
  expect(await screen.findByRole('progressbar', { name: 'Importing' })).toBeInTheDocument();
  release();
  const toast = await findNotification('default', 'Success', '1 of 1 change imported');
  await user.click(toast.getByText('Show'));
  expect(await screen.findByRole('heading', { name: '1 of 1 change imported' })).toHaveFocus();
  await press('Undo import');
  expect(await screen.findByRole('heading', { name: '1 change undone' })).toHaveFocus();
  expect(data.undo).toHaveBeenCalledExactlyOnceWith('services~data-masking~saved');
});

it('while a job is running, a link out of the back office opens a confirmation dialog that can cancel the job', async () => {
  const { data, user, startDeletion, deleteInquiry, open, press } =
    await renderBackOffice('/admin/contacts');
  const release = await startDeletion();
  await deleteInquiry('Two');
  expect(await screen.findByText('1 more waiting')).toBeInTheDocument();
  await open('Public page');
  const question = within(
    screen.getByRole('alertdialog', {
      name: 'Leave the back office?',
      description: 'Still running: Deleting 1 inquiry. If you leave, the task is canceled.',
    }),
  );
  await user.click(question.getByText('Stay on this page'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await open('Open the site screen');
  expect(await screen.findByRole('heading', { name: 'Site', level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await open('Public page');
  await press('Cancel and leave');
  expect(screen.getByText('About page')).toBeInTheDocument();
  release();
  await findNotification('default', 'Success', '1 inquiry deleted');
  expect(data.write).toHaveBeenCalledExactlyOnceWith('contacts/one', null);
});

it('“Activity” lists finished actions on every page, and each can be undone once', async () => {
  const { data, user, startDeletion, open, press } = await renderBackOffice('/admin/contacts');
  await screen.findByText(/^Signed in as/);
  expect(screen.queryByText('Activity')).not.toBeInTheDocument();
  const release = await startDeletion();
  await open('Open the site screen');
  release();
  await findNotification('default', 'Success', '1 inquiry deleted');
  await user.click(await screen.findByText('Activity'));
  await press('Undo: 1 inquiry deleted');
  await findNotification('default', 'Success', '1 inquiry restored');
  expect(data.undo).toHaveBeenCalledExactlyOnceWith('contacts~one~saved');
  expect(screen.queryByRole('button', { name: 'Undo: 1 inquiry deleted' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo: 1 inquiry restored' })).toBeInTheDocument();
});

it('after a sign-out during an import, the report is shown only to the account that started the import', async () => {
  const { startImport, open, setUser } = await renderBackOffice('/admin/site');
  const release = await startImport();
  await setUser(null);
  expect(await screen.findByText('Login page')).toBeInTheDocument();
  release();
  await setUser(ADMINISTRATOR);
  await open('Open the site screen');
  await screen.findByRole('heading', { name: '1 of 1 change imported' });
  expect(screen.getByRole('button', { name: 'Undo import' })).toBeInTheDocument();
  await setUser(null);
  expect(await screen.findByText('Login page')).toBeInTheDocument();
  await setUser(BOB);
  await open('Open the site screen');
  await screen.findByLabelText('Snapshot file');
  expect(screen.queryByText('1 of 1 change imported')).not.toBeInTheDocument();
  expect(screen.queryByText('Activity')).not.toBeInTheDocument();
});

it('an import that ends after another account has signed in is not shown to that account', async () => {
  const { startImport, deleteInquiry, open, setUser } = await renderBackOffice('/admin/site');
  const release = await startImport();
  await setUser(null);
  expect(await screen.findByText('Login page')).toBeInTheDocument();
  await setUser(BOB);
  await open('Open the site screen');
  await screen.findByLabelText('Snapshot file');
  await open('Contacts');
  await waitFor(() => expect(shownNames()).toEqual(NAMES));
  // Waits for the import.
  await deleteInquiry('One');
  release();
  await findNotification('default', 'Success', '1 inquiry deleted');
  await open('Open the site screen');
  await screen.findByLabelText('Snapshot file');
  expect(screen.queryByText('1 of 1 change imported')).not.toBeInTheDocument();
});

it('the “Leave the back office?” dialog closes when the job ends', async () => {
  const { startDeletion, open } = await renderBackOffice('/admin/contacts');
  const release = await startDeletion();
  await open('Public page');
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  release();
  await findNotification('default', 'Success', '1 inquiry deleted');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await open('Public page');
  expect(screen.getByText('About page')).toBeInTheDocument();
});
