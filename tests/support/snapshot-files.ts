import { SNAPSHOT_FORMAT, SNAPSHOT_VERSION } from '@/collections/snapshot';
import { career, service } from './sample-documents';

const DATE = '2024-03-05T14:30:00Z';

/** Content of a snapshot file, with parts replaced. */
export function snapshotFile(parts: Record<string, unknown> = {}) {
  return {
    format: SNAPSHOT_FORMAT,
    version: SNAPSHOT_VERSION,
    exportedAt: DATE,
    services: [fileService()],
    careers: [fileCareer()],
    stories: [],
    seoSettings: [fileSetting()],
    ...parts,
  };
}

/** A service in a snapshot file, with fields replaced. */
export const fileService = (fields: Record<string, unknown> = {}) => ({
  id: 'data-masking',
  ...service(),
  createdAt: DATE,
  updatedAt: DATE,
  ...fields,
});

/** A career in a snapshot file, with fields replaced. */
export const fileCareer = (fields: Record<string, unknown> = {}) => ({
  id: 'dba',
  ...career(),
  createdAt: DATE,
  updatedAt: DATE,
  ...fields,
});

/** An SEO setting in a snapshot file, with fields replaced. */
export const fileSetting = (fields: Record<string, unknown> = {}) => ({
  id: 'home',
  page: 'home',
  title: 'Home',
  description: '',
  keywords: [],
  updatedAt: DATE,
  ...fields,
});
