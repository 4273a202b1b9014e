import type { RecordedFields } from './recorded-change';
import { MAX_SLUG } from '@/domain/slug';
import { visibleText } from '@/domain/text';
import { readDocument, type Collection, type DocumentOf, type Input } from './collection';

export const SERVICE_COLORS = [
  'blue',
  'green',
  'purple',
  'orange',
  'red',
  'indigo',
  'teal',
] as const;
export type ServiceColor = (typeof SERVICE_COLORS)[number];

/** Maximum number of services that the rules let a visitor list (design 5). */
export const MAX_SERVICES = 100;

export const MAX_POSITION = 1_000_000;

export const services = {
  noun: 'service',
  plural: 'Services',
  titleField: 'name',
  untitled: 'Untitled service',
  idField: 'slug',
  desk: '/admin/services',
  publicPath: '/services',
  isPublished: true,
  fields: {
    name: { kind: 'line', label: 'Name', limit: 100, missing: 'Enter a name.' },
    slug: { kind: 'slug', label: 'Slug', limit: MAX_SLUG, missing: 'Enter a slug.' },
    description: { kind: 'text', label: 'Description', limit: 1000 },
    longDescription: { kind: 'text', label: 'Long Description', limit: 10_000 },
    /** Icon font classes; only looked up, never rendered as a class (design 7). */
    icon: { kind: 'line', label: 'Icon', limit: 100, initial: 'fas fa-cloud-upload-alt' },
    color: {
      kind: 'choice',
      label: 'Color',
      choices: SERVICE_COLORS,
      keepsUnknown: true,
      initial: 'blue',
    },
    features: { kind: 'list', label: 'Features', item: 'Feature', limit: 300, maxItems: 40 },
    position: {
      kind: 'number',
      writtenBy: 'desk',
      label: 'Position',
      limit: MAX_POSITION,
      optional: true,
    },
    createdAt: { kind: 'date', writtenBy: 'rules' },
  },
} as const satisfies Collection;

export type ServiceInput = Input<typeof services>;

export interface Service extends ServiceInput {
  id: string;
}

export type StoredService = DocumentOf<typeof services>;

/** Parses a stored service, even if it is malformed; the document ID replaces a missing name or slug. */
export function parseService(id: string, data: RecordedFields, version = ''): StoredService {
  const service = readDocument(services, id, data, version);
  return { ...service, name: visibleText(service.name) || id, slug: service.slug || id };
}
