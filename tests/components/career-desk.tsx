import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect } from 'vitest';
import type { Career } from '@/collections/careers';
import { CareersPage } from '@/pages/admin/careers-page';
import { storedCareer } from '../support/admin-documents';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, openStore } from './store';

export const ONE = storedCareer('one');
export const TWO = storedCareer('two', { title: 'DBA' });

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Renders the screen with a query string such as '?status=active'. */
export const renderCareers = (query = '') =>
  renderAdmin(
    <>
      <CareersPage />
      <Address />
    </>,
    `/admin/careers${query}`,
  );

/** Opens a store for an administrator and renders the screen with these careers, the newest first. */
export function openCareers(careers: Career[], query = '') {
  const store = openStore(ADMINISTRATOR);
  store.add('careers', ...careers);
  return { ...renderCareers(query), store };
}

/** Renders the screen with these careers and clicks the button with this name to open the form. */
export async function openForm(name: string | RegExp, careers: Career[] = []) {
  const view = openCareers(careers);
  await view.user.click(await screen.findByRole('button', { name }));
  return { ...view, form: within(screen.getByRole('dialog')) };
}

export const expectNoDialog = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const expectAddress = (query: string) =>
  waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(`/admin/careers${query}`));

export const shownTitles = () =>
  [...document.querySelectorAll('article h3')].map((heading) => heading.textContent);
