import { describe, expect, it } from 'vitest';
import {
  contentOf,
  readSnapshot,
  SnapshotError,
  writeSnapshot,
  type StoredDocument,
} from '@/collections/snapshot';
import { planImport } from '@/collections/snapshot-plan';
import { SEO_PAGES } from '@/content/pages';
import { career, service, story } from '../../support/sample-documents';
import { fileCareer, snapshotFile } from '../../support/snapshot-files';
import { HOSTILE_FILES } from './hostile-snapshot-files';

const PAGES = SEO_PAGES.map(({ id }) => id);
const read = (content: string | Uint8Array<ArrayBuffer>) =>
  readSnapshot(new Blob([content]), PAGES);

const manyFields = () =>
  Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`x${index}`, 0]));

const storedOf = (id: string, fields: Record<string, unknown>): StoredDocument => ({
  id,
  fields,
  createdAt: '2024-03-05T14:30:00.123456789Z',
  updatedAt: '2024-03-05T14:30:00.000000000Z',
});

describe('a hostile, unrelated, or damaged file', () => {
  it.each(HOSTILE_FILES)('is refused with a message: %s', async (_label, content, message) => {
    await expect(read(content)).rejects.toThrow(new SnapshotError([message]));
    expect(Object.prototype).not.toHaveProperty('careers');
  });

  it('is refused with a message that lists at most ten problems', async () => {
    const careers = Array.from({ length: 1_234 }, (_, index) =>
      fileCareer({ id: `career-${index}`, title: 7, isActive: 7 }),
    );
    const problems = read(JSON.stringify(snapshotFile({ careers })));
    await expect(problems).rejects.toThrow(
      new SnapshotError(
        Array.from({ length: 12 }, (_, index) => {
          const [field, kind] = index % 2 ? ['isActive', 'true or false'] : ['title', 'text'];
          return `Careers, “career-${Math.floor(index / 2)}”: “${field}” must be ${kind}.`;
        }),
      ),
    );
    await expect(problems).rejects.toThrow(/^(.*\n){10}… and more\.$/);
  });

  it.each([
    [
      'a million invalid list items',
      { careers: [fileCareer({ benefits: Array(1_000_000).fill(7) })] },
    ],
    ['200,000 unknown fields', { careers: [fileCareer(manyFields())] }],
  ])('is refused if it has %s', async (_what, parts) => {
    const file = JSON.stringify(snapshotFile(parts));
    await expect(read(file)).rejects.toThrow(/^Careers, “dba”: .+$/);
  });

  it('can’t insert control characters or long text into a message', async () => {
    const careers = [fileCareer({ id: `\u001b[31m\n\u202e${'x'.repeat(200)}`, title: 7 })];
    const named = `“ [31m ${'x'.repeat(53)}…”`;
    await expect(read(JSON.stringify(snapshotFile({ careers })))).rejects.toThrow(
      new SnapshotError([`Careers, ${named}: “title” must be text.`]),
    );
  });
});

describe('a file that can be imported', () => {
  it('may be older than a collection, whose documents the import doesn’t remove', async () => {
    const file = await read(JSON.stringify(snapshotFile({ stories: undefined, services: [] })));
    const stored = contentOf((name) => [storedOf(name, {})]);
    expect(planImport(file, stored, PAGES).removals.map(({ id }) => id)).not.toContain('stories');
    expect(planImport(file, stored, PAGES).removals.map(({ id }) => id)).toContain('services');
  });

  it('may begin with a byte order mark and omit dates and optional fields', async () => {
    const { salaryRange, ...rest } = career();
    expect(salaryRange).toBe('');
    const careers = [{ id: 'dba', ...rest }];
    const content = await read(`\ufeff${JSON.stringify(snapshotFile({ careers, services: [] }))}`);
    expect(content.careers).toEqual([{ id: 'dba', fields: rest, createdAt: null }]);
    expect(content.services).toEqual([]);
  });

  it('may contain empty lists', async () => {
    const empty = { services: [], careers: [], stories: [], seoSettings: [] };
    expect(await read(JSON.stringify(snapshotFile(empty)))).toEqual(empty);
  });

  it('reproduces the exported content, including dates to the nanosecond', async () => {
    const stored = {
      services: [storedOf('data-masking', service({ position: -2.5 })), storedOf('x', service())],
      careers: [storedOf('dba', career()), { ...storedOf('undated', career()), createdAt: null }],
      stories: [storedOf('month-end-close', story({ slug: 'month-end-close' }))],
      seoSettings: [
        storedOf('home', { page: 'home', title: '', description: '\ufeff😀', keywords: ['a'] }),
      ],
    };
    const { text, count, leftOut } = writeSnapshot(stored, PAGES, new Date());
    expect([count, leftOut]).toEqual([6, []]);
    const content = await read(text);
    const expected = (documents: StoredDocument[]) =>
      documents.map(({ id, fields, createdAt }) => ({ id, fields, createdAt }));
    expect(content).toEqual({
      services: expected(stored.services),
      careers: expected(stored.careers),
      stories: expected(stored.stories),
      seoSettings: expected(stored.seoSettings),
    });
  });

  it('contains only importable documents, and the export lists the omitted ones', async () => {
    const stored = {
      services: [],
      careers: [
        storedOf('dba', career()),
        storedOf('broken', { title: 7 }),
        storedOf('two', { ...career(), id: 'one' }),
      ],
      stories: [],
      seoSettings: [storedOf('gone', { page: 'gone', title: '', description: '', keywords: [] })],
    };
    const { text, count, leftOut } = writeSnapshot(stored, PAGES, new Date());
    expect(count).toBe(1);
    expect(leftOut).toEqual([
      { collection: 'careers', id: 'broken' },
      { collection: 'careers', id: 'two' },
      { collection: 'seoSettings', id: 'gone' },
    ]);
    expect((await read(text)).careers?.map(({ id }) => id)).toEqual(['dba']);
  });
});
