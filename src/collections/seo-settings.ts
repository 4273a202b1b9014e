import { visibleText } from '@/domain/text';
import type { RecordedFields } from './recorded-change';
import { readDocument, type Collection, type DocumentOf, type Input } from './collection';

export const seoSettings = {
  noun: 'SEO setting',
  plural: 'SEO settings',
  nounBeforeTitle: 'SEO settings for',
  titleField: 'page',
  untitled: 'an unknown page',
  idField: 'page',
  desk: '/admin/seo',
  deskField: 'page',
  isPublished: true,
  hasDefaults: true,
  fields: {
    page: { kind: 'page', writtenBy: 'desk', label: 'Page' },
    title: {
      kind: 'line',
      label: 'Page Title',
      limit: 300,
      recommended: { min: 50, max: 60 },
    },
    description: {
      kind: 'text',
      label: 'Meta Description',
      limit: 1000,
      recommended: { min: 150, max: 160 },
    },
    keywords: {
      kind: 'list',
      label: 'Keywords',
      item: 'Keyword',
      limit: 100,
      maxItems: 50,
      separator: ',',
    },
  },
} as const satisfies Collection;

export type SeoSettingInput = Input<typeof seoSettings>;

/** A default setting has an empty ID and an empty version (spec 3). */
export type SeoSetting = DocumentOf<typeof seoSettings>;

export function parseSeoSetting(id: string, data: RecordedFields, version: string): SeoSetting {
  return readDocument(seoSettings, id, data, version);
}

export function parseKeywords(input: string): string[] {
  return input
    .split(',')
    .map(visibleText)
    .filter((keyword) => keyword !== '');
}
