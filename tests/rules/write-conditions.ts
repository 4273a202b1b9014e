import { doc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { CONTACT_STATUSES } from '@/domain/contact';
import { expectRules, newId, PEOPLE, type Fields, type RulesProject } from './environment';
import { COLLECTIONS, sample, type Collection } from './collections';

const MINUTE = 60_000;
const inMinutes = (minutes: number) => Timestamp.fromMillis(Date.now() + minutes * MINUTE);
const YEARS_AGO = Timestamp.fromDate(new Date('2020-02-02T02:02:02Z'));

/** What is no moment of this request. */
const FORGED: [string, () => unknown][] = [
  ['a minute ago', () => inMinutes(-1)],
  ['in a minute', () => inMinutes(1)],
  ['years ago', () => YEARS_AGO],
  ['a text', () => new Date().toISOString()],
  ['a number', () => Date.now()],
  ['null', () => null],
  ['missing', () => undefined],
];

/** Dates, status and page: what the person at the form doesn't choose. */
export function describeWriteConditions(project: () => RulesProject) {
  const administrator = () => project().as.administrator;

  /** Stores a document past the rules and returns its path. */
  async function stored(collection: Collection, changes: Fields = {}): Promise<string> {
    const path = `${collection}/${newId()}`;
    await project().store({ [path]: sample(collection, changes) });
    return path;
  }

  describe.each(COLLECTIONS)('the moment of a change in %s', (collection) => {
    test.each(FORGED)('updatedAt of a new document may not be %s', async (_label, moment) => {
      const fields = sample(collection, { updatedAt: moment() });
      await expectRules('refuse', setDoc(doc(administrator(), collection, newId()), fields));
    });

    test.each(FORGED)('updatedAt of a changed document may not be %s', async (_label, moment) => {
      const path = await stored(collection, { createdAt: YEARS_AGO });
      const createdAt = collection === 'seoSettings' ? undefined : YEARS_AGO;
      const changed = sample(collection, { createdAt, updatedAt: moment() });
      await expectRules('refuse', setDoc(doc(administrator(), path), changed));
    });
  });

  describe.each(['services', 'contacts'] as const)('the moment of creation in %s', (collection) => {
    test.each(FORGED)('createdAt may not be %s', async (_label, moment) => {
      const fields = sample(collection, { createdAt: moment() });
      await expectRules('refuse', setDoc(doc(administrator(), collection, newId()), fields));
    });
  });

  describe('the moment of creation of a career', () => {
    test('a career that is brought back after its deletion keeps it', async () => {
      const fields = sample('careers', { createdAt: YEARS_AGO });
      await expectRules('accept', setDoc(doc(administrator(), 'careers', newId()), fields));
    });

    const neverPast = FORGED.filter(([label]) => !label.endsWith('ago'));
    test.each(neverPast)('createdAt may not be %s', async (_label, moment) => {
      const fields = sample('careers', { createdAt: moment() });
      await expectRules('refuse', setDoc(doc(administrator(), 'careers', newId()), fields));
    });
  });

  describe.each(['services', 'careers'] as const)('createdAt of a document in %s', (collection) => {
    test('stays when the rest changes', async () => {
      const path = await stored(collection, { createdAt: YEARS_AGO });
      const changed = sample(collection, { createdAt: YEARS_AGO, description: 'Changed' });
      await expectRules('accept', setDoc(doc(administrator(), path), changed));
    });

    const others: [string, () => unknown][] = [...FORGED, ['now', serverTimestamp]];
    test.each(others.filter(([label]) => label !== 'years ago'))(
      'does not become %s',
      async (_label, moment) => {
        const path = await stored(collection, { createdAt: YEARS_AGO });
        const changed = sample(collection, { createdAt: moment() });
        await expectRules('refuse', setDoc(doc(administrator(), path), changed));
      },
    );

    const broken: [string, unknown][] = [
      ['missing', undefined],
      ['a text', '2020-02-02'],
      ['null', null],
    ];
    test.each(broken)('becomes now where it is %s, and nothing else', async (_label, createdAt) => {
      const path = await stored(collection, { createdAt });
      const mended = doc(administrator(), path);
      await expectRules('refuse', setDoc(mended, sample(collection, { createdAt })));
      await expectRules('refuse', setDoc(mended, sample(collection, { createdAt: YEARS_AGO })));
      await expectRules('accept', setDoc(mended, sample(collection)));
    });
  });

  describe('a broken document can be mended', () => {
    test.each(['services', 'careers', 'seoSettings'] as const)(
      'an administrator replaces a document of %s that is wrong in every field',
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
    test('stays when the rest changes', async () => {
      const path = await stored('seoSettings', { page: 'about' });
      const changed = sample('seoSettings', { page: 'about', title: 'Changed' });
      await expectRules('accept', setDoc(doc(administrator(), path), changed));
    });

    test('does not become another one', async () => {
      const path = await stored('seoSettings', { page: 'about' });
      await expectRules('refuse', setDoc(doc(administrator(), path), sample('seoSettings')));
    });

    test.each([undefined, 'imprint', '', 1, null])('becomes one where it is %j', async (page) => {
      const path = await stored('seoSettings', { page });
      await expectRules('accept', setDoc(doc(administrator(), path), sample('seoSettings')));
    });
  });

  describe('the second sending of an inquiry', () => {
    test.each(PEOPLE)('the %s may send the identical inquiry again', async (person) => {
      const again = doc(project().as[person], await stored('contacts'));
      await expectRules('accept', setDoc(again, sample('contacts')));
      await expectRules('accept', setDoc(again, sample('contacts')));
    });

    test('an inquiry without the optional fields may be sent again', async () => {
      const bare = { company: undefined, service: undefined, message: undefined };
      const path = await stored('contacts', bare);
      await expectRules(
        'accept',
        setDoc(doc(project().as.visitor, path), sample('contacts', bare)),
      );
    });

    const different: [string, Fields][] = [
      ['other words', { message: 'Something else.' }],
      ['another name', { firstName: 'Ada' }],
      ['another address', { email: 'ada@example.com' }],
      ['a field less', { company: undefined }],
      ['another status', { status: 'closed' }],
      ['an unknown field', { phone: '+1 555 0100' }],
    ];
    test.each(different)('with %s it is refused', async (_label, change) => {
      const again = doc(project().as.visitor, await stored('contacts'));
      await expectRules('refuse', setDoc(again, sample('contacts', change)));
    });

    test.each(['contacted', 'closed'])('an answered one (%s) is not sent again', async (status) => {
      const again = doc(project().as.visitor, await stored('contacts', { status }));
      await expectRules('refuse', setDoc(again, sample('contacts')));
      await expectRules('refuse', setDoc(again, sample('contacts', { status })));
    });

    test('an inquiry is not replaced by one with a field more', async () => {
      const again = doc(project().as.visitor, await stored('contacts', { company: undefined }));
      await expectRules('refuse', setDoc(again, sample('contacts')));
    });

    test.each(FORGED)('createdAt may not be %s', async (_label, moment) => {
      const again = doc(project().as.visitor, await stored('contacts'));
      await expectRules('refuse', setDoc(again, sample('contacts', { createdAt: moment() })));
    });

    test('it is accepted for just under an hour', async () => {
      const path = await stored('contacts', { createdAt: inMinutes(-59) });
      await expectRules('accept', setDoc(doc(project().as.visitor, path), sample('contacts')));
    });

    test.each([-60, -61, -60 * 24])('it is refused after an hour (%d minutes)', async (minutes) => {
      const path = await stored('contacts', { createdAt: inMinutes(minutes) });
      await expectRules('refuse', setDoc(doc(project().as.visitor, path), sample('contacts')));
    });

    test.each([undefined, null, 'now'])(
      'it is refused where createdAt is %j',
      async (createdAt) => {
        const path = await stored('contacts', { createdAt });
        await expectRules('refuse', setDoc(doc(project().as.visitor, path), sample('contacts')));
      },
    );
  });

  describe('the status of an inquiry', () => {
    const now = serverTimestamp();

    for (const from of CONTACT_STATUSES) {
      test.each(CONTACT_STATUSES)(`an administrator sets ${from} to %s`, async (status) => {
        const contact = doc(administrator(), await stored('contacts', { status: from }));
        await expectRules('accept', updateDoc(contact, { status, updatedAt: now }));
      });
    }

    test('an administrator sets it on an inquiry that is broken otherwise', async () => {
      const path = `contacts/${newId()}`;
      await project().store({ [path]: { name: 7, status: 'lost' } });
      await expectRules(
        'accept',
        updateDoc(doc(administrator(), path), { status: 'closed', updatedAt: now }),
      );
    });

    test.each(['', 'New', 'unknown', 1, null, true])('it may not become %j', async (status) => {
      const contact = doc(administrator(), await stored('contacts'));
      await expectRules('refuse', updateDoc(contact, { status, updatedAt: now }));
    });

    test.each(FORGED)('updatedAt may not be %s', async (label, moment) => {
      const path = await stored('contacts', { updatedAt: YEARS_AGO });
      const change = label === 'missing' ? {} : { updatedAt: moment() };
      await expectRules(
        'refuse',
        updateDoc(doc(administrator(), path), { status: 'closed', ...change }),
      );
    });

    const others: [string, Fields][] = [
      ['the name', { firstName: 'Ada' }],
      ['the address', { email: 'ada@example.com' }],
      ['the words', { message: 'Changed' }],
      ['the moment of creation', { createdAt: now }],
      ['an unknown field', { unknown: 'x' }],
    ];
    test.each(others)('an administrator does not change %s', async (_label, change) => {
      const path = await stored('contacts', { createdAt: YEARS_AGO });
      const contact = doc(administrator(), path);
      await expectRules('refuse', updateDoc(contact, { ...change, updatedAt: now }));
      await expectRules(
        'refuse',
        updateDoc(contact, { ...change, status: 'closed', updatedAt: now }),
      );
    });
  });
}
