import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { AfterStart } from '@/app/start/after-start';
import { prerenderedServices } from '@/features/services/prerendered-services';
import { fillCache } from '@/app/start/prerendered-data';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { parseService } from '@/collections/services';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { seoQueries } from '@/features/seo/seo-queries';
import * as log from '@/lib/log-error';
import { whenIdle } from '@/lib/when-idle';
import { ServicesPage } from '@/pages/services-page';
import { expectConsoleErrors } from '../support/console-errors';
import { hasNotification } from './find-notification';
import { renderPage } from './render-page';
import { hold, MEMBER } from './stub-data';

const renderAdministrator = () => {
  const view = renderPage(<AfterStart />, { user: MEMBER });
  view.data.backOfficeAccess.mockResolvedValue('granted');
  return view;
};

it('the site initializes the services when an administrator is signed in', async () => {
  const { data } = renderAdministrator();
  await waitFor(() => expect(data.initializeServices).toHaveBeenCalledOnce());
  expect(data.backOfficeAccess).toHaveBeenCalledExactlyOnceWith(MEMBER.uid);
});

it('the site doesn’t check the access of a visitor, and initializes no services for a user without access', async () => {
  const tick = () => new Promise((resolve) => setTimeout(resolve));
  const { data, unmount } = renderPage(<AfterStart />);
  await whenIdle();
  await tick();
  expect(data.backOfficeAccess).not.toHaveBeenCalled();
  unmount();
  renderPage(<AfterStart />, { user: MEMBER });
  await waitFor(() => expect(data.backOfficeAccess).toHaveReturned());
  await tick();
  expect(data.initializeServices).not.toHaveBeenCalled();
});

it.each(['backOfficeAccess', 'initializeServices'] as const)(
  'a failed %s call is logged without a notification',
  async (call) => {
    expectConsoleErrors(/^Failed to initialize the services \(Error\)/);
    const logError = vi.spyOn(log, 'logError');
    const { data } = renderAdministrator();
    data[call].mockRejectedValue(new Error('planned'));
    await waitFor(() => expect(logError).toHaveBeenCalled());
    expect(hasNotification()).toBe(false);
  },
);

it('a sign-out cancels the initialization, and no error is logged', async () => {
  const { data, queryClient } = renderAdministrator();
  const release = hold(data.backOfficeAccess, 'granted');
  await waitFor(() => expect(data.backOfficeAccess).toHaveBeenCalled());
  await act(() => queryClient.cancelQueries());
  release();
  expect(data.initializeServices).not.toHaveBeenCalled();
});

it('the start of the application refreshes prerendered data but no other cached data', async () => {
  const queryClient = createQueryClient();
  fillCache(queryClient, prerenderedServices(BUILT_IN_SERVICES));
  queryClient.setQueryData(seoQueries.page('services').queryKey, defaultSeoSetting('services'));
  const page = (
    <>
      <AfterStart />
      <ServicesPage />
    </>
  );
  const { data } = renderPage(page, { queryClient });
  data.listServices.mockResolvedValue([parseService('new', { name: 'Data Masking' })]);
  expect(screen.getByRole('link', { name: 'Product Development' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Data Masking' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Product Development' })).not.toBeInTheDocument();
  expect(data.getSeoSetting).not.toHaveBeenCalled();
});
