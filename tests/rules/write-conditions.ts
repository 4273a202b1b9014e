import {
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type UpdateData,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { CONTACT_STATUSES } from '@/domain/contact';
import {
  expectRules,
  isAccepted,
  newId,
  PEOPLE,
  TEXTS_OF_RULES,
  type Fields,
  type Person,
  type RulesProject,
} from './environment';
import { COLLECTIONS, sample, UNKNOWN_FIELD, type Collection } from './collections';
import { storeSample, write, writeWhole } from './recorded-writes';

const MINUTE = 60_000;
const inMinutes = (minutes: number) => Timestamp.fromMillis(Date.now() + minutes * MINUTE);
export const YEARS_AGO = Timestamp.fromDate(new Date('2020-02-02T02:02:02Z'));
/** The first answer is long ago: its own tests are in contact-edits.ts. */
const ANSWERED = { contactedAt: YEARS_AGO, responseMinutes: 7 };

/** Values other than the server's time of the request. */
export const INVALID_DATES: [string, () => unknown][] = [
  ['a minute ago', () => inMinutes(-1)],
  ['in a minute', () => inMinutes(1)],
  ['years ago', () => YEARS_AGO],
  ['a text', () => new Date().toISOString()],
  ['a number', () => Date.now()],
  ['null', () => null],
  ['missing', () => undefined],
];

/** Conditions on dates, status, page and re-sent contacts, which don't depend on the form's input. */
export function describeWriteConditions(project: () => RulesProject) {
  const stored = (collection: Collection, changes: Fields = {}) =>
    storeSample(project(), collection, changes);
  const writeAsAdministrator = (path: string, fields: Fields | null) =>
    write(project(), 'administrator', path, fields);
  const sendAsVisitor = (path: string, fields: Fields) =>
    setDoc(doc(project().as.visitor, path), fields);

  describe.each(COLLECTIONS)('updatedAt in %s', (collection) => {
    const writer = collection === 'contacts' ? 'visitor' : 'administrator';

    test.each(INVALID_DATES)('of a new document may not be %s', async (_label, date) => {
      const fields = sample(collection, { updatedAt: date() });
      await expectRules('refuse', writeWhole(project(), writer, collection, fields));
    });

    test.each(INVALID_DATES)('of a changed document may not be %s', async (_label, date) => {
      const createdAt = collection === 'seoSettings' ? undefined : YEARS_AGO;
      const path = await stored(collection, { createdAt, updatedAt: YEARS_AGO });
      const changed = sample(collection, { createdAt, updatedAt: date() });
      await expectRules('refuse', write(project(), writer, path, changed));
    });
  });

  describe('createdAt of a new document', () => {
    test.each(INVALID_DATES)('in contacts may not be %s', async (_label, date) => {
      const fields = sample('contacts', { createdAt: date() });
      await expectRules('refuse', sendAsVisitor(`contacts/${newId()}`, fields));
    });
  });

  describe.each(['services', 'careers'] as const)('createdAt of a new one in %s', (collection) => {
    const create = (createdAt: unknown) => {
      const id = newId();
      const slug = collection === 'services' ? { slug: id } : {};
      return writeAsAdministrator(
        `${collection}/${id}`,
        sample(collection, { ...slug, createdAt }),
      );
    };

    test('may be now or in the past, which an import and undo of a deletion need', async () => {
      await expectRules('accept', create(serverTimestamp()));
      await expectRules('accept', create(YEARS_AGO));
    });

    const notPast = INVALID_DATES.filter(([label]) => !label.endsWith('ago'));
    test.each(notPast)('may not be %s', async (_label, date) => {
      await expectRules('refuse', create(date()));
    });
  });

  describe.each(['services', 'careers'] as const)('createdAt of a document in %s', (collection) => {
    test('may stay while other fields change', async () => {
      const path = await stored(collection, { createdAt: YEARS_AGO });
      const changed = sample(collection, { createdAt: YEARS_AGO, description: 'Changed' });
      await expectRules('accept', writeAsAdministrator(path, changed));
    });

    const others: [string, () => unknown][] = [...INVALID_DATES, ['now', serverTimestamp]];
    test.each(others.filter(([label]) => label !== 'years ago'))(
      'may not become %s',
      async (_label, date) => {
        const path = await stored(collection, { createdAt: YEARS_AGO });
        const changed = sample(collection, { createdAt: date() });
        await expectRules('refuse', writeAsAdministrator(path, changed));
      },
    );

    const malformed: [string, unknown][] = [
      ['missing', undefined],
      ['a text', '2020-02-02'],
      ['null', null],
    ];
    test.each(malformed)(
      'may become the time of the request, and nothing else, where it is %s',
      async (_label, createdAt) => {
        const path = await stored(collection, { createdAt });
        const changed = (value: unknown) =>
          writeAsAdministrator(path, sample(collection, { createdAt: value }));
        await expectRules('refuse', changed(createdAt));
        await expectRules('refuse', changed(YEARS_AGO));
        await expectRules('accept', changed(serverTimestamp()));
      },
    );
  });

  describe('a malformed document', () => {
    test.each(['services', 'careers', 'seoSettings'] as const)(
      'in %s may be replaced by an administrator',
      async (collection) => {
        const id = newId();
        const path = `${collection}/${id}`;
        await project().store({
          [path]: { title: 7, page: ['home'], isActive: 'yes', legacy: {} },
        });
        const slug = collection === 'services' ? { slug: id } : {};
        await expectRules('accept', writeAsAdministrator(path, sample(collection, slug)));
      },
    );
  });

  describe('the id of a new document', () => {
    test('of a service is its slug', async () => {
      const slug = newId();
      const fields = sample('services', { slug });
      await expectRules('refuse', writeAsAdministrator(`services/${newId()}`, fields));
      await expectRules('accept', writeAsAdministrator(`services/${slug}`, fields));
    });

    test('of an SEO setting is its page', async () => {
      const fields = sample('seoSettings', { page: 'managed-services' });
      await expectRules('refuse', writeAsAdministrator('seoSettings/upgrades', fields));
      await expectRules('refuse', writeAsAdministrator(`seoSettings/${newId()}`, fields));
      await expectRules('accept', writeAsAdministrator('seoSettings/managed-services', fields));
    });

    const ids: [string, string][] = [
      ['is shorter', '0123456789abcdefghj'],
      ['is longer', '0123456789abcdefghjkm'],
      ['has a capital', '0123456789abcdefghjK'],
      ['has a letter that looks like a digit', '0123456789abcdefghjl'],
      ['has an o', '0123456789abcdefghjo'],
      ['has a hyphen', '0123456789abcdefgh-k'],
    ];
    test.each(ids)(
      'of a contact has 20 characters of base32: refused where it %s',
      async (_, id) => {
        await expectRules('refuse', sendAsVisitor(`contacts/${id}`, sample('contacts')));
        await project().store({ [`contacts/${id}`]: sample('contacts') });
        const again = sample('contacts', { createdAt: undefined });
        const resent = updateDoc(doc(project().as.visitor, `contacts/${id}`), again);
        await expectRules('refuse', resent);
      },
    );

    test('of a contact may have every character of the alphabet', async () => {
      for (const id of ['0123456789abcdefghjk', 'mnpqrstvwxyz00000000']) {
        await expectRules('accept', sendAsVisitor(`contacts/${id}`, sample('contacts')));
      }
    });
  });

  describe('the slug of a service', () => {
    test('may stay where it is not the id, and become the id, and nothing else', async () => {
      const path = await stored('services', { slug: 'earlier', createdAt: YEARS_AGO });
      const changed = (slug: string) =>
        writeAsAdministrator(path, sample('services', { slug, createdAt: YEARS_AGO }));
      await expectRules('refuse', changed('another'));
      await expectRules('accept', changed('earlier'));
      await expectRules('accept', changed(path.split('/')[1] ?? ''));
      await expectRules('refuse', changed('earlier'));
    });
  });

  describe('the page of an SEO setting', () => {
    test('may stay while other fields change', async () => {
      const path = await stored('seoSettings', { page: 'about' });
      const changed = sample('seoSettings', { page: 'about', title: 'Changed' });
      await expectRules('accept', writeAsAdministrator(path, changed));
    });

    test('may not become another one', async () => {
      const path = await stored('seoSettings', { page: 'about' });
      await expectRules('refuse', writeAsAdministrator(path, sample('seoSettings')));
    });

    test.each([undefined, 'imprint', '', 1, null])(
      'may become a valid one where it is %j',
      async (page) => {
        const path = await stored('seoSettings', { page });
        await expectRules('accept', writeAsAdministrator(path, sample('seoSettings')));
      },
    );
  });

  describe('a re-sent contact', () => {
    /** Sends the fields of a contact again as src/data does: what the visitor wrote, and updatedAt. */
    const sendAgain = (path: string, changes: Fields = {}, person: Person = 'visitor') => {
      const fields = sample('contacts', { createdAt: undefined, status: undefined, ...changes });
      return updateDoc(doc(project().as[person], path), fields as UpdateData<Fields>);
    };

    test.each(PEOPLE)('is accepted from the %s where it is identical', async (person) => {
      const path = await stored('contacts');
      const before = await project().stored(path);
      await expectRules('accept', sendAgain(path, {}, person));
      await expectRules('accept', sendAgain(path, {}, person));
      expect(await project().stored(path)).toMatchObject({ createdAt: before?.['createdAt'] });
    });

    test('is accepted without the optional fields', async () => {
      const bare = { company: undefined, service: undefined, message: undefined };
      await expectRules('accept', sendAgain(await stored('contacts', bare), bare));
    });

    const different: [string, Fields][] = [
      ['another message', { message: 'Something else.' }],
      ['another name', { firstName: 'Ada' }],
      ['another e-mail', { email: 'ada@example.com' }],
      ['another status', { status: 'closed' }],
      ['an unknown field', { [UNKNOWN_FIELD]: 'x' }],
      ['a new createdAt', { createdAt: serverTimestamp() }],
      ['an earlier createdAt', { createdAt: YEARS_AGO }],
      ['a removed createdAt', { createdAt: deleteField() }],
      ['a removed field', { company: deleteField() }],
    ];
    test.each(different)('is refused with %s', async (_label, change) => {
      const fields = sample('contacts', { createdAt: undefined });
      const path = await stored('contacts', { createdAt: inMinutes(-1) });
      const again = doc(project().as.visitor, path);
      await expectRules('refuse', updateDoc(again, { ...fields, ...change } as UpdateData<Fields>));
      await expectRules('accept', updateDoc(again, fields as UpdateData<Fields>));
    });

    test.each<[string, Fields]>([
      ['the first answer', { ...ANSWERED, status: 'contacted' }],
      ['another status', { status: 'closed' }],
      ['a note', { note: 'Called.' }],
    ])('is accepted after administrators have added %s, and leaves that', async (_label, added) => {
      const path = await stored('contacts', added);
      const before = await project().stored(path);
      await expectRules('accept', sendAgain(path));
      const after = await project().stored(path);
      expect({ ...after, updatedAt: null }).toEqual({ ...before, updatedAt: null });
      expect(after?.['updatedAt']).not.toEqual(before?.['updatedAt']);
      await expectRules('refuse', sendAgain(path, { message: 'Something else.' }));
      for (const field of Object.keys(added)) {
        await expectRules('refuse', sendAgain(path, { [field]: deleteField() }));
      }
      await expectRules('refuse', sendAgain(path, { status: 'new', note: deleteField() }));
    });

    test.each(INVALID_DATES)('is refused with an updatedAt that is %s', async (_label, date) => {
      await expectRules('refuse', sendAgain(await stored('contacts'), { updatedAt: date() }));
    });

    test('is refused with an added field', async () => {
      await expectRules('refuse', sendAgain(await stored('contacts', { company: undefined })));
    });

    test('is accepted 59 minutes after its creation', async () => {
      await expectRules(
        'accept',
        sendAgain(await stored('contacts', { createdAt: inMinutes(-59) })),
      );
    });

    test.each([-60, -61, -60 * 24])('is refused after an hour (%d minutes)', async (minutes) => {
      const path = await stored('contacts', { createdAt: inMinutes(minutes) });
      await expectRules('refuse', sendAgain(path));
    });

    test.each([undefined, null, 'now'])(
      'is refused where the stored createdAt is %j',
      async (createdAt) => {
        await expectRules('refuse', sendAgain(await stored('contacts', { createdAt })));
      },
    );
  });

  describe('the status of a contact', () => {
    const now = serverTimestamp();
    const change = async (path: string, changes: Fields) =>
      writeAsAdministrator(path, { ...(await project().stored(path)), updatedAt: now, ...changes });

    for (const from of CONTACT_STATUSES) {
      test.each(CONTACT_STATUSES)(`may change from ${from} to %s`, async (status) => {
        const path = await stored('contacts', { ...ANSWERED, status: from });
        await expectRules('accept', change(path, { status }));
      });
    }

    test('may change in an otherwise malformed contact', async () => {
      const path = `contacts/${newId()}`;
      await project().store({ [path]: { name: 7, status: 'lost' } });
      await expectRules('accept', change(path, { status: 'closed' }));
      await project().store({ [path]: { name: 7 } });
      await expectRules('accept', change(path, { status: 'closed' }));
    });

    test.each(['', 'New', 'unknown', 1, null, true])('may not become %j', async (status) => {
      await expectRules('refuse', change(await stored('contacts', ANSWERED), { status }));
    });

    test('may become no other text that the rules contain', async () => {
      const accepted = TEXTS_OF_RULES.map(async (status) => {
        const path = await stored('contacts', ANSWERED);
        return (await isAccepted(change(path, { status }))) ? [status] : [];
      });
      expect((await Promise.all(accepted)).flat().sort()).toEqual([...CONTACT_STATUSES].sort());
    });

    test.each(INVALID_DATES)('may not change with an updatedAt that is %s', async (label, date) => {
      const path = await stored('contacts', { ...ANSWERED, updatedAt: YEARS_AGO });
      const updatedAt = label === 'missing' ? YEARS_AGO : date();
      await expectRules('refuse', change(path, { status: 'closed', updatedAt }));
    });

    const others: [string, Fields][] = [
      ['the name', { firstName: 'Ada' }],
      ['the e-mail', { email: 'ada@example.com' }],
      ['the message', { message: 'Changed' }],
      ['createdAt', { createdAt: now }],
      ['an unknown field', { [UNKNOWN_FIELD]: 'x' }],
    ];
    test.each(others)(
      'may not change together with %s, nor may that change alone',
      async (_label, changes) => {
        const path = await stored('contacts', { ...ANSWERED, createdAt: YEARS_AGO });
        await expectRules('refuse', change(path, changes));
        await expectRules('refuse', change(path, { ...changes, status: 'closed' }));
      },
    );
  });
}
