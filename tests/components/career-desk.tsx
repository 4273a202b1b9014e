import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect } from 'vitest';
import { parseCareer, type Career } from '@/collections/careers';
import { CareersPage } from '@/pages/admin/careers-page';
import { storedCareer } from '../support/admin-documents';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, put, reader, stubData } from './stub-data';

const readCareer = reader('careers', parseCareer);

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

/** Stubs src/data for an administrator and renders the screen with these careers. */
export function openCareers(careers: Career[], query = '') {
  const data = stubData(ADMINISTRATOR);
  for (const career of careers) {
    const saved = Object.entries(career).filter(([, value]) => value !== null);
    put(`careers/${career.id}`, Object.fromEntries(saved));
  }
  data.listCareers.mockImplementation(async ({ isActive = null, closedBefore }) => {
    const stored = await Promise.all(careers.map(({ id }) => readCareer(id)));
    const listed = stored.flatMap((each) => each ?? []);
    const selected = listed.filter((each) => isActive === null || each.isActive === isActive);
    return lastPage(...selected.filter((each) => closedBefore === undefined || each.closesOn));
  });
  return { ...renderCareers(query), data };
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
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
