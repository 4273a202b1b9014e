import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Toaster, ToastViewport } from '@/components/toast/toaster';
import { SessionProvider } from '@/features/session/session-provider';
import { ContactsPage } from '@/pages/admin/contacts-page';
import { SitePage } from '@/pages/admin/site-page';
import { expectShown, named, nameIn, openActions, storeOf } from './contact-desk';
import { currentToast } from '@/components/toast/toast-store';
import { findNotification } from './find-notification';
import { renderApp } from './render-app';

await ToastViewport.preload();

/** Renders the back office with links to a public page and to two screens. */
async function renderBackOffice(path: string) {
  const store = storeOf(named('One'), named('Two'));
  const { user } = renderApp(
    <SessionProvider mayBeSignedIn>
      <Link to="/about">Public page</Link>
      <Link to="/admin/site">Open the site screen</Link>
      <Link to="/admin/contacts">Open the inquiry desk</Link>
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
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const deleteInquiry = async (name: string) => {
    await expectShown('One', 'Two');
    await user.click(nameIn(name));
    await user.click((await openActions(user)).getByText('Delete'));
  };
  return {
    ...{ store, user, press, deleteInquiry },
    open: (name: string) => user.click(screen.getByRole('link', { name })),
    signInAsBob: async () => {
      store.put('admins/bob', { email: 'bob@example.com' });
      store.setUser(null);
      expect(await screen.findByText('Login page')).toBeInTheDocument();
      store.setUser({ uid: 'bob', email: 'bob@example.com', displayName: 'Bob' });
      await user.click(screen.getByRole('link', { name: 'Open the site screen' }));
      await screen.findByRole('heading', { name: 'Site', level: 1 });
    },
  };
}

it('while a long action is running, each screen says so, and a link out of the back office asks for confirmation; the action continues after leaving', async () => {
  const { store, user, deleteInquiry, open, press } = await renderBackOffice('/admin/contacts');
  const release = store.hold('commit');
  await deleteInquiry('One');
  await deleteInquiry('Two');
  expect(await screen.findByText('Deleting 1 inquiry…')).toBeInTheDocument();
  await open('Public page');
  const question = {
    name: 'Leave the back office?',
    description: 'Still running: Deleting 1 inquiry… It continues while this tab stays open.',
  };
  const dialog = within(screen.getByRole('alertdialog', question));
  await user.click(dialog.getByText('Stay on this page'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await open('Open the site screen');
  expect(await screen.findByRole('heading', { name: 'Site', level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByText('Deleting 1 inquiry…')).toBeInTheDocument();
  await open('Public page');
  await press('Leave');
  expect(screen.getByText('About page')).toBeInTheDocument();
  release();
  await waitFor(() => expect(store.ids('contacts')).toEqual([]));
  const toast = await findNotification('default', 'Success', '1 inquiry deleted');
  await user.click(toast.getByText('Undo'));
  await findNotification('default', 'Success', '1 inquiry restored');
  expect(store.ids('contacts')).toEqual(['two']);
});

it('the “Leave the back office?” dialog closes when the action ends', async () => {
  const { store, deleteInquiry, open } = await renderBackOffice('/admin/contacts');
  const release = store.hold('commit');
  await deleteInquiry('One');
  await open('Public page');
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  release();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.queryByText('Deleting 1 inquiry…')).not.toBeInTheDocument();
  await open('Public page');
  expect(screen.getByText('About page')).toBeInTheDocument();
});

it('Undo of many inquiries with z says so while it is running', async () => {
  const { store, user, press } = await renderBackOffice('/admin/contacts');
  await expectShown('One', 'Two');
  await user.click(screen.getByLabelText('Select all (2)'));
  await press('Set to Closed');
  await findNotification('default', 'Success', '2 inquiries marked as Closed');
  const release = store.hold('commit');
  await user.keyboard('z');
  expect(await screen.findByText('Undoing…')).toBeInTheDocument();
  release();
  await findNotification('default', 'Success', '2 inquiries reverted');
  expect(screen.queryByText('Undoing…')).not.toBeInTheDocument();
});

it('another account sees no action of the earlier one, which waited and is not carried out', async () => {
  const { store, deleteInquiry, signInAsBob } = await renderBackOffice('/admin/contacts');
  const release = store.hold('commit');
  await deleteInquiry('One');
  await deleteInquiry('Two');
  await signInAsBob();
  release();
  await waitFor(() => expect(screen.queryByText('Deleting 1 inquiry…')).not.toBeInTheDocument());
  expect(store.ids('contacts')).toEqual(['two']);
  expect(currentToast()?.title).toBe('You have been signed out');
});
