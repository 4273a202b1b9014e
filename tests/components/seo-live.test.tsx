import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { storedSeoSetting } from '../support/admin-documents';
import { deferred } from '../support/network';
import { field, openSeoDesk, overviewRow, servePages } from './seo-desk';

const NEXT_BUILD = 'Visitors see this now. Search engines see it after the next build.';

const seen = (label: string) => overviewRow(label)['Search engines see'];
const livePanel = () => screen.getByRole('region', { name: 'What search engines see' });
const checked = () => screen.findByText(/^Checked at \d\d:\d\d:/);

it('compares what search engines get with what is stored, when it opens', async () => {
  const changed = { title: 'New words here', description: 'D', keywords: ['k'] };
  await openSeoDesk(
    { about: storedSeoSetting('about', changed) },
    {
      page: 'about',
      prepare: (data) => servePages(data, { about: { ...changed, title: 'Old words here' } }),
    },
  );
  expect(await checked()).toHaveTextContent(
    /search engines see 8 of 9 pages as they are stored. 1 page will be up to date after the next build.$/,
  );
  expect(seen('About Page')).toBe('Older');
  expect(seen('Home Page')).toBe('Up to date');
  const panel = within(livePanel());
  expect(panel.getByText(NEXT_BUILD)).toBeInTheDocument();
  const terms = panel.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual(['Title, Title of the shared link']);
  expect(livePanel().querySelector('del')).toHaveTextContent('(now: Old)');
  expect(livePanel().querySelector('ins')).toHaveTextContent('(after the next build: New)');
});

it('after a save says when search engines will see it, until a check finds it', async () => {
  const { fill, save, data, user } = await openSeoDesk(
    {},
    { prepare: (stubbed) => servePages(stubbed) },
  );
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

it('shows the progress of a check, which can be canceled', async () => {
  const { released, release } = deferred();
  const { user, data } = await openSeoDesk(
    {},
    {
      prepare: (stubbed) =>
        servePages(stubbed, {}, { '/services': released.then(() => new Response()) }),
    },
  );
  expect(await screen.findByText('2 of 9')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('progressbar', { name: 'Checking live pages' })).toHaveValue(2);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  release();
  expect(await screen.findByText('Not all pages are checked.')).toBeInTheDocument();
  expect(data.fetch).toHaveBeenCalledTimes(3);
  expect(seen('About Page')).toBe('Up to date');
  expect(seen('Services Page')).toBe('Unknown');
});

it('says where pages are not prerendered, and after a save what that means', async () => {
  const { save } = await openSeoDesk();
  expect(await screen.findByText(/^Pages aren’t prerendered here/)).toBeInTheDocument();
  expect(livePanel()).toHaveTextContent(/This page isn’t prerendered here/);
  expect(screen.queryByText(NEXT_BUILD)).not.toBeInTheDocument();
  await save();
  expect(await screen.findByText(NEXT_BUILD)).toBeInTheDocument();
});

it('names what could not be read, and goes on', async () => {
  await openSeoDesk(
    {},
    {
      page: 'about',
      prepare: (data) =>
        servePages(data, {}, { '/about': Promise.resolve(new Response('', { status: 503 })) }),
    },
  );
  expect(await checked()).toHaveTextContent(/8 of 9 pages.* 1 page couldn’t be read.$/);
  expect(livePanel()).toHaveTextContent(/couldn’t be read. The server answered 503./);
  expect(seen('Contact Page')).toBe('Up to date');
});
