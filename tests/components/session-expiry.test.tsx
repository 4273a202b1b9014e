import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { AccessDeniedError, TimeoutError } from '@/domain/errors';
import { CareersPage } from '@/pages/admin/careers-page';
import { ContactsPage } from '@/pages/admin/contacts-page';
import { SeoPage } from '@/pages/admin/seo-page';
import { storedContact } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { findNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

const TITLE = 'You have been signed out';
const EXPIRED = 'For security, back office sessions end after 12 hours.';
const LOG_IN = `${EXPIRED} Log in again to continue.`;
const LOG_IN_KEPT = `${EXPIRED} What you typed is kept in this tab. Log in again to continue.`;

/** An administrator whose session a logout ends. */
function stubSession() {
  const data = stubData(ADMINISTRATOR);
  data.signOut.mockImplementation(() => {
    const report = data.observeUser.mock.lastCall?.[0];
    act(() => report?.(null));
    return Promise.resolve();
  });
  return data;
}

async function expectSignedOut(text: string) {
  await findNotification('default', TITLE, text);
  expect(screen.getByText('Now at /admin/login')).toBeInTheDocument();
}

it('an expired session is signed out and leads to the login', async () => {
  const data = stubSession();
  data.backOfficeAccess.mockResolvedValue('expired');
  renderAdmin(<ContactsPage />, '/admin/contacts');
  await expectSignedOut(LOG_IN);
  expect(data.signOut).toHaveBeenCalledOnce();
  expect(data.listContacts).not.toHaveBeenCalled();
});

it('a logout that fails leaves a way to log out', async () => {
  expectConsoleErrors(/^Failed to log out \(TimeoutError\)/);
  const data = stubSession();
  data.backOfficeAccess.mockResolvedValue('expired');
  data.signOut.mockRejectedValueOnce(new TimeoutError());
  const { user } = renderAdmin(<ContactsPage />, '/admin/contacts');
  expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Now at /admin/login')).toBeInTheDocument();
});

it('an open page asks again every ten minutes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const data = stubSession();
  data.listContacts.mockResolvedValue(lastPage(storedContact('one')));
  renderAdmin(<ContactsPage />, '/admin/contacts');
  await screen.findByRole('article');
  expect(data.backOfficeAccess).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(590_000));
  expect(data.backOfficeAccess).toHaveBeenCalledOnce();
  data.backOfficeAccess.mockResolvedValue('expired');
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await expectSignedOut(LOG_IN);
  expect(data.backOfficeAccess).toHaveBeenCalledTimes(2);
});

/** Types into a field, saves when the session has expired, and opens the page again after the next login. */
async function expectKept(name: 'careers' | 'seo', label: RegExp, button: string, open = '') {
  const data = stubSession();
  const page = name === 'careers' ? <CareersPage /> : <SeoPage />;
  const save = name === 'careers' ? data.saveCareer : data.saveSeoSetting;
  const { user, fill, unmount } = renderAdmin(page, `/admin/${name}`);
  if (open) await user.click(await screen.findByRole('button', { name: open }));
  await fill(await screen.findByLabelText(label), 'Typed');
  save.mockRejectedValue(new AccessDeniedError());
  data.backOfficeAccess.mockResolvedValue('expired');
  await user.click(screen.getByRole('button', { name: button }));
  await expectSignedOut(LOG_IN_KEPT);
  unmount();
  data.backOfficeAccess.mockResolvedValue('granted');
  renderAdmin(page, `/admin/${name}`);
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue('Typed'));
}

it('a refused save of a career keeps what was typed until the next login', async () => {
  expectConsoleErrors(/^Failed to save career \(AccessDeniedError\)/);
  await expectKept('careers', /^Job Title/, 'Create Career', 'Add Career');
});

it('a refused save of SEO settings keeps what was typed until the next login', async () => {
  expectConsoleErrors(/^Failed to save SEO settings \(AccessDeniedError\)/);
  await expectKept('seo', /^Page Title$/, 'Save SEO Settings');
});
