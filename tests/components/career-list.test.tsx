import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { prerenderedCareers } from '@/features/careers/prerendered-careers';
import { fillCache } from '@/app/start/prerendered-data';
import { parseCareer } from '@/collections/careers';
import { FIRM } from '@/content/firm';
import { formatDay } from '@/lib/dates';
import { CareersPage } from '@/pages/careers-page';
import { expectConsoleErrors } from '../support/console-errors';
import { career } from '../support/sample-documents';
import { hasNotification } from './find-notification';
import { renderPage } from './render-page';

const POSTED = new Date(2024, 2, 5);

const stored = (title: string, fields: Record<string, unknown> = {}) =>
  parseCareer(title || 'dev', career({ createdAt: POSTED, title, ...fields }), '');

const titles = () =>
  screen
    .queryAllByText('View position →')
    .map((text) => text.closest('li')?.querySelector('h3')?.textContent);

function QueryOfUrl() {
  return <p data-testid="query">{useLocation().search}</p>;
}

/** Renders the page with these positions, the newest first, in pages of this size. */
function renderList(careers: ReturnType<typeof stored>[], query = '', size = 50) {
  const page = (
    <>
      <CareersPage />
      <QueryOfUrl />
    </>
  );
  const view = renderPage(page, { path: `/careers${query}` });
  view.store.add('careers', ...careers);
  view.store.limitPages(size);
  return view;
}

it('the careers page shows loading text, then the number and details of the active positions, without blank details', async () => {
  const dba = stored('DBA', { salaryRange: '$1' });
  const blank = stored('', { type: 'part-time', department: '  ', createdAt: null });
  const { store } = renderList([dba, blank, stored('Inactive', { isActive: false })]);
  const release = store.hold('listCareers');
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading positions\.\.\.$/);
  expect(screen.queryByText('No Current Openings')).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('2 positions available')).toBeInTheDocument();
  expect(screen.queryByText('Loading positions...')).not.toBeInTheDocument();
  expect(titles()).toEqual(['DBA', 'Untitled position']);
  expect(screen.getByRole('link', { name: 'DBA' })).toHaveAttribute('href', '/careers/DBA');
  const facts = [...document.querySelectorAll('dl')].map((list) =>
    [...list.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.querySelector('bdi')?.textContent,
    ]),
  );
  expect(facts).toEqual([
    [
      ['Job type', 'full time'],
      ['Department', 'Engineering'],
      ['Location', 'New York, NY'],
      ['Salary', '$1'],
      ['Posted', formatDay(POSTED)],
    ],
    [
      ['Job type', 'part time'],
      ['Location', 'New York, NY'],
    ],
  ]);
  expect(store.calls('listCareers')).toEqual([[{ isActive: true, size: 50, start: null }]]);
});

it('a position with a closing date says until when to apply, and then leaves the list and its count', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-10T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  renderList([
    stored('Last day', {
      closesOn: '2026-12-10',
      payFrom: 34,
      payCurrency: 'USD',
      payUnit: 'HOUR',
    }),
    stored('Over', { closesOn: '2026-12-09' }),
  ]);
  expect(await screen.findByText('1 position available')).toBeInTheDocument();
  expect(screen.getByText('Apply by Dec 10, 2026')).toBeInTheDocument();
  expect(screen.getByText('$34 per hour')).toBeInTheDocument();
  vi.setSystemTime(new Date('2026-12-11T12:00:00Z'));
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('No Current Openings')).toBeInTheDocument();
});

it.each([false, true])(
  'with no positions to show, the careers page says “No Current Openings” and gives an email address (loading failed: %s)',
  async (hasFailed) => {
    const { store } = renderList([]);
    if (hasFailed) {
      expectConsoleErrors(/^Failed to fetch careers \(Error\)/);
      store.fail('listCareers', new Error('planned'), Infinity);
    }
    expect(await screen.findByRole('heading', { name: 'No Current Openings' })).toBeInTheDocument();
    expect(screen.queryByText(/available/)).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: FIRM.careersEmail });
    expect(link).toHaveAttribute('href', `mailto:${FIRM.careersEmail}`);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(hasNotification()).toBe(false);
  },
);

it('if the next page can’t be loaded, the positions already loaded stay on screen, and “Load more” tries again', async () => {
  expectConsoleErrors(/^Failed to fetch careers \(Error\)/);
  const { store } = renderList([stored('First'), stored('Last')], '', 1);
  expect(await screen.findByText('1+ positions available')).toBeInTheDocument();
  store.fail('listCareers', new Error('planned'));
  const more = screen.getByRole('button', { name: 'Load more' });
  fireEvent.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t load more positions. Please try again.',
  );
  expect(titles()).toEqual(['First']);
  const release = store.hold('listCareers');
  fireEvent.click(more);
  await waitFor(() => expect(more).toHaveTextContent('Loading...'));
  fireEvent.click(more);
  release();
  await waitFor(() => expect(titles()).toEqual(['First', 'Last']));
  expect(store.calls('listCareers')).toHaveLength(3);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(more).not.toBeInTheDocument();
  expect(screen.getByText('2 positions available')).toBeInTheDocument();
  // firestore.rules refuses counts to visitors.
  expect(store.calls('countCareers')).toEqual([]);
});

it('“Load more” first refreshes the prerendered positions, which removes those that have closed', async () => {
  const queryClient = createQueryClient();
  const careers = Array.from({ length: 51 }, (_, index) => stored(`Job ${index}`));
  fillCache(queryClient, prerenderedCareers(careers, Infinity));
  const { store } = renderPage(<CareersPage />, { path: '/careers', queryClient });
  expect(screen.getByText('50+ positions available')).toBeInTheDocument();
  expect(store.calls('listCareers')).toEqual([]);
  store.add('careers', ...careers.slice(1));
  store.limitPages(49);
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('50 positions available')).toBeInTheDocument();
  expect(titles()).toEqual(careers.slice(1).map(({ title }) => title));
});

describe('the position search', () => {
  const SIX = [
    stored('Oracle Developer', { location: 'Denver' }),
    stored('Java Developer', { location: 'Austin' }),
    stored('Architect', { department: 'Cloud', location: 'Denver', type: 'contract' }),
    stored('Analyst', { department: 'Cloud', location: 'Boston', type: 'part-time' }),
    stored('Intern', { department: 'Cloud', location: 'Austin', type: 'internship' }),
    stored('مطور', { department: '', location: '' }),
  ];

  const search = () => screen.findByRole('searchbox', { name: 'Search positions' });
  const select = (name: string) => screen.getByRole('combobox', { name });
  const queryOfUrl = () => screen.getByTestId('query').textContent;
  const count = (text: string) => screen.findByText(text, { selector: '[role=status]' });

  it('is hidden if there are only three positions, but a filter in the URL is still used', async () => {
    const { user } = renderList(SIX.slice(0, 3), '?department=Cloud');
    expect(await count('1 of 3 positions')).toBeInTheDocument();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all positions' }));
    expect(await count('3 positions available')).toBeInTheDocument();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    await waitFor(() => expect(queryOfUrl()).toBe(''));
  });

  it('offers the values found in the positions, and adds the filter to the URL without losing other parameters', async () => {
    const { user } = renderList(SIX, '?ref=mail');
    expect(await count('6 positions available')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show all positions' })).not.toBeInTheDocument();
    for (const [name, options] of Object.entries({
      'Job Type': ['All job types', 'Contract', 'Full time', 'Internship', 'Part time'],
      Department: ['All departments', 'Cloud', 'Engineering'],
      Location: ['All locations', 'Austin', 'Boston', 'Denver'],
    }))
      expect([...select(name).children].map(({ textContent }) => textContent)).toEqual(options);
    await user.type(await search(), 'developer');
    expect(titles()).toEqual(['Oracle Developer', 'Java Developer']);
    expect(await count('2 of 6 positions')).toBeInTheDocument();
    await waitFor(() => expect(queryOfUrl()).toBe('?ref=mail&q=developer'));
    await user.selectOptions(select('Location'), 'Austin');
    expect(titles()).toEqual(['Java Developer']);
    await waitFor(() => expect(queryOfUrl()).toBe('?ref=mail&q=developer&location=Austin'));
    await user.selectOptions(select('Location'), 'All locations');
    await waitFor(() => expect(queryOfUrl()).toBe('?ref=mail&q=developer'));
    // When the field loses focus, the URL is updated immediately.
    await user.type(await search(), 's');
    fireEvent.blur(await search());
    expect(queryOfUrl()).toBe('?ref=mail&q=developers');
  });

  it('starts with the filter from the URL, and “Show all positions” clears the filter and focuses the count', async () => {
    const { user } = renderList(SIX, '?q=a&type=contract&department=Cloud&location=Denver');
    const field = await search();
    expect(field).toHaveValue('a');
    for (const [name, value] of Object.entries({
      'Job Type': 'Contract',
      Department: 'Cloud',
      Location: 'Denver',
    }))
      expect(select(name)).toHaveDisplayValue(value);
    expect(titles()).toEqual(['Architect']);
    await user.type(field, 'bc');
    expect(await screen.findByRole('heading', { name: 'No position matches' })).toBeInTheDocument();
    expect(await count('0 of 6 positions')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all positions' }));
    expect(await count('6 positions available')).toHaveFocus();
    expect(titles()).toHaveLength(6);
    expect(field).toHaveValue('');
    expect(select('Department')).toHaveDisplayValue('All departments');
    await waitFor(() => expect(queryOfUrl()).toBe(''));
  });

  it('says that it covers only the newest positions while more can be loaded', async () => {
    const { user } = renderList([...SIX, stored('Cook')], '', 6);
    await user.type(await search(), 'cook');
    expect(await count('0 of the 6 newest positions')).toBeInTheDocument();
    expect(screen.getByText(/^Only the newest positions have been searched/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await count('1 of 7 positions')).toBeInTheDocument();
  });
});
