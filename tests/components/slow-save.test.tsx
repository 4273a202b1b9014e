import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CareersPage } from '@/pages/admin/careers-page';
import { ContactsPage } from '@/pages/admin/contacts-page';
import { SeoPage } from '@/pages/admin/seo-page';
import { storedContact } from '../support/admin-documents';
import { deferred } from '../support/network';
import { contact } from '../support/sample-documents';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData, written } from './stub-data';

const TEXT = 'Still saving. The database is busy or the connection is slow.';

/** A save that the test releases, with a clock that it moves once the save has begun. */
function stubSave() {
  const data = stubData(ADMINISTRATOR);
  const { released, release } = deferred();
  const answer = released.then(() => written('one', contact()));
  data.saveCareer.mockReturnValue(answer);
  data.saveSeoSetting.mockReturnValue(answer);
  data.updateContactStatus.mockReturnValue(answer);
  data.listContacts.mockResolvedValue(lastPage(storedContact('one')));
  return { release };
}

async function expectNoteAfter4Seconds(save: () => Promise<void>, release: () => void) {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await save();
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(screen.getByText(TEXT)).toHaveAttribute('role', 'status');
  await act(async () => {
    release();
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
}

it('a slow save of a career says so', async () => {
  const { release } = stubSave();
  const { user, fill } = renderAdmin(<CareersPage />, '/admin/careers');
  await user.click(await screen.findByRole('button', { name: 'Add Career' }));
  await fill(screen.getByLabelText(/^Job Title/), 'DBA');
  const button = screen.getByRole('button', { name: 'Create Career' });
  await expectNoteAfter4Seconds(() => user.click(button), release);
});

it('a slow save of SEO settings says so', async () => {
  const { release } = stubSave();
  const { user } = renderAdmin(<SeoPage />, '/admin/seo');
  const button = await screen.findByRole('button', { name: 'Save SEO Settings' });
  await expectNoteAfter4Seconds(() => user.click(button), release);
});

it('a slow save of a status says so', async () => {
  const { release } = stubSave();
  const { choose } = renderAdmin(<ContactsPage />, '/admin/contacts');
  const status = await screen.findByLabelText('Status of Grace Hopper');
  await expectNoteAfter4Seconds(() => choose(status, 'Closed'), release);
});
