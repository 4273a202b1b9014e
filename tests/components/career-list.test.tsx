import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { FIRM } from '@/content/firm';
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
    isActive: true,
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

it.each([false, true])('says that there is no position; failed: %s', async (hasFailed) => {
  const { data } = renderList([]);
  if (hasFailed) {
    expectConsoleErrors(/^Failed to fetch careers \(Error\)/);
    data.listCareers.mockRejectedValue(new Error('planned'));
  }
  expect(await screen.findByRole('heading', { name: 'No Current Openings' })).toBeInTheDocument();
  expect(screen.queryByText(/available/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: FIRM.careersEmail })).toHaveAttribute(
    'href',
    `mailto:${FIRM.careersEmail}`,
  );
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

describe('the finder', () => {
  const SIX = [
    stored({ title: 'Oracle Developer', department: 'Engineering', location: 'Denver' }),
    stored({ title: 'Java Developer', department: 'Engineering', location: 'Austin' }),
    stored({ title: 'Architect', department: 'Cloud', location: 'Denver', type: 'contract' }),
    stored({ title: 'Analyst', department: 'Cloud', location: 'Boston', type: 'part-time' }),
    stored({ title: 'Intern', department: 'Cloud', location: 'Austin', type: 'internship' }),
    stored({ title: 'مطور', department: '', location: '' }),
  ];

  function QueryOfUrl() {
    return <output>{useLocation().search}</output>;
  }

  function renderFinder(query = '', items = SIX, next: { after: number } | null = null) {
    const page = (
      <>
        <CareersPage />
        <QueryOfUrl />
      </>
    );
    const view = renderPage(page, { path: `/careers${query}` });
    view.data.listCareers.mockResolvedValue({ items, next });
    return view;
  }

  const search = () => screen.findByRole('searchbox', { name: 'Search positions' });
  const select = (name: string) => screen.getByRole('combobox', { name });
  const optionsOf = (name: string) =>
    [...select(name).children].map(({ textContent }) => textContent);
  const queryOfUrl = () => document.querySelector('output')?.textContent;
  const count = (text: string) => screen.findByText(text, { selector: '[role=status]' });

  it('is not there for three positions, which a filter in the URL does not hide', async () => {
    renderFinder('?q=nothing&department=Cloud', SIX.slice(0, 3));
    expect(await count('3 positions available')).toBeInTheDocument();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });

  it('offers the values of the positions, and counts all of them', async () => {
    renderFinder();
    expect(await search()).toHaveValue('');
    expect(optionsOf('Job Type')).toEqual([
      'All job types',
      'Contract',
      'Full time',
      'Internship',
      'Part time',
    ]);
    expect(optionsOf('Department')).toEqual(['All departments', 'Cloud', 'Engineering']);
    expect(optionsOf('Location')).toEqual(['All locations', 'Austin', 'Boston', 'Denver']);
    expect(await count('6 positions available')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show all positions' })).not.toBeInTheDocument();
  });

  it('filters by what is typed and chosen, and keeps it in the URL with other parameters', async () => {
    const { user } = renderFinder('?ref=mail');
    await user.type(await search(), 'developer');
    expect(titles()).toEqual(['Oracle Developer', 'Java Developer']);
    expect(await count('2 of 6 positions')).toBeInTheDocument();
    await waitFor(() => expect(queryOfUrl()).toBe('?ref=mail&q=developer'));
    await user.selectOptions(select('Location'), 'Austin');
    expect(titles()).toEqual(['Java Developer']);
    await waitFor(() => expect(queryOfUrl()).toBe('?ref=mail&q=developer&location=Austin'));
    await user.selectOptions(select('Location'), 'All locations');
    await waitFor(() => expect(queryOfUrl()).toBe('?ref=mail&q=developer'));
    expect(titles()).toHaveLength(2);
  });

  it('writes what is typed into the URL at once when the field loses the focus', async () => {
    const { user } = renderFinder();
    const field = await search();
    await user.type(field, 'java');
    fireEvent.blur(field);
    expect(queryOfUrl()).toBe('?q=java');
  });

  it('starts from the URL', async () => {
    renderFinder('?q=a&type=contract&department=Cloud&location=Denver');
    expect(await search()).toHaveValue('a');
    expect(select('Job Type')).toHaveDisplayValue('Contract');
    expect(select('Department')).toHaveDisplayValue('Cloud');
    expect(select('Location')).toHaveDisplayValue('Denver');
    expect(titles()).toEqual(['Architect']);
    expect(await count('1 of 6 positions')).toBeInTheDocument();
  });

  it('shows all positions again, and focuses their number', async () => {
    const { user } = renderFinder('?q=developer&department=Sales');
    expect(await screen.findByRole('heading', { name: 'No position matches' })).toBeInTheDocument();
    expect(await count('0 of 6 positions')).toBeInTheDocument();
    expect(select('Department')).toHaveDisplayValue('Sales');
    await user.click(screen.getByRole('button', { name: 'Show all positions' }));
    expect(await count('6 positions available')).toHaveFocus();
    expect(titles()).toHaveLength(6);
    expect(await search()).toHaveValue('');
    expect(select('Department')).toHaveDisplayValue('All departments');
    await waitFor(() => expect(queryOfUrl()).toBe(''));
  });

  it('says that it has searched the newest positions only, while more can be loaded', async () => {
    const { user, data } = renderFinder('', SIX, { after: 0 });
    await user.type(await search(), 'cook');
    expect(await count('0 of the 6 newest positions')).toBeInTheDocument();
    expect(screen.getByText(/^Only the newest positions have been searched/)).toBeInTheDocument();
    data.listCareers.mockResolvedValue({ items: [stored({ title: 'Cook' })], next: null });
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await count('1 of 7 positions')).toBeInTheDocument();
    expect(titles()).toEqual(['Cook']);
  });
});
