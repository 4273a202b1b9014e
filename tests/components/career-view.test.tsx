import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { FIRM } from '@/content/firm';
import { parseCareer } from '@/domain/career-schema';
import { careerQueries } from '@/features/careers/career-queries';
import * as log from '@/lib/log-error';
import { CareersPage } from '@/pages/careers-page';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { career } from '../support/sample-documents';
import { hasNotification } from './find-notification';
import { renderPage } from './render-page';

// Here, because the first import takes seconds on a busy machine and a test must not.
await import('@/pages/career-view');

const stored = (fields: Record<string, unknown> = {}) => parseCareer('dev', career(fields), '');

const renderCareer = (id = 'dev') =>
  renderPage(<CareersPage />, { path: `/careers?job=${encodeURIComponent(id)}` });

const heading = () => screen.findByRole('heading', { level: 1 });
const headings = () =>
  within(screen.getByRole('article'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

it('shows that the position loads, then every field and how to apply', async () => {
  const { released, release } = deferred();
  const { data } = renderCareer();
  data.getCareer.mockImplementation(() =>
    released.then(() => stored({ salaryRange: '$1 to $2', description: 'Line 1\nLine 2' })),
  );
  expect(await screen.findByText('Loading position...')).toBeInTheDocument();
  release();
  expect(await heading()).toHaveTextContent('Senior Oracle Developer');
  expect(data.getCareer).toHaveBeenCalledExactlyOnceWith('dev');
  expect(document.title).toBe(`Senior Oracle Developer | Careers at ${FIRM.name}`);
  expect(headings()).toEqual([
    'The work',
    'Responsibilities',
    'Requirements',
    'Benefits',
    'How to apply',
  ]);
  const article = screen.getByRole('article');
  const items = within(article).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Read plans',
    'SQL',
    'PL/SQL',
    'Patience',
    'Tea',
  ]);
  expect(within(article).getAllByText('$1 to $2')).not.toHaveLength(0);
  expect(within(article).getByText(/^Line 1/).textContent).toBe('Line 1\nLine 2');
  expect(within(article).getByText(FIRM.careersEmail)).toBeInTheDocument();
  for (const link of within(article).getAllByRole('link', { name: 'Apply by email' })) {
    expect(link).toHaveAttribute(
      'href',
      `mailto:${FIRM.careersEmail}?subject=Application%3A%20Senior%20Oracle%20Developer%20(dev)`,
    );
  }
  expect(screen.getByRole('link', { name: 'All positions' })).toHaveAttribute('href', '/careers');
});

it('has no headings for empty lists', async () => {
  const { data } = renderCareer();
  data.getCareer.mockResolvedValue(parseCareer('dev', { title: 'Bare', isActive: true }, ''));
  expect(await heading()).toHaveTextContent('Bare');
  expect(headings()).toEqual(['How to apply']);
});

it.each([
  ['unknown', 'nobody', null],
  ['inactive', 'dev', stored({ isActive: false })],
])('an %s position is not open, without a reason', async (_kind, id, answer) => {
  const { data } = renderCareer(id);
  data.getCareer.mockResolvedValue(answer);
  expect(await heading()).toHaveTextContent('This Position Is Not Open');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(screen.getByRole('link', { name: 'See all positions' })).toHaveAttribute(
    'href',
    '/careers',
  );
});

it.each(['a/b', '.', '..', '__x__'])('%s is no id: not open, without a call', async (id) => {
  const { data } = renderCareer(id);
  expect(await heading()).toHaveTextContent('This Position Is Not Open');
  expect(data.getCareer).not.toHaveBeenCalled();
});

it('says that the position could not be loaded, logs it, and tries again', async () => {
  expectConsoleErrors(/^Failed to fetch career \(Error\)/);
  const { data } = renderCareer();
  data.getCareer.mockRejectedValueOnce(new Error('planned'));
  data.getCareer.mockResolvedValue(stored());
  expect(await screen.findByRole('alert')).toHaveTextContent('This Position Could Not Be Loaded');
  expect(hasNotification()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await heading()).toHaveTextContent('Senior Oracle Developer'));
});

it('shows what the list has loaded at once, also where it cannot be read again', async () => {
  expectConsoleErrors(/^Failed to fetch career \(Error\)/);
  const queryClient = createQueryClient();
  queryClient.setQueryData(careerQueries.list().queryKey, {
    pages: [{ items: [stored()], next: null }],
    pageParams: [null],
  });
  const { data } = renderPage(<CareersPage />, { path: '/careers?job=dev', queryClient });
  data.getCareer.mockRejectedValue(new Error('planned'));
  const logError = vi.spyOn(log, 'logError');
  expect(await screen.findByText('Senior Oracle Developer')).toBeInTheDocument();
  await waitFor(() => expect(logError).toHaveBeenCalled());
  expect(screen.getByText('Senior Oracle Developer')).toBeInTheDocument();
});

it('copies its address, or says where it is', async () => {
  const { data, user } = renderCareer();
  data.getCareer.mockResolvedValue(stored());
  const button = await screen.findByRole('button', { name: 'Copy link' });
  await user.click(button);
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/careers?job=dev`);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(button);
  expect(await screen.findByText('Copy the address from the address bar')).toBeInTheDocument();
});

describe('where the browser can share', () => {
  const ADDRESS = `${location.origin}/careers?job=dev`;

  async function renderWithShare(share: () => Promise<void>) {
    const spy = vi.fn(share);
    Object.defineProperty(navigator, 'share', { value: spy, configurable: true });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'share');
    });
    const { data, user } = renderCareer();
    data.getCareer.mockResolvedValue(stored());
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    return spy;
  }

  it('shares its title and address', async () => {
    const share = await renderWithShare(() => Promise.resolve());
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Senior Oracle Developer',
      url: ADDRESS,
    });
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
  });

  it('does nothing more if the visitor closes the dialog', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    const share = await renderWithShare(() => Promise.reject(new DOMException('', 'AbortError')));
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the address if that fails', async () => {
    await renderWithShare(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  });
});

describe('similar positions', () => {
  const similar = async () =>
    within(await screen.findByRole('complementary'))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  const other = parseCareer('apex', career({ title: 'Oracle APEX Developer' }), '');
  const unlike = parseCareer(
    'cook',
    career({ title: 'Cook', department: 'Kitchen', location: 'Oslo', type: 'contract' }),
    '',
  );

  it('are named below the position, from one page of the list', async () => {
    const { data } = renderCareer();
    data.getCareer.mockResolvedValue(stored());
    data.listCareers.mockResolvedValue({ items: [unlike, stored(), other], next: { after: 0 } });
    expect(await similar()).toEqual([['Oracle APEX Developer', '/careers?job=apex']]);
    expect(screen.getByRole('heading', { name: 'Similar positions', level: 2 })).toBeVisible();
    expect(data.listCareers).toHaveBeenCalledExactlyOnceWith({
      isActive: true,
      size: 50,
      start: null,
    });
  });

  it('are left out where the list cannot be read, which is only logged', async () => {
    expectConsoleErrors(/^Failed to fetch careers \(Error\)/);
    const logError = vi.spyOn(log, 'logError');
    const { data } = renderCareer();
    data.getCareer.mockResolvedValue(stored());
    data.listCareers.mockRejectedValue(new Error('planned'));
    expect(await heading()).toHaveTextContent('Senior Oracle Developer');
    await waitFor(() => expect(logError).toHaveBeenCalled());
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(hasNotification()).toBe(false);
  });
});
