import { describe, expect, it } from 'vitest';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { formFields } from '@/collections/collection';
import { COLLECTIONS, PUBLISHED_COLLECTIONS } from '@/collections/collections';
import { contentDigest } from '@/collections/content-digest';
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
  settings: { name: 'Plumb & Level', phone: '+1 212 555 0142' },
  seoSettings: storedSeoSetting('about', { title: 'About us', keywords: ['one', 'two'] }),
};

type Shown = Parameters<typeof contentDigest>[0];

const NOTHING: Shown = {
  services: [],
  careers: [],
  stories: [],
  seoSettings: [],
  settings: [],
};

describe.each(PUBLISHED_COLLECTIONS)('the digest of documents in %s', (name) => {
  const digestOf = (...documents: object[]) => contentDigest({ ...NOTHING, [name]: documents });
  const document = DOCUMENTS[name];

  it('changes with each field of the form and with the name in the URL', async () => {
    const { idField = 'id' } = COLLECTIONS[name];
    const names = [...formFields(COLLECTIONS[name]).map((field) => field.name), idField];
    const changed = names.map((field) => digestOf({ ...document, [field]: 'Other' }));
    const digests = await Promise.all([digestOf(document), ...changed]);
    expect(new Set(digests).size).toBe(new Set(names).size + 1);
    for (const digest of digests) expect(digest).toMatch(/^[0-9a-f]{16}$/);
  });

  it('doesn’t depend on dates, the version, or the order of the fields', async () => {
    const dates = { createdAt: new Date(0), updatedAt: new Date(0) };
    const other = { version: '2', ...dates };
    const entries = Object.entries({ ...document, ...other }).toReversed();
    expect(await digestOf(Object.fromEntries(entries))).toBe(await digestOf(document));
  });
});

it('a built-in service has the same digest once it is saved, until it is moved', async () => {
  const [first] = BUILT_IN_SERVICES;
  const digestAt = (position?: number) =>
    contentDigest({ ...NOTHING, services: [{ ...first, position }] });
  expect(await digestAt(1)).toBe(await digestAt());
  expect(await digestAt(2)).not.toBe(await digestAt());
});
