import { cleanup, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { AboutPage } from '@/pages/about-page';
import { storedSeoSetting } from '../support/admin-documents';
import { renderPage } from './render-page';
import { field, openSeoDesk, overviewRow } from './seo-desk';

const status = (label: string) => overviewRow(label)['Status'];

it('the SEO desk shows which pages are live, from one file, and after a save until the page is live', async () => {
  const changed = { title: 'New words here', description: 'D', keywords: ['k'] };
  const { fill, save, data, unmount } = await openSeoDesk(
    { about: storedSeoSetting('about', changed) },
    { built: { about: { ...changed, title: 'Old words here' } } },
  );
  await waitFor(() => expect(status('About Page')).toBe('Waiting'));
  expect(status('Home Page')).toBe('Live');
  const requests = data.fetch.mock.calls.map(([address, { cache, credentials } = {}]) => [
    String(address),
    cache,
    credentials,
  ]);
  expect(requests).toEqual([[`${location.origin}/build.json`, 'no-store', 'omit']]);
  await fill(field('Page Title'), 'Saved');
  expect(status('Home Page')).toBe('Live');
  await save();
  await waitFor(() => expect(status('Home Page')).toBe('Waiting'));
  unmount();
  const home = storedSeoSetting('home', { ...defaultSeoSetting('home'), title: 'Saved' });
  await openSeoDesk({ home }, { built: { home } });
  await waitFor(() => expect(status('Home Page')).toBe('Live'));
});

it('an empty title or description means the default, in the head of the page and in the comparison with live pages', async () => {
  const empty = storedSeoSetting('about', { title: '', description: ' \n', keywords: ['Kept'] });
  const { title, description } = defaultSeoSetting('about');
  await openSeoDesk({ about: empty }, { built: { about: { ...empty, title, description } } });
  await waitFor(() => expect(status('About Page')).toBe('Live'));
  cleanup();
  const { data } = renderPage(<AboutPage />);
  data.getSeoSetting.mockResolvedValue(empty);
  await waitFor(() => expect(document.title).toBe(title));
  const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
  expect(meta('description')?.content).toBe(description);
  expect(meta('keywords')?.content).toBe('Kept');
});
