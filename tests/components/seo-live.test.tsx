import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { AboutPage } from '@/pages/about-page';
import { storedSeoSetting } from '../support/admin-documents';
import { renderPage } from './render-page';
import { serveBuild } from './serve-build';
import { field, openSeoDesk, overviewRow } from './seo-desk';

const status = (label: string) => overviewRow(label)['Status'];

it('the SEO desk shows which pages were saved after the site was built', async () => {
  const about = storedSeoSetting('about', { title: 'New' });
  const { fill, save } = await openSeoDesk([about]);
  expect(status('About Page')).toBe('');
  serveBuild(new Date(Number(about.updatedAt) - 1));
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(status('About Page')).toBe('Waiting'));
  expect(status('Home Page')).toBe('Live');
  await fill(field('Page Title'), 'Saved');
  await save();
  await waitFor(() => expect(status('Home Page')).toBe('Waiting'));
});

it('an empty title or description means the default in the head of the page', async () => {
  const empty = storedSeoSetting('about', { title: '', description: ' \n', keywords: ['Kept'] });
  const { title, description } = defaultSeoSetting('about');
  renderPage(<AboutPage />).store.add('seoSettings', empty);
  await waitFor(() => expect(document.title).toBe(title));
  const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
  expect(meta('description')?.content).toBe(description);
  expect(meta('keywords')?.content).toBe('Kept');
});
