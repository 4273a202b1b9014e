import {
  deleteField,
  doc,
  serverTimestamp,
  updateDoc,
  type UpdateData,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { SERVICE_INTERESTS } from '@/domain/service-interests';
import { COLLECTIONS, sample, UNKNOWN_FIELD, type Collection } from './collections';
import {
  acceptedOf,
  describeValue,
  expectRules,
  inMinutes,
  INVALID_DATES,
  labelled,
  newId,
  YEARS_AGO,
  type Fields,
  type RulesProject,
} from './environment';
import { put, storeSample, writeWhole } from './stored-samples';

const NOW: [string, () => unknown] = ['now', serverTimestamp];

/** Tests the conditions that don't depend on form input: those on dates, IDs, the status, and re-sent contacts. */
export function describeWriteConditions(project: () => RulesProject) {
  const stored = (collection: Collection, changes: Fields = {}) =>
    storeSample(project(), collection, changes);
  const writeAsAdministrator = (path: string, fields: Fields) =>
    put(project().as.administrator, path, fields);
  const sendAsVisitor = (path: string, fields: Fields) => put(project().as.visitor, path, fields);

  test.each(COLLECTIONS)('updatedAt in %s must be the time of the request', async (collection) => {
    const writer = collection === 'contacts' ? 'visitor' : 'administrator';
    const write = (date: () => unknown) =>
      writeWhole(project(), writer, collection, sample(collection, { updatedAt: date() }));
    expect(await acceptedOf([...INVALID_DATES, NOW], write)).toEqual(['now']);
  });

  test('updatedAt of a re-sent contact must be the time of the request', async () => {
    const path = await stored('contacts', { createdAt: inMinutes(-1), updatedAt: YEARS_AGO });
    const sendAgain = (date: () => unknown) =>
      updateDoc(doc(project().as.visitor, path), { updatedAt: date() ?? deleteField() });
    expect(await acceptedOf([...INVALID_DATES, NOW], sendAgain)).toEqual(['now']);
  });

  test('createdAt of a new contact must be the time of the request', async () => {
    const create = (date: () => unknown) =>
      sendAsVisitor(`contacts/${newId()}`, sample('contacts', { createdAt: date() }));
    expect(await acceptedOf([...INVALID_DATES, NOW], create)).toEqual(['now']);
  });

  describe.each(['services', 'careers', 'stories'] as const)('createdAt in %s', (collection) => {
    test('may be the current time or earlier, but not later, when a document is created', async () => {
      const create = (date: () => unknown) => {
        const id = newId();
        const slug = collection === 'careers' ? {} : { slug: id };
        const fields = sample(collection, { ...slug, createdAt: date() });
        return writeAsAdministrator(`${collection}/${id}`, fields);
      };
      const accepted = ['a minute ago', 'years ago', 'now'];
      expect(await acceptedOf([...INVALID_DATES, NOW], create)).toEqual(accepted);
    });

    test('must stay the same when other fields change', async () => {
      const path = await stored(collection, { createdAt: YEARS_AGO });
      const change = (date: () => unknown) =>
        writeAsAdministrator(path, sample(collection, { createdAt: date() }));
      expect(await acceptedOf([...INVALID_DATES, NOW], change)).toEqual(['years ago']);
    });

    test('must be set to the time of the request if it is missing or malformed', async () => {
      for (const createdAt of [undefined, '2020-02-02', null]) {
        const path = await stored(collection, { createdAt });
        const change = (value: unknown) =>
          writeAsAdministrator(path, sample(collection, { createdAt: value }));
        await expectRules('refuse', change(createdAt));
        await expectRules('refuse', change(YEARS_AGO));
        await expectRules('accept', change(serverTimestamp()));
      }
    });
  });

  test.each(['services', 'careers', 'stories', 'seoSettings'] as const)(
    'an administrator may replace a malformed document in %s',
    async (collection) => {
      const id = newId();
      const path = `${collection}/${id}`;
      await project().store({ [path]: { title: 7, page: ['home'], isActive: 'yes', legacy: {} } });
      const hasSlug = collection === 'services' || collection === 'stories';
      const slug = hasSlug ? { slug: id } : {};
      await expectRules('accept', writeAsAdministrator(path, sample(collection, slug)));
    },
  );

  test('the document ID of a new service or story must be its slug, and that of an SEO setting its page', async () => {
    const slug = newId();
    const story = sample('stories', { slug });
    await expectRules('refuse', writeAsAdministrator(`stories/${newId()}`, story));
    await expectRules('accept', writeAsAdministrator(`stories/${slug}`, story));
    const fields = sample('services', { slug });
    const setting = sample('seoSettings', { page: 'managed-services' });
    await expectRules('refuse', writeAsAdministrator(`services/${newId()}`, fields));
    await expectRules('accept', writeAsAdministrator(`services/${slug}`, fields));
    await expectRules('refuse', writeAsAdministrator('seoSettings/upgrades', setting));
    await expectRules('refuse', writeAsAdministrator(`seoSettings/${newId()}`, setting));
    await expectRules('accept', writeAsAdministrator('seoSettings/managed-services', setting));
  });

  test('the document ID of a contact must consist of 20 base32 characters', async () => {
    const base = '0123456789abcdefgh';
    const ids = labelled(['j', 'jkm', 'jK', 'jl', 'jo', '-k'].map((end) => base + end));
    const create = (id: string) => sendAsVisitor(`contacts/${id}`, sample('contacts'));
    expect(await acceptedOf(ids, create)).toEqual([]);
    const sendAgain = async (id: string) => {
      const sent = sample('contacts', { updatedAt: inMinutes(-1) });
      await project().store({ [`contacts/${id}`]: sent });
      const again = sample('contacts', { createdAt: undefined });
      await updateDoc(doc(project().as.visitor, `contacts/${id}`), again);
    };
    expect(await acceptedOf(ids, sendAgain)).toEqual([]);
    for (const id of ['0123456789abcdefghjk', 'mnpqrstvwxyz00000000'])
      await expectRules('accept', create(id));
  });

  test('a contact may name only a built-in or stored service', async () => {
    const slug = newId();
    const send = (service: string) =>
      sendAsVisitor(`contacts/${newId()}`, sample('contacts', { service }));
    await project().store({ [`services/${newId()}`]: sample('services', { slug }) });
    await expectRules('refuse', send(slug));
    await project().store({ [`services/${slug}`]: {} });
    await expectRules('accept', send(slug));
    await project().remove(`services/${slug}`);
    await expectRules('refuse', send(slug));
    for (const { value } of SERVICE_INTERESTS) {
      expect(await project().stored(`services/${value}`)).toBeNull();
      await expectRules('accept', send(value));
    }
  });

  test('the slug of a service may stay the same or change to the document ID, but not to any other value', async () => {
    const path = await stored('services', { slug: 'earlier', createdAt: YEARS_AGO });
    const changed = (slug: string) =>
      writeAsAdministrator(path, sample('services', { slug, createdAt: YEARS_AGO }));
    await expectRules('refuse', changed('another'));
    await expectRules('accept', changed('earlier'));
    await expectRules('accept', changed(path.split('/')[1] ?? ''));
    await expectRules('refuse', changed('earlier'));
  });

  test('the page of an SEO setting may stay the same or change from an unknown page to a known page', async () => {
    const path = await stored('seoSettings', { page: 'about' });
    const changed = sample('seoSettings', { page: 'about', title: 'Changed' });
    await expectRules('accept', writeAsAdministrator(path, changed));
    await expectRules('refuse', writeAsAdministrator(path, sample('seoSettings')));
    for (const page of [undefined, 'imprint', '', 1, null]) {
      const malformed = await stored('seoSettings', { page });
      await expectRules('accept', writeAsAdministrator(malformed, sample('seoSettings')));
    }
  });

  describe('a re-sent contact', () => {
    /** Sends a contact again the way src/data does: the fields that the visitor filled in, and updatedAt. */
    const sendAgain = (path: string, changes: Fields = {}) => {
      const fields = sample('contacts', { createdAt: undefined, status: undefined, ...changes });
      return updateDoc(doc(project().as.visitor, path), fields as UpdateData<Fields>);
    };

    /** Stores a contact that was sent a while ago. */
    const storeSent = (changes: Fields = {}) =>
      stored('contacts', { updatedAt: inMinutes(-1), ...changes });

    test('is accepted only if a second has passed since the last change', async () => {
      const seconds = [-60, -1.5, 30, 3600];
      const cases = labelled([...seconds, undefined, null, 'now']);
      const send = async (ago: unknown) => {
        const updatedAt = typeof ago === 'number' ? inMinutes(ago / 60) : ago;
        return sendAgain(await stored('contacts', { updatedAt }));
      };
      expect(await acceptedOf(cases, send)).toEqual(seconds.slice(0, 2).map(describeValue));
    });

    test('is refused if anything differs', async () => {
      const different: [string, Fields][] = [
        ['another message', { message: 'Something else.' }],
        ['another name', { firstName: 'Ada' }],
        ['another email', { email: 'ada@example.com' }],
        ['another status', { status: 'closed' }],
        ['an unknown field', { [UNKNOWN_FIELD]: 'x' }],
        ['a new createdAt', { createdAt: serverTimestamp() }],
        ['an earlier createdAt', { createdAt: YEARS_AGO }],
        ['a removed createdAt', { createdAt: deleteField() }],
        ['a removed field', { company: deleteField() }],
      ];
      const path = await storeSent({ createdAt: inMinutes(-1) });
      const send = (changes: Fields) => sendAgain(path, changes);
      expect(await acceptedOf([...different, ['nothing else', {}]], send)).toEqual([
        'nothing else',
      ]);
      const bare = { company: undefined, service: undefined, message: undefined };
      await expectRules('refuse', sendAgain(await storeSent(bare)));
      await expectRules('accept', sendAgain(await storeSent(bare), bare));
    });

    test('is accepted after an administrator has changed it, and leaves that unchanged', async () => {
      const added = {
        ...{ status: 'contacted', contactedAt: YEARS_AGO, note: 'Called.' },
        ...{ isSpam: false, assignee: 'a@example.com', followUpOn: '2026-12-31' },
      };
      const path = await storeSent(added);
      const before = await project().stored(path);
      // First, because the rules refuse everything within a second of an accepted one.
      await expectRules('refuse', sendAgain(path, { message: 'Something else.' }));
      const removed = Object.keys(added).map((field) => ({ [field]: deleteField() }));
      for (const field of removed) await expectRules('refuse', sendAgain(path, field));
      const asSent = { ...(Object.assign({}, ...removed) as Fields), status: 'new' };
      await expectRules('refuse', sendAgain(path, asSent));
      await expectRules('accept', sendAgain(path));
      const after = await project().stored(path);
      expect({ ...after, updatedAt: null }).toEqual({ ...before, updatedAt: null });
      expect(after?.['updatedAt']).not.toEqual(before?.['updatedAt']);
    });

    test('is accepted only within an hour of the contact’s creation', async () => {
      const dates = [-59, -60, -61, -60 * 24].map(inMinutes);
      const cases = labelled([...dates, undefined, null, 'now']);
      const send = async (createdAt: unknown) => sendAgain(await storeSent({ createdAt }));
      expect(await acceptedOf(cases, send)).toEqual([describeValue(dates[0])]);
    });
  });
}
