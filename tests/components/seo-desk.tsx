import { screen, within } from '@testing-library/react';
import type { SeoSetting } from '@/collections/seo-settings';
import type { SeoPageId } from '@/content/pages';
import { SeoPage } from '@/pages/admin/seo-page';
import { storedSeoSetting } from '../support/admin-documents';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, openStore } from './store';

/** Opens /admin/seo with these saved settings and waits for the tabs. */
export async function openSeoDesk(settings: SeoSetting[] = [], page: SeoPageId = 'home') {
  const store = openStore(ADMINISTRATOR);
  store.add('seoSettings', ...settings);
  const view = renderAdmin(<SeoPage />, `/admin/seo?page=${page}`);
  await screen.findByRole('tablist');
  return {
    ...view,
    store,
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
