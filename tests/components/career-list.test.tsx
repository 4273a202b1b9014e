import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseCareer } from '@/domain/career-schema';
import { formatDay } from '@/lib/dates';
import { CareersPage } from '@/pages/careers-page';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { career } from '../support/sample-documents';
import { hasNotification } from './find-notification';
import { renderPage } from './render-page';

const POSTED = new Date(2024, 2, 5);

const stored = (fields: Record<string, unknown> = {}) =>
  parseCareer(String(fields['title'] ?? 'dev'), career({ createdAt: POSTED, ...fields }), '');

/** Careers of one page of the list. */
const careers = (count: number, name = 'Job') =>
  Array.from({ length: count }, (_, index) => stored({ title: `${name} ${index}` }));

/** Titles of the cards. */
const titles = () =>
  screen.queryAllByText('View position').map((text) => {
    return text.closest('li')?.querySelector('h3')?.textContent;
  });

function renderList(pages: ReturnType<typeof stored>[]) {
  const view = renderPage(<CareersPage />, { path: '/careers' });
  view.data.listCareers.mockResolvedValue({ items: pages, next: null });
  return view;
}

it('shows that the positions load, and nothing else meanwhile', async () => {
  const { released, release } = deferred();
  const { data } = renderPage(<CareersPage />, { path: '/careers' });
  data.listCareers.mockImplementation(() =>
    released.then(() => ({ items: [stored()], next: null })),
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading positions\.\.\.$/);
  expect(screen.queryByText('No Current Openings')).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('Senior Oracle Developer')).toBeInTheDocument();
  expect(screen.queryByText('Loading positions...')).not.toBeInTheDocument();
});

it('lists the active positions in the order of the database, with their number', async () => {
  const { data } = renderList([stored({ title: 'Newer' }), stored({ title: 'Older' })]);
  expect(await screen.findByText('2 positions available')).toBeInTheDocument();
  expect(titles()).toEqual(['Newer', 'Older']);
  expect(screen.getByRole('link', { name: 'Older' })).toHaveAttribute('href', '/careers?job=Older');
  expect(data.listCareers).toHaveBeenCalledExactlyOnceWith({
    activeOnly: true,
    size: 50,
    start: null,
  });
});

it('counts one position in the singular, and shows its facts', async () => {
  renderList([stored({ type: 'full-time', salaryRange: '$1 to $2' })]);
  expect(await screen.findByText('1 position available')).toBeInTheDocument();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'full time',
    'Engineering',
    'New York, NY',
    '$1 to $2',
    formatDay(POSTED),
  ]);
});

it('has a name for a position without a title, and no salary where none is stored', async () => {
  renderList([stored({ title: '', salaryRange: '' })]);
  expect(await screen.findByRole('link', { name: 'Untitled position' })).toBeInTheDocument();
  expect(screen.queryByText('Salary')).not.toBeInTheDocument();
});

it('says that there is no position', async () => {
  renderList([]);
  expect(await screen.findByRole('heading', { name: 'No Current Openings' })).toBeInTheDocument();
  expect(screen.queryByText(/available/)).not.toBeInTheDocument();
});

it('says the same after a failure, which is only logged', async () => {
  expectConsoleErrors(/^Failed to fetch careers \(Error\)/);
  const { data } = renderPage(<CareersPage />, { path: '/careers' });
  data.listCareers.mockRejectedValue(new Error('planned'));
  expect(await screen.findByRole('heading', { name: 'No Current Openings' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(hasNotification()).toBe(false);
});

it('loads the next page on request, and counts what is loaded', async () => {
  const { data } = renderPage(<CareersPage />, { path: '/careers' });
  const cursor = { after: 'the last one' };
  const { released, release } = deferred();
  data.listCareers.mockImplementation(async ({ start }) => {
    if (!start) return { items: careers(2), next: cursor };
    await released;
    return { items: careers(1, 'Last'), next: null };
  });
  expect(await screen.findByText('2+ positions available')).toBeInTheDocument();
  const more = screen.getByRole('button', { name: 'Load more' });
  fireEvent.click(more);
  await waitFor(() => expect(more).toHaveTextContent('Loading...'));
  fireEvent.click(more);
  release();
  await waitFor(() => expect(titles()).toEqual(['Job 0', 'Job 1', 'Last 0']));
  expect(data.listCareers.mock.calls.map(([{ start }]) => start)).toEqual([null, cursor]);
  expect(more).not.toBeInTheDocument();
  expect(screen.getByText('3 positions available')).toBeInTheDocument();
  // firestore.rules refuse that to visitors.
  expect(data.countCareers).not.toHaveBeenCalled();
});

it('keeps what is loaded where the next page cannot be, and tries again', async () => {
  expectConsoleErrors(/^Failed to fetch careers \(Error\)/);
  const { data } = renderPage(<CareersPage />, { path: '/careers' });
  data.listCareers.mockResolvedValueOnce({ items: careers(1), next: { after: 0 } });
  data.listCareers.mockRejectedValueOnce(new Error('planned'));
  fireEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'More positions could not be loaded. Please try again.',
  );
  expect(titles()).toEqual(['Job 0']);
  data.listCareers.mockResolvedValue({ items: careers(1, 'Last'), next: null });
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(titles()).toEqual(['Job 0', 'Last 0']));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
