import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { TimeoutError } from '@/domain/errors';
import { SeoPage } from '@/pages/admin/seo-page';
import { storedSeoSetting } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { findFailure, renderAdmin } from './render-admin';
import { field, goodSetting, openSeoDesk, overviewRow } from './seo-desk';
import { ADMINISTRATOR, stubData } from './stub-data';

const COUNT = SEO_PAGES.length;
const ABOUT = storedSeoSetting('about', { title: 'T', description: 'D', keywords: ['one', 'two'] });

it('the SEO desk has a tab for each page and reads the settings one at a time', async () => {
  const data = stubData(ADMINISTRATOR);
  const { released, release } = deferred();
  let running = 0;
  let mostRunning = 0;
  data.getSeoSetting.mockImplementation(async () => {
    mostRunning = Math.max(mostRunning, ++running);
    await released;
    running -= 1;
    return null;
  });
  renderAdmin(<SeoPage />, '/admin/seo');
  expect(await screen.findByRole('heading', { name: 'SEO Management' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Loading SEO settings...');
  release();
  expect(screen.getByText('Manage page titles, descriptions, and keywords')).toBeInTheDocument();
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(SEO_PAGES.map(({ label }) => label));
  const read = data.getSeoSetting.mock.calls.slice(0, SEO_PAGES.length);
  expect(read).toEqual(SEO_PAGES.map(({ id }) => [id]));
  expect(mostRunning).toBe(1);
});

it('the form shows the saved setting, and “Restore default” fills in the default values without saving them', async () => {
  const { data, user } = await openSeoDesk({ about: ABOUT }, { page: 'about' });
  expect(field('Page Title')).toHaveValue('T');
  expect(field('Meta Description')).toHaveValue('D');
  expect(field('Keywords')).toHaveValue('one, two');
  await user.click(screen.getByRole('button', { name: 'Restore default' }));
  const { title, description, keywords } = defaultSeoSetting('about');
  expect(field('Page Title')).toHaveValue(title);
  expect(field('Meta Description')).toHaveValue(description);
  expect(field('Keywords')).toHaveValue(keywords.join(', '));
  expect(field('Page Title')).toHaveFocus();
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Restore default' })).not.toBeInTheDocument();
  expect(data.write).not.toHaveBeenCalled();
});

it('the SEO fields have the placeholders and number of rows specified in spec 2', async () => {
  await openSeoDesk();
  const recommended = {
    'Page Title': 'Enter page title (50-60 characters recommended)',
    'Meta Description': 'Enter meta description (150-160 characters recommended)',
    Keywords: 'Enter keywords, comma-separated',
  };
  for (const [label, text] of Object.entries(recommended))
    expect(field(label)).toHaveAttribute('placeholder', text);
  expect(field('Meta Description')).toHaveAttribute('rows', '3');
});

it('the form counts characters and keywords as the user types, and shows where the keywords appear', async () => {
  const { fill } = await openSeoDesk();
  for (const [length, verdict] of [
    [1, / 1 character, 49 short of the recommended 50-60/],
    [49, / 49 characters, 1 short/],
    [50, / 50 characters, within the recommended 50-60/],
    [60, / 60 characters, within/],
    [2_060, / 2,060 characters, 2,000 over/],
  ] as const) {
    await fill(field('Page Title'), '😀'.repeat(length));
    expect(field('Page Title')).toHaveAccessibleDescription(verdict);
  }
  await fill(field('Meta Description'), 'x'.repeat(161));
  expect(field('Meta Description')).toHaveAccessibleDescription(
    / 161 characters, 1 over the recommended 150-160/,
  );
  await fill(field('Keywords'), ' a, , b,,c ');
  expect(field('Keywords')).toHaveAccessibleDescription(/^3 keywords/);
  const chips = screen.getByRole('list', { name: 'Keywords as they will be saved' });
  const stored = within(chips).getAllByRole('listitem');
  expect(stored.map((chip) => chip.textContent)).toEqual(['a', 'b', 'c']);

  await fill(field('Page Title'), 'Oracle and cloud consulting');
  await fill(field('Meta Description'), 'We migrate to the cloud: OCI.');
  await fill(field('Keywords'), 'Oracle consulting, cloud, OCI, social');
  const places = screen.getByText('In the title:').parentElement;
  expect(places).toHaveTextContent(
    'In the title: Oracle consulting, cloudIn the description: cloud, OCIIn neither: social',
  );
});

it('a failed read of SEO settings is reported and can be retried', async () => {
  expectConsoleErrors(/^Failed to fetch SEO settings \(TimeoutError\)/);
  const data = stubData(ADMINISTRATOR);
  data.getSeoSetting.mockResolvedValueOnce(ABOUT).mockRejectedValueOnce(new TimeoutError());
  const { user } = renderAdmin(<SeoPage />, '/admin/seo');
  await findFailure('Failed to fetch SEO settings');
  const button = await screen.findByText('Try again');
  expect(overviewRow('Home Page')).toMatchObject({ Source: 'Saved' });
  expect(overviewRow('About Page')).toMatchObject({ Source: 'Not loaded' });
  await user.click(button);
  await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(SEO_PAGES.length));
});

it('as the user types, the form warns about another page with the same title and links to that page', async () => {
  const careers = storedSeoSetting('careers', { ...ABOUT, title: 'Same words' });
  const { fill } = await openSeoDesk({ careers }, { page: 'about' });
  await fill(field('Page Title'), 'same  WORDS');
  expect(field('Page Title')).toHaveAccessibleDescription(/Same title as Careers Page/);
  const form = within(screen.getByRole('form', { name: 'SEO settings' }));
  expect(form.getByRole('link', { name: 'Careers Page' })).toHaveAttribute(
    'href',
    '/admin/seo?page=careers',
  );
});

it('for each page, the overview shows the verdicts, number of keywords, source, and date of the last change', async () => {
  await openSeoDesk({
    ...Object.fromEntries(SEO_PAGES.map(({ id }) => [id, goodSetting(id)])),
    services: null,
    about: storedSeoSetting('about', { title: '', description: 'Short', keywords: [] }, 5),
    careers: storedSeoSetting('careers', {
      ...goodSetting('careers'),
      title: defaultSeoSetting('services').title,
      keywords: ['OCI'],
      updatedAt: new Date(2026, 10, 2),
    }),
  });
  expect(overviewRow('About Page')).toEqual({
    Title: expect.stringMatching(/^(Good|Too (short|long))$/),
    Description: 'Too short',
    Keywords: 'Missing',
    Source: 'Saved',
    'Last changed': 'Mar 05, 2026',
    Status: '',
  });
  expect(overviewRow('Careers Page')).toMatchObject({
    Title: expect.stringMatching(/Same as Services PageNo keywords used$/),
    Description: 'No keywords used',
    Keywords: '1',
    'Last changed': 'Nov 02, 2026',
  });
  expect(overviewRow('Services Page')).toMatchObject({
    Title: expect.stringMatching(/Same as Careers Page$/),
    Source: 'Default',
    'Last changed': 'Never',
  });
  expect(overviewRow('Home Page')).toMatchObject({ Title: 'Good', Description: 'Good' });
  expect(screen.getByText(`${COUNT - 3} of ${COUNT} pages without a warning`)).toBeInTheDocument();
});

it('a link in the overview opens and focuses the page’s tab, and the row shows a change only after it is saved', async () => {
  const { user, fill, save } = await openSeoDesk();
  const table = screen.getByRole('table', { name: 'Pages' });
  await user.click(within(table).getByRole('link', { name: 'Consulting' }));
  const tab = screen.getByRole('tab', { name: 'Consulting' });
  expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(tab).toHaveFocus();
  expect(field('Page Title')).toHaveValue(defaultSeoSetting('consulting').title);
  const { Title } = overviewRow('Consulting');
  await fill(field('Page Title'), 'Short');
  expect(overviewRow('Consulting')).toMatchObject({ Title, Source: 'Default' });
  await save();
  const saved = { Title: 'Too shortNo keywords used', Source: 'Saved' };
  await waitFor(() => expect(overviewRow('Consulting')).toMatchObject(saved));
});

it('the overview fills in each row as soon as the page’s setting is read', async () => {
  const data = stubData(ADMINISTRATOR);
  const { released, release } = deferred();
  data.getSeoSetting.mockImplementation(async (page) => {
    if (page === 'services') await released;
    return goodSetting(page as SeoPageId);
  });
  renderAdmin(<SeoPage />, '/admin/seo');
  await waitFor(() => expect(overviewRow('About Page')).toMatchObject({ Source: 'Saved' }));
  expect(overviewRow('Services Page')).toMatchObject({ Source: '' });
  expect(screen.getByRole('status')).toHaveTextContent('Loading SEO settings...');
  expect(screen.queryByText(/without a warning/)).not.toBeInTheDocument();
  release();
  expect(await screen.findAllByRole('tab')).toHaveLength(COUNT);
  expect(screen.getByText(`${COUNT} of ${COUNT} pages without a warning`)).toBeInTheDocument();
});
