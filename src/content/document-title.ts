import { COLLECTIONS, type RecordedCollection } from '@/collections/collections';
import type { RecordedFields } from '@/collections/recorded-change';
import { visibleText } from '@/domain/text';
import { SEO_PAGES } from './pages';

export function documentTitle(
  name: RecordedCollection,
  fields: RecordedFields | null = null,
  id = '',
): string {
  const { titleField = '', fields: descriptions, titles } = COLLECTIONS[name];
  const value = fields?.[titleField];
  const title = typeof value === 'string' ? visibleText(value) : '';
  const isPage = descriptions[titleField]?.kind === 'page';
  return titles?.[id] ?? ((isPage && SEO_PAGES.find((page) => page.id === title)?.label) || title);
}
