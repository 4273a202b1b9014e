import { screen, within } from '@testing-library/react';
import type { SeoSetting } from '@/collections/seo-settings';
import type { SeoPageId } from '@/content/pages';
import { SeoPage } from '@/pages/admin/seo-page';
import { storedSeoSetting } from '../support/admin-documents';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, put, stubData } from './stub-data';

/** Opens /admin/seo with these saved settings, which each save changes, and waits for the tabs. */
export async function openSeoDesk(
  stored: Partial<Record<SeoPageId, SeoSetting | null>> = {},
  page: SeoPageId = 'home',
) {
  const data = stubData(ADMINISTRATOR);
  for (const [id, setting] of Object.entries(stored)) put(`seoSettings/${id}`, setting);
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

/** A saved setting with texts of the recommended lengths. */
export const goodSetting = (page: SeoPageId) =>
  storedSeoSetting(page, { title: 'x'.repeat(55), description: 'x'.repeat(155) });

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
