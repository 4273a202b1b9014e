import { doc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { CONTACT_STATUSES } from '@/domain/contact';
import {
  expectRules,
  isAccepted,
  newId,
  PEOPLE,
  TEXTS_OF_RULES,
  type Fields,
  type RulesProject,
} from './environment';
import { COLLECTIONS, sample, UNKNOWN_FIELD, type Collection } from './collections';

const MINUTE = 60_000;
const inMinutes = (minutes: number) => Timestamp.fromMillis(Date.now() + minutes * MINUTE);
const YEARS_AGO = Timestamp.fromDate(new Date('2020-02-02T02:02:02Z'));

/** Values other than the server's time of the request. */
const INVALID_DATES: [string, () => unknown][] = [
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
  const administrator = () => project().as.administrator;

  /** Stores a document without the rules and returns its path. */
  async function stored(collection: Collection, changes: Fields = {}): Promise<string> {
    const path = `${collection}/${newId()}`;
    await project().store({ [path]: sample(collection, changes) });
    return path;
  }

  describe.each(COLLECTIONS)('updatedAt in %s', (collection) => {
    test.each(INVALID_DATES)('of a new document may not be %s', async (_label, date) => {
      const fields = sample(collection, { updatedAt: date() });
      await expectRules('refuse', setDoc(doc(administrator(), collection, newId()), fields));
    });

    test.each(INVALID_DATES)('of a changed document may not be %s', async (_label, date) => {
      const path = await stored(collection, { createdAt: YEARS_AGO });
      const createdAt = collection === 'seoSettings' ? undefined : YEARS_AGO;
      const changed = sample(collection, { createdAt, updatedAt: date() });
      await expectRules('refuse', setDoc(doc(administrator(), path), changed));
    });
  });

  describe.each(['services', 'contacts'] as const)(
    'createdAt of a new document in %s',
    (collection) => {
      test.each(INVALID_DATES)('may not be %s', async (_label, date) => {
        const fields = sample(collection, { createdAt: date() });
        await expectRules('refuse', setDoc(doc(administrator(), collection, newId()), fields));
      });
    },
  );

  describe('createdAt of a new career', () => {
    test('may be in the past, which undo of a deletion needs', async () => {
      const fields = sample('careers', { createdAt: YEARS_AGO });
      await expectRules('accept', setDoc(doc(administrator(), 'careers', newId()), fields));
    });

    const notPast = INVALID_DATES.filter(([label]) => !label.endsWith('ago'));
    test.each(notPast)('may not be %s', async (_label, date) => {
      const fields = sample('careers', { createdAt: date() });
      await expectRules('refuse', setDoc(doc(administrator(), 'careers', newId()), fields));
    });
  });

  describe.each(['services', 'careers'] as const)('createdAt of a document in %s', (collection) => {
    test('may stay while other fields change', async () => {
      const path = await stored(collection, { createdAt: YEARS_AGO });
      const changed = sample(collection, { createdAt: YEARS_AGO, description: 'Changed' });
      await expectRules('accept', setDoc(doc(administrator(), path), changed));
    });

    const others: [string, () => unknown][] = [...INVALID_DATES, ['now', serverTimestamp]];
    test.each(others.filter(([label]) => label !== 'years ago'))(
      'may not become %s',
      async (_label, date) => {
        const path = await stored(collection, { createdAt: YEARS_AGO });
        const changed = sample(collection, { createdAt: date() });
        await expectRules('refuse', setDoc(doc(administrator(), path), changed));
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
        const document = doc(administrator(), path);
        await expectRules('refuse', setDoc(document, sample(collection, { createdAt })));
        await expectRules('refuse', setDoc(document, sample(collection, { createdAt: YEARS_AGO })));
        await expectRules('accept', setDoc(document, sample(collection)));
      },
    );
  });

  describe('a malformed document', () => {
    test.each(['services', 'careers', 'seoSettings'] as const)(
      'in %s may be replaced by an administrator',
      async (collection) => {
        const path = `${collection}/${newId()}`;
        await project().store({
          [path]: { title: 7, page: ['home'], isActive: 'yes', legacy: {} },
        });
        await expectRules('accept', setDoc(doc(administrator(), path), sample(collection)));
      },
    );
  });

  describe('the page of an SEO setting', () => {
    test('may stay while other fields change', async () => {
      const path = await stored('seoSettings', { page: 'about' });
      const changed = sample('seoSettings', { page: 'about', title: 'Changed' });
      await expectRules('accept', setDoc(doc(administrator(), path), changed));
    });

    test('may not become another one', async () => {
      const path = await stored('seoSettings', { page: 'about' });
      await expectRules('refuse', setDoc(doc(administrator(), path), sample('seoSettings')));
    });

    test.each([undefined, 'imprint', '', 1, null])(
      'may become a valid one where it is %j',
      async (page) => {
        const path = await stored('seoSettings', { page });
        await expectRules('accept', setDoc(doc(administrator(), path), sample('seoSettings')));
      },
    );
  });

  describe('a re-sent contact', () => {
    test.each(PEOPLE)('is accepted from the %s where it is identical', async (person) => {
      const again = doc(project().as[person], await stored('contacts'));
      await expectRules('accept', setDoc(again, sample('contacts')));
      await expectRules('accept', setDoc(again, sample('contacts')));
    });

    test('is accepted without the optional fields', async () => {
      const bare = { company: undefined, service: undefined, message: undefined };
      const path = await stored('contacts', bare);
      await expectRules(
        'accept',
        setDoc(doc(project().as.visitor, path), sample('contacts', bare)),
      );
    });

    const different: [string, Fields][] = [
      ['another message', { message: 'Something else.' }],
      ['another name', { firstName: 'Ada' }],
      ['another e-mail', { email: 'ada@example.com' }],
      ['a missing field', { company: undefined }],
      ['another status', { status: 'closed' }],
      ['an unknown field', { [UNKNOWN_FIELD]: 'x' }],
    ];
    test.each(different)('is refused with %s', async (_label, change) => {
      const again = doc(project().as.visitor, await stored('contacts'));
      await expectRules('refuse', setDoc(again, sample('contacts', change)));
    });

    test.each(['contacted', 'closed'])(
      'is refused where the stored status is %s',
      async (status) => {
        const again = doc(project().as.visitor, await stored('contacts', { status }));
        await expectRules('refuse', setDoc(again, sample('contacts')));
        await expectRules('refuse', setDoc(again, sample('contacts', { status })));
      },
    );

    test('is refused with an added field', async () => {
      const again = doc(project().as.visitor, await stored('contacts', { company: undefined }));
      await expectRules('refuse', setDoc(again, sample('contacts')));
    });

    test.each(INVALID_DATES)('is refused with a createdAt that is %s', async (_label, date) => {
      const again = doc(project().as.visitor, await stored('contacts'));
      await expectRules('refuse', setDoc(again, sample('contacts', { createdAt: date() })));
    });

    test('is accepted 59 minutes after its creation', async () => {
      const path = await stored('contacts', { createdAt: inMinutes(-59) });
      await expectRules('accept', setDoc(doc(project().as.visitor, path), sample('contacts')));
    });

    test.each([-60, -61, -60 * 24])('is refused after an hour (%d minutes)', async (minutes) => {
      const path = await stored('contacts', { createdAt: inMinutes(minutes) });
      await expectRules('refuse', setDoc(doc(project().as.visitor, path), sample('contacts')));
    });

    test.each([undefined, null, 'now'])(
      'is refused where the stored createdAt is %j',
      async (createdAt) => {
        const path = await stored('contacts', { createdAt });
        await expectRules('refuse', setDoc(doc(project().as.visitor, path), sample('contacts')));
      },
    );
  });

  describe('the status of a contact', () => {
    const now = serverTimestamp();

    for (const from of CONTACT_STATUSES) {
      test.each(CONTACT_STATUSES)(`may change from ${from} to %s`, async (status) => {
        const contact = doc(administrator(), await stored('contacts', { status: from }));
        await expectRules('accept', updateDoc(contact, { status, updatedAt: now }));
      });
    }

    test('may change in an otherwise malformed contact', async () => {
      const path = `contacts/${newId()}`;
      await project().store({ [path]: { name: 7, status: 'lost' } });
      await expectRules(
        'accept',
        updateDoc(doc(administrator(), path), { status: 'closed', updatedAt: now }),
      );
    });

    test.each(['', 'New', 'unknown', 1, null, true])('may not become %j', async (status) => {
      const contact = doc(administrator(), await stored('contacts'));
      await expectRules('refuse', updateDoc(contact, { status, updatedAt: now }));
    });

    test('may become no other text that the rules contain', async () => {
      const accepted = TEXTS_OF_RULES.map(async (status) => {
        const contact = doc(administrator(), await stored('contacts'));
        return (await isAccepted(updateDoc(contact, { status, updatedAt: now }))) ? [status] : [];
      });
      expect((await Promise.all(accepted)).flat().sort()).toEqual([...CONTACT_STATUSES].sort());
    });

    test.each(INVALID_DATES)('may not change with an updatedAt that is %s', async (label, date) => {
      const path = await stored('contacts', { updatedAt: YEARS_AGO });
      const change = label === 'missing' ? {} : { updatedAt: date() };
      await expectRules(
        'refuse',
        updateDoc(doc(administrator(), path), { status: 'closed', ...change }),
      );
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
      async (_label, change) => {
        const path = await stored('contacts', { createdAt: YEARS_AGO });
        const contact = doc(administrator(), path);
        await expectRules('refuse', updateDoc(contact, { ...change, updatedAt: now }));
        await expectRules(
          'refuse',
          updateDoc(contact, { ...change, status: 'closed', updatedAt: now }),
        );
      },
    );
  });
}
