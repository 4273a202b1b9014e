import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { careers } from '@/collections/careers';
import { deleteDocument } from '@/collections/change';
import { formFields, type NamedField } from '@/collections/collection';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import type { RecordedFields } from '@/collections/recorded-change';
import { isSameValue } from '@/lib/merge-values';
import { ConflictError } from '@/domain/errors';
import { stored } from '../support/database';
import { SEED, sizeOf } from '../support/long';
import { expectTrueHistory, fieldsAt } from './history';
import { asSecond, startAsTwoAdministrators } from './sessions';
import {
  FORM_SUBJECTS,
  ID,
  openDocument,
  openForm,
  SAMPLES,
  type FormSubject,
  type OpenForm,
} from './subjects';
import { act } from './writes';

const open = async (collection: FormSubject) =>
  openForm[collection](await openDocument(collection, ID));

/** @returns whether anything had to be written, or 'conflict' */
async function save(form: OpenForm, changed: RecordedFields, ...known: RecordedFields[]) {
  try {
    const { changed: count } = await act([form.save(changed, ...known)]);
    return count === 1 ? 'done' : 'same';
  } catch (error) {
    expect(error).toBeInstanceOf(ConflictError);
    return 'conflict';
  }
}

/** The second administrator opens the form and saves it. */
const saveTheirs = (collection: FormSubject, changed: RecordedFields) =>
  asSecond(async () => save(await open(collection), changed));

const FIELDS = {
  careers: { one: 'title', other: 'location', list: 'requirements' },
  stories: { one: 'title', other: 'client', list: 'results' },
  services: { one: 'name', other: 'color', list: 'features' },
  seoSettings: { one: 'title', other: 'description', list: 'keywords' },
};

beforeEach(startAsTwoAdministrators);

describe.each(FORM_SUBJECTS)('a form in %s', (collection) => {
  const { one, other, list } = FIELDS[collection];
  const path = `${collection}/${ID}`;

  /** Saves a new document, and opens its form. */
  async function openSaved(): Promise<OpenForm> {
    await save(await open(collection), { ...SAMPLES[collection], [list]: ['a', 'b', 'c'] });
    return open(collection);
  }

  it('saves only the fields that were changed in it, over what someone else has saved', async () => {
    const form = await openSaved();
    const first = await fieldsAt(path);
    await saveTheirs(collection, { [other]: 'red' });
    expect(await save(form, { [one]: 'Mine', [list]: ['a', 'mine', 'c'] })).toBe('done');
    const merged = { [one]: 'Mine', [other]: 'red', [list]: ['a', 'mine', 'c'] };
    // Among the others are createdAt and the position of a service, which the form doesn't have.
    const { updatedAt } = (await fieldsAt(path)) ?? {};
    expect(await fieldsAt(path)).toEqual({ ...first, ...merged, updatedAt });
    expect(await expectTrueHistory(path)).toBe(3);
  });

  it.each([
    ['changed the same field', () => saveTheirs(collection, { [one]: 'Theirs' })],
    ['changed the same list', () => saveTheirs(collection, { [list]: ['a', 'b', 'c', 'theirs'] })],
    [
      'deleted the document',
      async () => {
        const { version } = await openDocument(collection, ID);
        return asSecond(() => act([deleteDocument(collection, ID, version)]));
      },
    ],
  ])('is a conflict and writes nothing if someone else has %s', async (_what, act) => {
    const form = await openSaved();
    await act();
    const theirs = await fieldsAt(path);
    const mine = { [one]: 'Mine', [other]: 'red', [list]: ['mine'] };
    expect(await save(form, mine)).toBe('conflict');
    expect(await fieldsAt(path)).toEqual(theirs);
    expect(await stored('changes')).toHaveLength(2);
  });

  it('replaces what someone else has saved in the same field once it has shown that', async () => {
    const form = await openSaved();
    await saveTheirs(collection, { [one]: 'Theirs' });
    const shown = (await open(collection)).start;
    expect(await save(form, { [one]: 'Mine' }, shown)).toBe('done');
    expect(await fieldsAt(path)).toMatchObject({ [one]: 'Mine' });
    await saveTheirs(collection, { [one]: 'Later' });
    expect(await save(form, { [one]: 'Mine again' }, shown)).toBe('conflict');
    expect(await fieldsAt(path)).toMatchObject({ [one]: 'Later' });
  });

  it('of a new document replaces no other content, and writes nothing over the same content', async () => {
    const form = await open(collection);
    await saveTheirs(collection, SAMPLES[collection]);
    const theirs = await fieldsAt(path);
    expect(await save(form, SAMPLES[collection])).toBe('same');
    expect(await save(form, { ...SAMPLES[collection], [one]: 'Mine' })).toBe('conflict');
    expect(await fieldsAt(path)).toEqual(theirs);
    expect(await expectTrueHistory(path)).toBe(1);
  });
});

it('the form of a page without SEO settings changes the default', async () => {
  expect(await save(await open('seoSettings'), { title: 'Mine' })).toBe('done');
  const { page, description, keywords } = defaultSeoSetting(ID);
  const changed = { page, title: 'Mine', description, keywords };
  expect(await fieldsAt(`seoSettings/${ID}`)).toMatchObject(changed);
});

const VALUES: Partial<Record<NamedField['kind'], unknown[]>> = {
  number: [null, 1, 2.5],
  day: ['', '2026-01-01', '2026-12-31'],
  url: ['', 'https://a.example/', 'https://b.example/'],
  country: ['', 'US', 'DE'],
  currency: ['', 'USD', 'EUR'],
};

function valueOf({ kind, optional, choices = [] }: NamedField): fc.Arbitrary<unknown> {
  if (kind === 'list') return fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
  if (kind === 'boolean') return optional ? fc.constantFrom(true, null) : fc.boolean();
  return fc.constantFrom(...(VALUES[kind] ?? (kind === 'choice' ? choices : ['A', 'B', 'C'])));
}

it(`of a form, no change is lost without a conflict (SEED=${SEED})`, async () => {
  const path = `careers/${ID}`;
  const fields = formFields(careers);
  const values = Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
  const input = fc.record(values);
  const part = fc.record(values, { requiredKeys: [] });
  const property = fc.asyncProperty(input, part, part, async (base, mine, theirs) => {
    await startAsTwoAdministrators();
    await save(await open('careers'), base);
    const form = await open('careers');
    await saveTheirs('careers', theirs);
    const changed = Object.entries(mine).filter(([name, own]) => !isSameValue(own, base[name]));
    const isConflict = (await save(form, mine)) === 'conflict';
    if (isConflict) await save(await open('careers'), Object.fromEntries(changed));
    const saved = await fieldsAt(path);
    for (const name of Object.keys(values)) {
      const [was, own = was, other = was] = [base[name], mine[name], theirs[name]];
      expect(saved?.[name] ?? null).toEqual(isSameValue(own, was) ? other : own);
    }
    await expectTrueHistory(path);
  });
  await fc.assert(property, { seed: SEED, numRuns: sizeOf(5, 300) });
});
