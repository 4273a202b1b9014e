import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SeoSetting, SeoSettingInput } from '@/collections/seo-settings';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { pathTo, SEO_PAGES, type SeoPageId } from '@/content/pages';
import { Head } from '@/features/seo/head';
import { SeoPage } from '@/pages/admin/seo-page';
import { storedSeoSetting } from '../support/admin-documents';
import { renderAdmin } from './render-admin';
import { buildRecord } from './serve-build';
import { ADMINISTRATOR, put, stubData } from './stub-data';

export type SeoData = ReturnType<typeof stubData>;

/** Settings built into the served pages in place of the defaults, and special responses, keyed by path. */
type ServedPages = [
  built?: Partial<Record<SeoPageId, SeoSettingInput>>,
  special?: Record<string, Promise<Response>>,
];

/** Opens /admin/seo with these saved settings, which each save changes, and waits for the tabs. */
export async function openSeoDesk(
  stored: Partial<Record<SeoPageId, SeoSetting | null>> = {},
  { page = 'home', served }: { page?: SeoPageId; served?: ServedPages } = {},
) {
  const data = stubData(ADMINISTRATOR);
  for (const [id, setting] of Object.entries(stored)) put(`seoSettings/${id}`, setting);
  if (served) servePages(data, ...served);
  const view = renderAdmin(<SeoPage />, `/admin/seo?page=${page}`);
  await screen.findByRole('tablist');
  return {
    ...view,
    data,
    /** Replaces a saved setting, as if someone else had saved it. */
    store: (id: SeoPageId, setting: SeoSetting | null) => put(`seoSettings/${id}`, setting),
    openTab: (label: string) =>
      view.user.click(screen.getByText(label, { selector: '[role=tab]' })),
    save: () => view.user.click(screen.getByText('Save SEO Settings')),
  };
}

/** A saved setting that causes no warnings for any firm. */
export const goodSetting = (page: SeoPageId) =>
  storedSeoSetting(page, {
    title: `Oracle ${page}`.padEnd(55, 'x'),
    description: `Oracle ${page}`.padEnd(155, 'x'),
    keywords: ['Oracle'],
  });

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** The cells in a page's overview row, keyed by column name. */
export function overviewRow(label: string): Record<string, string> {
  const table = screen.getByRole('table', { name: 'Pages' });
  const columns = within(table).getAllByRole('columnheader').slice(1);
  const row = within(table).getByRole('link', { name: label }).closest('[role=row]');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  return Object.fromEntries(
    columns.map((column, index) => [
      column.textContent,
      cells[index]?.textContent.replace(/^\w+:/, '') ?? '',
    ]),
  );
}

/** Stubs a server that sends prerendered pages and their build.json. */
function servePages(data: SeoData, ...[built = {}, special = {}]: ServedPages) {
  const settings = SEO_PAGES.map(({ id }) => ({
    page: id,
    ...(built[id] ?? defaultSeoSetting(id)),
  }));
  data.fetch.mockImplementation((address) => {
    const { pathname } = new URL(address as URL);
    const page = SEO_PAGES.find(({ path }) => path === pathname);
    if (pathname === '/build.json')
      return buildRecord(settings.map((setting) => ['seoSettings', setting]));
    if (special[pathname] || !page) return special[pathname] ?? Promise.resolve(Response.error());
    const setting = built[page.id] ?? defaultSeoSetting(page.id);
    const head = renderToStaticMarkup(<Head setting={setting} path={pathTo(page.id)} />);
    return Promise.resolve(new Response(`<!doctype html>${head}`));
  });
}
