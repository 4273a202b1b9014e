import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { prerenderedCareer } from '@/features/careers/prerendered-careers';
import { fillCache, refreshPrerenderedData } from '@/app/start/prerendered-data';
import { parseCareer, type Career } from '@/collections/careers';
import { FIRM } from '@/content/firm';
import { careerQueries } from '@/features/careers/career-queries';
import * as log from '@/lib/log-error';
import { CareerPage } from '@/pages/career-page';
import { expectConsoleErrors } from '../support/console-errors';
import { career } from '../support/sample-documents';
import { hasNotification } from './find-notification';
import { renderPage } from './render-page';

// Preloaded because the first import can take seconds on a busy machine.
await import('@/features/seo/job-posting-script');

const TITLE = 'Senior Oracle Developer';
const ADDRESS = `${location.origin}/careers/dev`;
const STORED = parseCareer('dev', career(), 'v1');

const PAGE = (
  <Routes>
    <Route path="/careers/:id" element={<CareerPage />} />
  </Routes>
);

function renderCareer(saved: Career | null = STORED, id = 'dev') {
  const view = renderPage(PAGE, { path: `/careers/${encodeURIComponent(id)}` });
  view.store.put(`careers/${id}`, saved);
  return view;
}

const heading = () => screen.findByRole('heading', { level: 1 });
const textsOf = (role: string, options = {}) =>
  within(screen.getByRole('article'))
    .getAllByRole(role, options)
    .map(({ textContent }) => textContent);

it('the position page shows loading text, then every field and how to apply', async () => {
  const fields = { salaryRange: '$1 to $2', description: 'Line 1\nLine 2' };
  const { store } = renderCareer({ ...STORED, ...fields });
  const release = store.hold('getCareer');
  expect(await screen.findByText('Loading position...')).toBeInTheDocument();
  release();
  expect(await heading()).toHaveTextContent(TITLE);
  expect(store.calls('getCareer')).toEqual([['dev']]);
  expect(document.title).toBe(`${TITLE}, New York, NY | Careers at ${FIRM.name}`);
  const headings = ['The work', 'Responsibilities', 'Requirements', 'Benefits', 'How to apply'];
  expect(textsOf('heading', { level: 2 })).toEqual(headings);
  expect(textsOf('listitem')).toEqual(['Read plans', 'SQL', 'PL/SQL', 'Patience', 'Tea']);
  const article = within(screen.getByRole('article'));
  expect(screen.getAllByRole('link', { name: 'Apply by email' })).toHaveLength(2);
  expect(article.getAllByText('$1 to $2')).not.toHaveLength(0);
  expect(article.getByText(/^Line 1/).textContent).toBe('Line 1\nLine 2');
  expect(article.getByText(FIRM.careersEmail)).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'Apply by email' })) {
    expect(link).toHaveAttribute(
      'href',
      `mailto:${FIRM.careersEmail}?subject=Application%3A%20Senior%20Oracle%20Developer%20(dev)`,
    );
  }
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/careers');
});

it('with an “Apply Link,” the button opens it in a new tab, and a new position has a short reference', async () => {
  const applyUrl = 'https://jobs.example.com/1';
  renderCareer({ ...STORED, applyUrl, closesOn: '2099-12-31', id: '7f3k2qxm' }, '7f3k2qxm');
  await heading();
  const [link, ...others] = screen.getAllByRole('link', { name: 'Apply for this position' });
  expect(others.map((other) => other.getAttribute('href'))).toEqual([applyUrl]);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link).toHaveAccessibleDescription('Opens in a new tab');
  expect(screen.getByText('7F3K-2QXM')).toBeInTheDocument();
  expect(screen.getByText('Apply by Dec 31, 2099')).toBeInTheDocument();
  expect(screen.queryByText('Apply by email')).not.toBeInTheDocument();
});

it('the page for a position whose closing date has passed says that it is no longer open', async () => {
  renderCareer({ ...STORED, closesOn: '2026-11-01' });
  expect(await heading()).toHaveTextContent('This Position Is No Longer Open');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it.each<[string, Career | null]>([
  ['an unknown position', null],
  ['an inactive position', { ...STORED, isActive: false }],
])('the page for %s says that the position isn’t open', async (_which, saved) => {
  const { store } = renderCareer(saved);
  expect(await heading()).toHaveTextContent('This Position Is Not Open');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const link = screen.getByRole('link', { name: 'See all positions' });
  expect(link).toHaveAttribute('href', '/careers');
  expect(store.calls('getCareer')).toEqual([['dev']]);
});

it('if the position can’t be loaded, the page shows a “Try again” button, and the error is logged', async () => {
  expectConsoleErrors(/^Failed to fetch career \(Error\)/);
  renderCareer().store.fail('getCareer', new Error('planned'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This Position Could Not Be Loaded');
  expect(hasNotification()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await heading()).toHaveTextContent(TITLE));
});

it('a position already loaded with the list appears immediately and stays on screen, even if a later read fails', async () => {
  expectConsoleErrors(/^Failed to fetch career \(Error\)/, /^Failed to fetch careers \(Error\)/);
  const queryClient = createQueryClient();
  queryClient.setQueryData(careerQueries.list().queryKey, {
    pages: [{ items: [STORED], next: null }],
    pageParams: [null],
  });
  const { store } = renderPage(PAGE, { path: '/careers/dev', queryClient });
  store.fail('getCareer', new Error('planned'), Infinity);
  store.fail('listCareers', new Error('planned'), Infinity);
  const logError = vi.spyOn(log, 'logError');
  expect(await heading()).toHaveTextContent(TITLE);
  await waitFor(() => expect(logError).toHaveBeenCalledTimes(2));
  expect(await heading()).toHaveTextContent(TITLE);
});

it('“Copy link” copies the URL, or points the visitor to the address bar if copying fails', async () => {
  const { user } = renderCareer();
  const button = await screen.findByRole('button', { name: 'Copy link' });
  await user.click(button);
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(button);
  const words = 'Couldn’t copy the link. Copy it from the address bar.';
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('on a phone, “Share” shares the title and URL; it copies the URL if sharing fails, but not if the visitor cancels', async () => {
  const share = vi.fn<Navigator['share']>().mockResolvedValueOnce();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const { user } = renderCareer();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  const button = await screen.findByRole('button', { name: 'Share' });
  await user.click(button);
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: TITLE, url: ADDRESS });
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await user.click(button);
  expect(writeText).not.toHaveBeenCalled();
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await user.click(button);
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(ADDRESS);
});

it('the position page lists similar positions, searching only the first page of the position list', async () => {
  const { store } = renderCareer();
  const similar = parseCareer('apex', career({ title: 'Oracle APEX Developer' }), '');
  const elsewhere = { department: 'Kitchen', location: 'Oslo', type: 'contract' };
  const dissimilar = parseCareer('cook', career({ title: 'Cook', ...elsewhere }), '');
  const late = parseCareer('late', career({ title: 'Oracle Developer' }), '');
  store.add('careers', dissimilar, similar, late);
  store.limitPages(3);
  const links = within(await screen.findByRole('complementary')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Oracle APEX Developer', '/careers/apex'],
  ]);
  expect(screen.getByRole('heading', { name: 'Similar positions', level: 2 })).toBeVisible();
  expect(store.calls('listCareers')).toEqual([[{ isActive: true, size: 50, start: null }]]);
});

it('the position page omits the headings of empty sections, and similar positions if the list can’t be loaded, which is logged', async () => {
  expectConsoleErrors(/^Failed to fetch careers \(Error\)/);
  const logError = vi.spyOn(log, 'logError');
  const { store } = renderCareer(parseCareer('dev', { title: 'Bare', isActive: true }, ''));
  store.fail('listCareers', new Error('planned'), Infinity);
  expect(await heading()).toHaveTextContent('Bare');
  expect(textsOf('heading', { level: 2 })).toEqual(['How to apply']);
  await waitFor(() => expect(logError).toHaveBeenCalled());
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(hasNotification()).toBe(false);
});

it('a prerendered position appears immediately and stays on screen, even if a later read fails, until the position closes', async () => {
  expectConsoleErrors(/^Failed to fetch career \(Error\)/, /^Failed to fetch careers \(Error\)/);
  const similar = parseCareer('apex', career({ title: 'Oracle APEX Developer' }), '');
  const queryClient = createQueryClient();
  fillCache(queryClient, prerenderedCareer(STORED, [STORED, similar]));
  const { store } = renderPage(PAGE, { path: '/careers/dev', queryClient });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(TITLE);
  expect(screen.getByRole('link', { name: 'Oracle APEX Developer' })).toBeInTheDocument();
  expect(store.calls('getCareer')).toEqual([]);
  store.fail('getCareer', new Error('planned'));
  store.fail('listCareers', new Error('planned'));
  await act(() => refreshPrerenderedData(queryClient));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(TITLE);
  expect(screen.getByRole('link', { name: 'Oracle APEX Developer' })).toBeInTheDocument();
  await act(() => refreshPrerenderedData(queryClient));
  await waitFor(async () => expect(await heading()).toHaveTextContent('This Position Is Not Open'));
});
