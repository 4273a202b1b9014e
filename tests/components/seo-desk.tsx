import { screen, within } from '@testing-library/react';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { builtHead } from '@/back-office/seo/live-page';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import type { SeoSetting, SeoSettingInput } from '@/domain/seo-setting';
import { SeoPage } from '@/pages/admin/seo-page';
import { storedSeoSetting } from '../support/admin-documents';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, stubData } from './stub-data';

export type SeoData = ReturnType<typeof stubData>;

/** Opens /admin/seo with these settings stored, and waits for its tabs. */
export async function openSeoDesk(
  stored: Partial<Record<SeoPageId, SeoSetting | null>> = {},
  { page = 'home', prepare }: { page?: SeoPageId; prepare?: (data: SeoData) => void } = {},
) {
  const data = stubData(ADMINISTRATOR);
  data.getSeoSetting.mockImplementation((id) => Promise.resolve(stored[id as SeoPageId] ?? null));
  prepare?.(data);
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

/**
 * The server sends pages that were built with these settings, else with the generated ones.
 * @param odd what it sends for a path instead
 */
export function servePages(
  data: SeoData,
  built: Partial<Record<SeoPageId, SeoSettingInput>> = {},
  odd: Record<string, Promise<Response>> = {},
) {
  data.fetch.mockImplementation((address) => {
    const { pathname } = new URL(address as URL);
    if (odd[pathname]) return odd[pathname];
    const page = SEO_PAGES.find(({ path }) => path === pathname);
    return Promise.resolve(
      page
        ? new Response(html(page.id, built[page.id] ?? defaultSeoSetting(page.id)))
        : Response.error(),
    );
  });
}

function html(page: SeoPageId, setting: SeoSettingInput): string {
  const head = builtHead(page, setting);
  const document = new DOMParser().parseFromString('', 'text/html');
  const add = (element: string, attributes: Record<string, string>, text = '') => {
    const added = document.createElement(element);
    for (const [name, value] of Object.entries(attributes)) added.setAttribute(name, value);
    added.textContent = text;
    document.head.append(added);
  };
  add('title', {}, head.title);
  add('link', { rel: 'canonical', href: head.canonical });
  add('meta', { name: 'description', content: head.description });
  add('meta', { name: 'keywords', content: head.keywords });
  add('meta', { property: 'og:title', content: head.ogTitle });
  add('meta', { property: 'og:description', content: head.ogDescription });
  add('meta', { property: 'og:url', content: head.ogUrl });
  add('meta', { property: 'og:image', content: head.ogImage });
  return document.documentElement.outerHTML;
}
