import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { AfterStart } from '@/app/start/after-start';
import { prerenderedServices } from '@/features/services/prerendered-services';
import { fillCache } from '@/app/start/prerendered-data';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { seoQueries } from '@/features/seo/seo-queries';
import * as log from '@/lib/log-error';
import { whenIdle } from '@/lib/when-idle';
import { ServicesPage } from '@/pages/services-page';
import { expectConsoleErrors } from '../support/console-errors';
import { hasNotification } from './find-notification';
import { renderPage } from './render-page';
import { ADMINISTRATOR, MEMBER } from './store';

it('the site initializes the services when an administrator is signed in', async () => {
  const { store } = renderPage(<AfterStart />, { user: ADMINISTRATOR });
  await waitFor(() => expect(store.ids('services')).toHaveLength(BUILT_IN_SERVICES.length));
});

it('the site doesn’t check the access of a visitor, and initializes no services for a user without access', async () => {
  const tick = () => new Promise((resolve) => setTimeout(resolve));
  const visitor = renderPage(<AfterStart />);
  await whenIdle();
  await tick();
  expect(visitor.store.calls('backOfficeAccess')).toEqual([]);
  visitor.unmount();
  const { store } = renderPage(<AfterStart />, { user: MEMBER });
  await waitFor(() => expect(store.calls('backOfficeAccess')).toEqual([[MEMBER.uid]]));
  await tick();
  expect(store.ids('services')).toEqual([]);
});

it.each(['backOfficeAccess', 'initializeServices'] as const)(
  'a failed %s call is logged without a notification',
  async (call) => {
    expectConsoleErrors(/^Failed to initialize the services \(Error\)/);
    const logError = vi.spyOn(log, 'logError');
    const { store } = renderPage(<AfterStart />, { user: ADMINISTRATOR });
    store.fail(call, new Error('planned'), Infinity);
    await waitFor(() => expect(logError).toHaveBeenCalled());
    expect(hasNotification()).toBe(false);
  },
);

it('a sign-out cancels the initialization, and no error is logged', async () => {
  const { store, queryClient } = renderPage(<AfterStart />, { user: ADMINISTRATOR });
  const release = store.hold('backOfficeAccess');
  await waitFor(() => expect(store.calls('backOfficeAccess')).toHaveLength(1));
  await act(() => queryClient.cancelQueries());
  release();
  expect(store.calls('initializeServices')).toEqual([]);
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
  const { store } = renderPage(page, { queryClient });
  store.put('services/new', { name: 'Data Masking' });
  expect(screen.getByRole('link', { name: 'Product Development' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Data Masking' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Product Development' })).not.toBeInTheDocument();
  expect(store.calls('getSeoSetting')).toEqual([]);
});
