import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { SeoPage } from '@/pages/admin/seo-page';
import { storedSeoSetting } from '../support/admin-documents';
import { deferred } from '../support/network';
import { field, goodSetting, openSeoDesk, overviewRow } from './seo-desk';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, stubData } from './stub-data';

const titleOf = (page: SeoPageId) => defaultSeoSetting(page).title;

it('shows the verdicts, keywords, source, and date of each page', async () => {
  await openSeoDesk({
    ...Object.fromEntries(SEO_PAGES.map(({ id }) => [id, goodSetting(id)])),
    services: null,
    about: storedSeoSetting('about', { title: '', description: 'Short', keywords: [] }, 5),
    careers: storedSeoSetting('careers', {
      ...goodSetting('careers'),
      title: titleOf('services'),
      keywords: ['OCI'],
      updatedAt: new Date(2026, 10, 2),
    }),
  });
  expect(overviewRow('About Page')).toEqual({
    Title: 'Missing',
    Description: 'Too short',
    Keywords: 'Missing',
    Source: 'Stored',
    'Last changed': 'Mar 05, 2026',
    'Search engines see': 'Unknown',
  });
  expect(overviewRow('Careers Page')).toMatchObject({
    Title: expect.stringMatching(/Same as Services PageNone of its keywords$/),
    Description: 'None of its keywords',
    Keywords: '1',
    'Last changed': 'Nov 02, 2026',
  });
  expect(overviewRow('Services Page')).toMatchObject({
    Title: expect.stringMatching(/Same as Careers Page$/),
    Source: 'Generated',
    'Last changed': 'Never',
  });
  expect(overviewRow('Home Page')).toMatchObject({ Title: 'Good', Description: 'Good' });
  expect(screen.getByText('6 of 9 pages without a warning')).toBeInTheDocument();
});

it('a row opens the tab of its page, with the focus, and shows what is saved there as soon as it is', async () => {
  const { user, fill, save } = await openSeoDesk();
  const table = screen.getByRole('table', { name: 'Pages' });
  await user.click(within(table).getByRole('link', { name: 'Consulting' }));
  const tab = screen.getByRole('tab', { name: 'Consulting' });
  expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(tab).toHaveFocus();
  expect(field('Page Title')).toHaveValue(titleOf('consulting'));
  const { Title } = overviewRow('Consulting');
  await fill(field('Page Title'), 'Short');
  expect(overviewRow('Consulting')).toMatchObject({ Title, Source: 'Generated' });
  await save();
  const saved = { Title: 'Too shortNone of its keywords', Source: 'Stored' };
  await waitFor(() => expect(overviewRow('Consulting')).toMatchObject(saved));
});

it('shows each row as soon as its setting is read', async () => {
  const data = stubData(ADMINISTRATOR);
  const { released, release } = deferred();
  data.getSeoSetting.mockImplementation(async (page) => {
    if (page === 'services') await released;
    return goodSetting(page as SeoPageId);
  });
  renderAdmin(<SeoPage />, '/admin/seo');
  await waitFor(() => expect(overviewRow('About Page')).toMatchObject({ Source: 'Stored' }));
  expect(overviewRow('Services Page')).toMatchObject({ Source: '' });
  expect(screen.getByRole('status')).toHaveTextContent('Loading SEO settings...');
  expect(screen.queryByText(/without a warning/)).not.toBeInTheDocument();
  release();
  expect(await screen.findAllByRole('tab')).toHaveLength(SEO_PAGES.length);
  expect(screen.getByText('9 of 9 pages without a warning')).toBeInTheDocument();
});
