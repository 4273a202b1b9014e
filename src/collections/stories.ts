import { MAX_SLUG } from '@/domain/slug';
import { readDocument, type Collection, type DocumentOf } from './collection';
import type { RecordedFields } from './recorded-change';

export const stories = {
  noun: 'story',
  plural: 'Stories',
  titleField: 'title',
  untitled: 'Untitled story',
  idField: 'slug',
  desk: '/admin/stories',
  publicPath: '/stories',
  shownIf: 'isPublished',
  isPublished: true,
  fields: {
    title: { kind: 'line', label: 'Title', limit: 150, missing: 'Enter a title.' },
    client: { kind: 'line', label: 'Client', limit: 150 },
    industry: { kind: 'line', label: 'Industry', limit: 100 },
    slug: { kind: 'slug', label: 'Slug', limit: MAX_SLUG, missing: 'Enter a slug.' },
    /** Slugs, which stay if the service is deleted. */
    services: {
      kind: 'list',
      label: 'Services',
      item: 'Service',
      limit: MAX_SLUG,
      maxItems: 10,
      separator: ',',
      pattern: /^[a-z0-9-]+$/,
    },
    situation: { kind: 'text', label: 'Situation', limit: 5_000 },
    approach: { kind: 'text', label: 'Approach', limit: 5_000 },
    results: { kind: 'list', label: 'Results', item: 'Result', limit: 150, maxItems: 6 },
    quote: { kind: 'text', label: 'Quote', limit: 600 },
    quotedPerson: { kind: 'name', label: 'Quoted Person', limit: 150 },
    isPublished: { kind: 'boolean', label: 'Published', inCopy: false },
    createdAt: { kind: 'date', writtenBy: 'rules' },
  },
} as const satisfies Collection;

export type Story = DocumentOf<typeof stories>;

/** Its page is at the document's ID, whatever the field says. */
export function parseStory(id: string, data: RecordedFields, version: string): Story {
  return { ...readDocument(stories, id, data, version), slug: id };
}
