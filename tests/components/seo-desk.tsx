import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { FIRM } from '@/content/firm';
import { pathTo, SEO_PAGES, type SeoPageId } from '@/content/pages';
import { FALLBACK_SERVICES } from '@/domain/fallback-services';
import type { SeoSetting, SeoSettingInput } from '@/domain/seo-setting';
import { Head } from '@/features/seo/head';
import { SeoPage } from '@/pages/admin/seo-page';
import { storedSeoSetting } from '../support/admin-documents';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, stubData } from './stub-data';

export type SeoData = ReturnType<typeof stubData>;

/** Settings that pages were built with instead of the generated ones, and what the server sends for a path instead. */
type ServedPages = [
  built?: Partial<Record<SeoPageId, SeoSettingInput>>,
  odd?: Record<string, Promise<Response>>,
];

/** Opens /admin/seo with these settings stored, and waits for its tabs. */
export async function openSeoDesk(
  stored: Partial<Record<SeoPageId, SeoSetting | null>> = {},
  { page = 'home', served }: { page?: SeoPageId; served?: ServedPages } = {},
) {
  const data = stubData(ADMINISTRATOR);
  data.getSeoSetting.mockImplementation((id) => Promise.resolve(stored[id as SeoPageId] ?? null));
  if (served) servePages(data, ...served);
  const view = renderAdmin(<SeoPage />, `/admin/seo?page=${page}`);
  await screen.findByRole('tablist');
  return {
    ...view,
    data,
    /** What is stored from now on, as if someone else had saved it. */
    store: (id: SeoPageId, setting: SeoSetting | null) => {
      stored[id] = setting;
    },
    openTab: (label: string) =>
      view.user.click(screen.getByText(label, { selector: '[role=tab]' })),
    save: () => view.user.click(screen.getByText('Save SEO Settings')),
  };
}

/** A stored setting without a warning, whatever the firm. */
export const goodSetting = (page: SeoPageId) =>
  storedSeoSetting(page, {
    title: `Oracle ${page}`.padEnd(55, 'x'),
    description: `Oracle ${page}`.padEnd(155, 'x'),
    keywords: ['Oracle'],
  });

/** A field of the form. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** The cells of a page's row in the overview, by the name of their column. */
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

/** The server sends prerendered pages. */
export function servePages(data: SeoData, ...[built = {}, odd = {}]: ServedPages) {
  data.fetch.mockImplementation((address) => {
    const { pathname } = new URL(address as URL);
    const page = SEO_PAGES.find(({ path }) => path === pathname);
    if (pathname === '/sitemap.xml' && !odd[pathname]) return sitemap();
    if (odd[pathname] || !page) return odd[pathname] ?? Promise.resolve(Response.error());
    const setting = built[page.id] ?? defaultSeoSetting(page.id);
    const head = renderToStaticMarkup(<Head setting={setting} path={pathTo(page.id)} />);
    return Promise.resolve(new Response(`<!doctype html>${head}`));
  });
}

/** As of a build without stored services. */
const BUILT_IN = Object.fromEntries(FALLBACK_SERVICES.map(({ slug }) => [slug, '']));

/** The server's sitemap with these positions and services, by id and slug, and the dates of their last change. */
export function sitemap(
  positions: Record<string, string> = {},
  services: Record<string, string> = BUILT_IN,
): Promise<Response> {
  const entries = [
    ['/careers', ''],
    ...Object.entries(positions).map(([id, date]) => [`/careers/${id}`, date]),
    ...Object.entries(services).map(([slug, date]) => [`/services/${slug}`, date]),
  ].map(
    ([path = '', date]) =>
      `<url><loc>${FIRM.siteUrl}${path}</loc>${date && `<lastmod>${date}</lastmod>`}</url>`,
  );
  return Promise.resolve(new Response(`<urlset>${entries.join('')}</urlset>`));
}
