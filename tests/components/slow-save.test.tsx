import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CareersPage } from '@/pages/admin/careers-page';
import { ContactsPage } from '@/pages/admin/contacts-page';
import { SeoPage } from '@/pages/admin/seo-page';
import { storedContact } from '../support/admin-documents';
import { deferred } from '../support/network';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

const TEXT = 'Still saving. This is taking longer than usual.';

const SAVES: [string, ReactElement, (view: ReturnType<typeof renderAdmin>) => Promise<void>][] = [
  [
    'careers',
    <CareersPage />,
    async ({ user, fill }) => {
      await user.click(await screen.findByRole('button', { name: 'Add Career' }));
      await fill(screen.getByLabelText(/^Job Title/), 'DBA');
      await user.click(screen.getByRole('button', { name: 'Create Career' }));
    },
  ],
  [
    'seo',
    <SeoPage />,
    async ({ user }) =>
      user.click(await screen.findByRole('button', { name: 'Save SEO Settings' })),
  ],
  [
    'contacts',
    <ContactsPage />,
    async ({ choose }) => choose(await screen.findByLabelText('Status of Grace Hopper'), 'Closed'),
  ],
];

it.each(SAVES)(
  'if a save in /admin/%s takes more than four seconds, the page says that the save is still running',
  async (name, page, save) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const data = stubData(ADMINISTRATOR);
    const { released, release } = deferred();
    data.write.mockReturnValue(released.then(() => undefined));
    data.listContacts.mockResolvedValue(lastPage(storedContact('one')));
    await save(renderAdmin(page, `/admin/${name}`));
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(screen.getByText(TEXT)).toHaveAttribute('role', 'status');
    await act(async () => {
      release();
      await vi.advanceTimersByTimeAsync(100);
    });
    expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  },
);
