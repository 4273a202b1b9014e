import { describe, expect, it } from 'vitest';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { formFields } from '@/collections/collection';
import { COLLECTIONS, PUBLISHED_COLLECTIONS } from '@/collections/collections';
import { documentHash, documentKey } from '@/collections/document-hash';
import {
  storedCareer,
  storedSeoSetting,
  storedService,
  storedStory,
} from '../../support/admin-documents';

const DOCUMENTS = {
  services: storedService('audits'),
  careers: storedCareer('dba'),
  stories: storedStory('month-end-close'),
  seoSettings: storedSeoSetting('about', { title: 'About us', keywords: ['one', 'two'] }),
};

it('documents are listed by the path of their page', () => {
  const saved = {
    ...DOCUMENTS,
    services: { ...DOCUMENTS.services, id: 'one' },
    seoSettings: { ...DOCUMENTS.seoSettings, id: 'two' },
  };
  expect(PUBLISHED_COLLECTIONS.map((name) => documentKey(name, saved[name]))).toEqual([
    'careers/dba',
    'services/audits',
    'stories/month-end-close',
    'seoSettings/about',
  ]);
});

describe.each(PUBLISHED_COLLECTIONS)('the hash of a document in %s', (name) => {
  const document = DOCUMENTS[name];

  it('changes with each field of the form', async () => {
    const names = formFields(COLLECTIONS[name]).map((field) => field.name);
    const changed = names.map((field) => documentHash(name, { ...document, [field]: 'Other' }));
    const hashes = await Promise.all([documentHash(name, document), ...changed]);
    expect(new Set(hashes).size).toBe(names.length + 1);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it('doesn’t depend on dates, the version, or the order of the fields', async () => {
    const dates = { createdAt: new Date(0), updatedAt: new Date(0) };
    const other = { version: '2', ...dates };
    const entries = Object.entries({ ...document, ...other }).toReversed();
    expect(await documentHash(name, Object.fromEntries(entries))).toBe(
      await documentHash(name, document),
    );
  });
});

it('a built-in service has the same hash once it is saved, until it is moved', async () => {
  const [first] = BUILT_IN_SERVICES;
  const hashAt = (position?: number) => documentHash('services', { ...first, position });
  expect(await hashAt(1)).toBe(await hashAt());
  expect(await hashAt(2)).not.toBe(await hashAt());
});
