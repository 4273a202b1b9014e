import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { AccessDeniedError, TimeoutError } from '@/domain/errors';
import { hasDrafts } from '@/lib/drafts';
import { SeoPage } from '@/pages/admin/seo-page';
import { storedSeoSetting } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { findFailure, findSuccess, renderAdmin } from './render-admin';
import { field, goodSetting, openSeoDesk, overviewRow } from './seo-desk';
import { ADMINISTRATOR, openStore } from './store';

const COUNT = SEO_PAGES.length;
const ABOUT = storedSeoSetting('about', { title: 'T', description: 'D', keywords: ['one', 'two'] });
const HOME = storedSeoSetting('home', { title: 'Opened', description: 'D', keywords: ['k'] }, 1);
const SAVED = 'SEO settings updated for Home Page';

it('the SEO desk says that it can’t use a page in the URL that doesn’t exist, and opens the first', async () => {
  await openSeoDesk([], 'blog' as SeoPageId);
  expect(screen.getByText(/can’t use “page=blog” from your link/)).toBeVisible();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Home Page');
});

it('the SEO desk has a tab for each page, reads the settings one at a time, and fills in each row of the overview as soon as it can', async () => {
  const { spies, ...store } = openStore(ADMINISTRATOR);
  const { released, release } = deferred();
  let running = 0;
  let mostRunning = 0;
  spies.getSeoSetting.mockImplementation(async (page) => {
    mostRunning = Math.max(mostRunning, ++running);
    await (page === 'services' ? released : new Promise((resolve) => setTimeout(resolve)));
    running -= 1;
    return goodSetting(page as SeoPageId);
  });
  renderAdmin(<SeoPage />, '/admin/seo');
  expect(await screen.findByRole('heading', { name: 'SEO Management' })).toBeInTheDocument();
  expect(screen.getByText('Manage page titles, descriptions, and keywords')).toBeInTheDocument();
  await waitFor(() => expect(overviewRow('About Page')).toMatchObject({ Title: 'Good' }));
  expect(overviewRow('Services Page')).toMatchObject({ Title: '' });
  expect(screen.getByRole('status')).toHaveTextContent('Loading SEO settings...');
  release();
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(SEO_PAGES.map(({ label }) => label));
  expect(overviewRow('Services Page')).toMatchObject({ Title: 'Good' });
  expect(store.calls('getSeoSetting')).toEqual(SEO_PAGES.map(({ id }) => [id]));
  expect(mostRunning).toBe(1);
});

it('a failed read of SEO settings is reported and can be retried', async () => {
  expectConsoleErrors(/^Failed to fetch SEO settings \(TimeoutError\)/);
  const store = openStore(ADMINISTRATOR);
  // The second read fails.
  store.spies.getSeoSetting.mockResolvedValueOnce(HOME);
  store.fail('getSeoSetting', new TimeoutError());
  const { user } = renderAdmin(<SeoPage />, '/admin/seo');
  await findFailure('Failed to fetch SEO settings');
  const button = await screen.findByText('Try again');
  expect(overviewRow('Home Page')).toMatchObject({ Title: 'Too short' });
  expect(overviewRow('About Page')).toMatchObject({ Title: 'Not loaded' });
  await user.click(button);
  await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(COUNT));
});

it('the form has the saved setting and the placeholders in spec 2, and “Restore default” fills in the default values without saving them', async () => {
  const { store, user } = await openSeoDesk([ABOUT], 'about');
  for (const [label, value, placeholder] of [
    ['Page Title', 'T', 'Enter page title (50-60 characters recommended)'],
    ['Meta Description', 'D', 'Enter meta description (150-160 characters recommended)'],
    ['Keywords', 'one, two', 'Enter keywords, comma-separated'],
  ] as const) {
    expect(field(label)).toHaveValue(value);
    expect(field(label)).toHaveAttribute('placeholder', placeholder);
  }
  expect(field('Meta Description')).toHaveAttribute('rows', '3');
  await user.click(screen.getByRole('button', { name: 'Restore default' }));
  const { title, description, keywords } = defaultSeoSetting('about');
  expect(field('Page Title')).toHaveValue(title);
  expect(field('Meta Description')).toHaveValue(description);
  expect(field('Keywords')).toHaveValue(keywords.join(', '));
  await waitFor(() => expect(field('Page Title')).toHaveFocus());
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Restore default' })).not.toBeInTheDocument();
  expect(store.get('seoSettings/about')).toMatchObject({ title: 'T' });
});

it('as the user types, the form counts characters and keywords', async () => {
  const { fill } = await openSeoDesk();
  for (const [length, verdict] of [
    [1, / 1 character, 49 short of the recommended 50-60\s*$/],
    [50, / 50 characters, within the recommended 50-60\s*$/],
    [2_060, / 2,060 characters, 2,000 over the recommended 50-60\s*$/],
  ] as const) {
    await fill(field('Page Title'), '😀'.repeat(length));
    expect(field('Page Title')).toHaveAccessibleDescription(verdict);
  }
  await fill(field('Keywords'), ' Oracle consulting, , cloud,, OCI,social ');
  expect(field('Keywords')).toHaveAccessibleDescription(/^4 keywords\s*$/);
});

it('the overview judges each saved title and description by its length, and calls a default by its name', async () => {
  const title = defaultSeoSetting('managed-services').title;
  const long = { title: `${title} and more`, description: 'x'.repeat(161) };
  await openSeoDesk([
    storedSeoSetting('home', { title: '😀'.repeat(50), description: 'x'.repeat(150) }),
    storedSeoSetting('about', { title: 'x'.repeat(49), description: 'x'.repeat(149) }),
    storedSeoSetting('services', { title: 'x'.repeat(60), description: 'x'.repeat(160) }),
    storedSeoSetting('consulting', { title: 'x'.repeat(61), description: '\u200b' }),
    storedSeoSetting('upgrades', { title: ' \n', description: 'Short' }),
    storedSeoSetting('managed-services', { title, description: 'Short' }),
    storedSeoSetting('careers', long),
  ]);
  for (const [label, Title, Description] of [
    ['Home Page', 'Good', 'Good'],
    ['About Page', 'Too short', 'Too short'],
    ['Services Page', 'Good', 'Good'],
    ['Cloud Migration', 'Default', 'Default'],
    ['Consulting', 'Too long', 'Default'],
    ['System Upgrades', 'Default', 'Too short'],
    ['Managed Services', 'Default', 'Too short'],
    ['Careers Page', 'Too long', 'Too long'],
    ['Contact Page', 'Default', 'Default'],
  ] as const)
    expect(overviewRow(label), label).toEqual({ Title, Description, Status: '' });
});

it('a link in the overview opens and focuses the page’s tab, and the row shows a change only after it is saved', async () => {
  const { user, fill, save } = await openSeoDesk();
  const table = screen.getByRole('table', { name: 'Pages' });
  await user.click(within(table).getByRole('link', { name: 'Consulting' }));
  const tab = screen.getByRole('tab', { name: 'Consulting' });
  expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(tab).toHaveFocus();
  expect(field('Page Title')).toHaveValue(defaultSeoSetting('consulting').title);
  await fill(field('Page Title'), 'Short');
  expect(overviewRow('Consulting')).toMatchObject({ Title: 'Default' });
  await save();
  await waitFor(() => expect(overviewRow('Consulting')).toMatchObject({ Title: 'Too short' }));
});

it('a save in one tab preserves unsaved text in the other tabs, and a failed one is reported only in its own tab', async () => {
  expectConsoleErrors(/^Failed to save SEO settings \(AccessDeniedError\)/);
  const { user, fill, openTab, save, store } = await openSeoDesk();
  await fill(field('Page Title'), 'x'.repeat(301));
  expect(field('Page Title')).toBeValid();
  await save();
  await waitFor(() => expect(field('Page Title')).toBeInvalid());
  expect(field('Page Title')).toHaveAccessibleDescription(/at most 300 characters/);
  await fill(field('Page Title'), 'Unsaved home');
  store.fail('commit', new AccessDeniedError());
  await save();
  await findFailure('Failed to save SEO settings');
  const words = /no longer have administrator access.* Nothing you typed is lost\.$/;
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await openTab('About Page');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await fill(field('Page Title'), 'New about');
  await fill(field('Meta Description'), 'D');
  await fill(field('Keywords'), ' a, , b,,c ');
  const release = store.hold('commit');
  await save();
  expect(await screen.findByText('Saving...')).toHaveAttribute('aria-disabled', 'true');
  release();
  await findSuccess('SEO settings updated for About Page');
  const written = { page: 'about', title: 'New about', description: 'D', keywords: [...'abc'] };
  expect(store.get('seoSettings/about')).toMatchObject(written);
  expect(store.ids('seoSettings')).toEqual(['about']);
  expect(field('Page Title')).toHaveValue('New about');
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  const unsaved = screen.getAllByRole('tab', { name: /\(not saved\)/ });
  expect(unsaved.map((tab) => tab.textContent)).toEqual(['Home Page (not saved)']);
  expect(field('Keywords')).toHaveValue('a, b, c');
  await user.type(field('Keywords'), ', d');
  expect(field('Keywords')).toHaveValue('a, b, c, d');
  await openTab('Home Page');
  expect(field('Page Title')).toHaveValue('Unsaved home');
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
});

it('if both have changed the keywords, the save stops once, and a setting that was removed counts as the default', async () => {
  expectConsoleErrors(/^Failed to save SEO settings \(ConflictError\)/);
  const { fill, save, store } = await openSeoDesk([HOME]);
  await fill(field('Keywords'), 'mine, k');
  store.put('seoSettings/home', { ...HOME, keywords: ['k', 'theirs'], version: '2' });
  await save();
  const both = /^Not saved yet\. .* also changed Keywords\./;
  expect(await screen.findByRole('alert')).toHaveTextContent(both);
  await save();
  await findSuccess(SAVED);
  const saved = () => store.get('seoSettings/home');
  expect(saved()).toMatchObject({ title: 'Opened', keywords: ['mine', 'k'] });
  store.put('seoSettings/home', null);
  await fill(field('Page Title'), 'My title');
  await save();
  const conflict = /^Not saved yet\. .* also changed Page Title\./;
  expect(await screen.findByRole('alert')).toHaveTextContent(conflict);
  await save();
  await waitFor(() => expect(saved()).toMatchObject({ page: 'home', title: 'My title' }));
  expect(field('Meta Description')).toHaveValue(defaultSeoSetting('home').description);
});

it('Undo restores the previous version, keeps text typed since, and “Discard changes” drops that text', async () => {
  const { fill, save, user } = await openSeoDesk([HOME]);
  await fill(field('Page Title'), 'Saved');
  await save();
  await findSuccess(SAVED);
  await fill(field('Meta Description'), 'Typed since');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findSuccess('SEO settings restored for Home Page');
  await waitFor(() => expect(field('Page Title')).toHaveValue('Opened'));
  expect(field('Meta Description')).toHaveValue('Typed since');
  await user.click(screen.getByText('Restore saved version'));
  expect(field('Meta Description')).toHaveValue('D');
  expect(hasDrafts()).toBe(false);
});
