import type { ListedChange } from '@/collections/recorded-change';
import { career } from '../support/sample-documents';

/** The record of a change to a career that still exists, overridden by `fields`. */
export function listedChange(id: string, fields: Partial<ListedChange> = {}): ListedChange {
  return {
    id,
    collection: 'careers',
    document: id,
    uid: 'ada',
    email: 'ada@example.com',
    at: new Date(2024, 2, 5, 14, 30),
    before: career({ title: 'DBA' }),
    after: career({ title: 'Oracle DBA' }),
    current: { name: '' },
    action: `action of ${fields.id ?? id}`,
    size: 1,
    ...fields,
  };
}
