import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { AboutPage } from '@/pages/about-page';
import { storedSeoSetting } from '../support/admin-documents';
import { renderPage } from './render-page';
import { field, openSeoDesk, overviewRow } from './seo-desk';

const NEXT_BUILD = 'Waiting: search engines see the published version.';

const status = (label: string) => overviewRow(label)['Status'];
const livePanel = () => screen.getByRole('region', { name: 'What search engines see' });

it('the SEO desk shows which pages are live, and how the open page differs, from two files', async () => {
  const changed = { title: 'New words here', description: 'D', keywords: ['k'] };
  const { data } = await openSeoDesk(
    { about: storedSeoSetting('about', changed) },
    { page: 'about', served: [{ about: { ...changed, title: 'Old words here' } }] },
  );
  await waitFor(() => expect(status('About Page')).toBe('Waiting'));
  expect(status('Home Page')).toBe('Live');
  const panel = within(livePanel());
  expect(panel.getByText(NEXT_BUILD)).toBeInTheDocument();
  const terms = panel.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual(['Title, Shared link title']);
  expect(livePanel().querySelector('del')).toHaveTextContent('(now: Old)');
  expect(livePanel().querySelector('ins')).toHaveTextContent('(after publication: New)');
  const requests = data.fetch.mock.calls.map(([address, { cache, credentials } = {}]) => [
    String(address),
    cache,
    credentials,
  ]);
  expect(requests.toSorted()).toEqual([
    [`${location.origin}/about`, 'no-store', 'omit'],
    [`${location.origin}/build.json`, 'no-store', 'omit'],
  ]);
});

it('after a save, the panel says when search engines will see the change, until the live page has the change', async () => {
  const { fill, save, unmount } = await openSeoDesk({}, { served: [] });
  await within(livePanel()).findByText(/^Live:/);
  expect(screen.queryByText(NEXT_BUILD)).not.toBeInTheDocument();
  await fill(field('Page Title'), 'Saved');
  expect(screen.queryByText(NEXT_BUILD)).not.toBeInTheDocument();
  await save();
  expect(await screen.findByText(NEXT_BUILD)).toBeInTheDocument();
  await waitFor(() => expect(status('Home Page')).toBe('Waiting'));
  unmount();
  const home = storedSeoSetting('home', { ...defaultSeoSetting('home'), title: 'Saved' });
  await openSeoDesk({ home }, { served: [{ home }] });
  await waitFor(() => expect(status('Home Page')).toBe('Live'));
  expect(screen.queryByText(NEXT_BUILD)).not.toBeInTheDocument();
});

it('an empty title or description means the default, in the head of the page and in the comparison with live pages', async () => {
  const empty = storedSeoSetting('about', { title: '', description: ' \n', keywords: ['Kept'] });
  const { title, description } = defaultSeoSetting('about');
  await openSeoDesk({ about: empty }, { served: [{ about: { ...empty, title, description } }] });
  await waitFor(() => expect(status('About Page')).toBe('Live'));
  cleanup();
  const { data } = renderPage(<AboutPage />);
  data.getSeoSetting.mockResolvedValue(empty);
  await waitFor(() => expect(document.title).toBe(title));
  const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
  expect(meta('description')?.content).toBe(description);
  expect(meta('keywords')?.content).toBe('Kept');
});

it('if the open page isn’t prerendered or can’t be read, the panel says so, without an error message elsewhere', async () => {
  const { save, unmount } = await openSeoDesk();
  expect(await within(livePanel()).findByText(/^This page isn’t prerendered here/)).toBeVisible();
  expect(status('Home Page')).toBe('');
  expect(screen.queryByText(NEXT_BUILD)).not.toBeInTheDocument();
  await save();
  expect(await screen.findByText(NEXT_BUILD)).toBeInTheDocument();
  unmount();
  const failed = Promise.resolve(new Response('', { status: 503 }));
  await openSeoDesk({}, { page: 'about', served: [{}, { '/about': failed }] });
  expect(await within(livePanel()).findByText(/^The page couldn’t be read\./)).toBeVisible();
  await waitFor(() => expect(status('About Page')).toBe('Live'));
});
