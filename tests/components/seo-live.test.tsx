import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readStaticPages } from '@/back-office/seo/seo-settings-queries';
import { parseCareer } from '@/collections/careers';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { FIRM } from '@/content/firm';
import { SEO_PAGES } from '@/content/pages';
import { AboutPage } from '@/pages/about-page';
import { SeoPage } from '@/pages/admin/seo-page';
import { storedSeoSetting, storedService } from '../support/admin-documents';
import { deferred } from '../support/network';
import { career } from '../support/sample-documents';
import { renderAdmin } from './render-admin';
import { renderPage } from './render-page';
import { field, openSeoDesk, overviewRow, servePages, sitemap } from './seo-desk';
import { ADMINISTRATOR, stubData } from './stub-data';

const NEXT_BUILD = `Visitors see this a few seconds after a page loads. Search engines see this ${FIRM.figures.publication}.`;
const ALL_BUT_ONE = `${SEO_PAGES.length - 1} of ${SEO_PAGES.length} pages`;

const seen = (label: string) => overviewRow(label)['Search engines see'];
const livePanel = () => screen.getByRole('region', { name: 'What search engines see' });
const checked = () => screen.findByText(/^Checked at \d\d:\d\d:/);

it('the SEO desk compares live pages with the saved settings when it opens', async () => {
  const changed = { title: 'New words here', description: 'D', keywords: ['k'] };
  await openSeoDesk(
    { about: storedSeoSetting('about', changed) },
    { page: 'about', served: [{ about: { ...changed, title: 'Old words here' } }] },
  );
  expect(await checked()).toHaveTextContent(
    new RegExp(
      `search engines see the saved version of ${ALL_BUT_ONE}. 1 page will be up to date ${FIRM.figures.publication}. Positions: 0 of 0 are up to date. Services: 7 of 7 are up to date.$`,
    ),
  );
  expect(seen('About Page')).toBe('Older');
  expect(seen('Home Page')).toBe('Up to date');
  const panel = within(livePanel());
  expect(panel.getByText(NEXT_BUILD)).toBeInTheDocument();
  const terms = panel.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual(['Title, Shared link title']);
  expect(livePanel().querySelector('del')).toHaveTextContent('(now: Old)');
  expect(livePanel().querySelector('ins')).toHaveTextContent('(after publication: New)');
});

it('after a save, the panel says when search engines will see the change, until a check finds the change on the live page', async () => {
  const { fill, save, data, user } = await openSeoDesk({}, { served: [] });
  await checked();
  expect(screen.queryByText(NEXT_BUILD)).not.toBeInTheDocument();
  await fill(field('Page Title'), 'Saved');
  expect(screen.queryByText(NEXT_BUILD)).not.toBeInTheDocument();
  await save();
  expect(await screen.findByText(NEXT_BUILD)).toBeInTheDocument();
  expect(seen('Home Page')).toBe('Older');
  servePages(data, { home: { ...defaultSeoSetting('home'), title: 'Saved' } });
  await user.click(screen.getByRole('button', { name: 'Check live pages' }));
  await waitFor(() => expect(seen('Home Page')).toBe('Up to date'));
  expect(screen.queryByText(NEXT_BUILD)).not.toBeInTheDocument();
});

it('an empty title or description means the default, in the head of the page and in the comparison with live pages', async () => {
  const empty = storedSeoSetting('about', { title: '', description: ' \n', keywords: ['Kept'] });
  const { title, description } = defaultSeoSetting('about');
  await openSeoDesk({ about: empty }, { served: [{ about: { ...empty, title, description } }] });
  await checked();
  expect(seen('About Page')).toBe('Up to date');
  cleanup();
  const { data } = renderPage(<AboutPage />);
  data.getSeoSetting.mockResolvedValue(empty);
  await waitFor(() => expect(document.title).toBe(title));
  const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
  expect(meta('description')?.content).toBe(description);
  expect(meta('keywords')?.content).toBe('Kept');
});

it('a check of live pages shows its progress and can be canceled', async () => {
  const { released, release } = deferred();
  const services = released.then(() => new Response());
  const { user, data } = await openSeoDesk({}, { served: [{}, { '/services': services }] });
  expect(await screen.findByText(`2 of ${SEO_PAGES.length}`)).toHaveAttribute('role', 'status');
  expect(screen.getByRole('progressbar', { name: 'Checking live pages' })).toHaveValue(2);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  release();
  expect(await screen.findByText('Not all pages were checked.')).toBeInTheDocument();
  expect(data.fetch).toHaveBeenCalledTimes(3);
  expect(seen('About Page')).toBe('Up to date');
  expect(seen('Services Page')).toBe('Unknown');
});

it('if pages aren’t prerendered, the panel says so, and after a save, it says when the change will be visible', async () => {
  const { save } = await openSeoDesk();
  expect(await screen.findByText(/^Pages aren’t prerendered here/)).toBeInTheDocument();
  expect(livePanel()).toHaveTextContent(/This page isn’t prerendered here/);
  expect(screen.queryByText(NEXT_BUILD)).not.toBeInTheDocument();
  await save();
  expect(await screen.findByText(NEXT_BUILD)).toBeInTheDocument();
});

it('the check counts the positions that are up to date on the site, names the outdated ones, and counts closed ones that are still shown', async () => {
  const saved = (id: string, updatedAt: Date | null) => ({
    ...parseCareer(id, career({ title: `Job ${id}` }), ''),
    updatedAt,
  });
  const date = new Date('2026-11-24T10:00:00.000Z');
  const positions = { same: date.toISOString(), older: '2026-11-01T10:00:00.000Z', closed: '' };
  const data = stubData(ADMINISTRATOR);
  data.listActiveCareers.mockResolvedValue([
    saved('same', date),
    saved('older', date),
    saved('new', null),
    // These get no static page.
    saved('no file name', date),
    saved('SAME', date),
  ]);
  servePages(data, {}, { '/sitemap.xml': sitemap(positions) });
  renderAdmin(<SeoPage />, '/admin/seo');
  expect(await checked()).toHaveTextContent(
    /Positions: 1 of 3 is up to date. Out of date: “Job older”, “Job new”. 1 closed position is still shown. No static page because of the ID: “Job no file name”, “Job SAME”. Services: 7 of 7 are up to date.$/,
  );
});

it('the check reports a page that can’t be read and continues with the other pages', async () => {
  const failed = Promise.resolve(new Response('', { status: 503 }));
  await openSeoDesk({}, { page: 'about', served: [{}, { '/about': failed }] });
  expect(await checked()).toHaveTextContent(
    new RegExp(
      `${ALL_BUT_ONE}.* 1 page couldn’t be read. Positions: 0 of 0 are up to date. Services: 7 of 7 are up to date.$`,
    ),
  );
  expect(livePanel()).toHaveTextContent(/couldn’t be read. The server responded with status 503./);
  expect(seen('Contact Page')).toBe('Up to date');
});

it('the site check distinguishes pages that are up to date, older, not prerendered, or unreadable', async () => {
  const data = stubData();
  data.getSeoSetting.mockImplementation((page) =>
    Promise.resolve(page === 'about' ? storedSeoSetting('about', { title: 'Newer' }) : null),
  );
  const careers = Promise.resolve(new Response('<!doctype html>'));
  const contact = Promise.resolve(new Response('', { status: 500 }));
  data.listServices.mockResolvedValue([storedService('audits', { updatedAt: new Date() })]);
  servePages(data, {}, { '/careers': careers, '/contact': contact });
  const found = await readStaticPages(new AbortController().signal);
  expect(found).toMatchObject({
    older: ['About Page', 'Services'],
    notPrerendered: ['Careers Page'],
    failed: [{ label: 'Contact Page', why: 'The server responded with status 500.' }],
  });
});
