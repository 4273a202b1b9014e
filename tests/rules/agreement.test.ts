import fc, { type Arbitrary } from 'fast-check';
import { doc, setDoc, type Firestore } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { SEO_PAGES } from '@/content/pages';
import { careerSchema } from '@/domain/career-schema';
import { contactSchema } from '@/domain/contact-schema';
import { seoSettingSchema } from '@/domain/seo-setting-schema';
import { serviceSchema } from '@/domain/service-schema';
import { COLLECTIONS, fieldsOf, sample, type Collection } from './collections';
import { newId, setUpRulesProject, type Fields } from './environment';

/** Payloads of each collection: this many rounds of this many at once. */
const ROUNDS = 8;
const AT_ONCE = 40;

const otherType = fc.constantFrom<unknown>(
  ...[null, true, false, 0, -1, 1.5, NaN, [], ['x'], {}, { x: 'x' }, new Date(0)],
);

/** Whether the form of a collection accepts a document without its dates. */
const SCHEMA_ACCEPTS: Record<Collection, (document: Fields) => boolean> = {
  services: (fields) => v.is(v.strictObject(serviceSchema.entries), fields),
  careers: (fields) => v.is(v.strictObject(careerSchema.entries), fields),
  seoSettings: ({ page, ...fields }) =>
    SEO_PAGES.some(({ id }) => id === page) &&
    v.is(v.strictObject(seoSettingSchema.entries), fields),
  contacts: ({ status, ...fields }) =>
    status === 'new' && v.is(v.strictObject(contactSchema.entries), fields),
};

/** A valid document with one to three things changed: a field's value, its type, a field less or more. */
function documents(collection: Collection): Arbitrary<Fields> {
  const fields = fieldsOf(collection);
  const known = fc.constantFrom(...Object.keys(sample(collection)));
  const change = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.oneof(
        ...fields.map(([name, { cases }]) => cases.random.map((value) => ({ [name]: value }))),
      ),
    },
    fc.tuple(fc.constantFrom(...fields.map(([name]) => name)), otherType).map(([name, value]) => ({
      [name]: value,
    })),
    known.map((name) => ({ [name]: undefined })),
    fc.constantFrom('id', 'phone', 'Title').map((name) => ({ [name]: 'x' })),
  );
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => sample(collection, Object.assign({}, ...changes) as Fields));
}

/** Whether a form would let the document through; the dates are the server's and only have to be there. */
function schemaAccepts(collection: Collection, document: Fields): boolean {
  const { createdAt, updatedAt, ...formFields } = document;
  const dated =
    updatedAt !== undefined && (collection === 'seoSettings' || createdAt !== undefined);
  const optional = fieldsOf(collection).filter(([, { cases }]) => cases.isOptional);
  const blank = Object.fromEntries(optional.map(([name]) => [name, '']));
  return dated && SCHEMA_ACCEPTS[collection]({ ...blank, ...formFields });
}

async function rulesAccept(db: Firestore, collection: Collection, document: Fields) {
  try {
    await setDoc(doc(db, collection, newId()), document);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied')
      return false;
    throw error;
  }
}

const project = setUpRulesProject('agreement');

/** What a form lets through is stored, and what the rules store a form would have let through. */
describe('the rules and the schemas of src/domain', () => {
  test.each(COLLECTIONS)('accept the same random documents of %s', async (collection) => {
    const verdicts = { accepted: 0, refused: 0 };
    const round = fc.array(documents(collection), { minLength: AT_ONCE, maxLength: AT_ONCE });

    await fc.assert(
      fc.asyncProperty(round, async (batch) => {
        const disagreements = await Promise.all(
          batch.map(async (document) => {
            const bySchema = schemaAccepts(collection, document);
            const byRules = await rulesAccept(project().as.administrator, collection, document);
            verdicts[byRules ? 'accepted' : 'refused'] += 1;
            return bySchema === byRules ? [] : [{ bySchema, byRules, document }];
          }),
        );
        expect(disagreements.flat()).toEqual([]);
      }),
      { numRuns: ROUNDS, interruptAfterTimeLimit: 30_000, markInterruptAsFailure: true },
    );

    // A generator that makes only good or only bad documents would show nothing.
    expect(Math.min(verdicts.accepted, verdicts.refused)).toBeGreaterThan((ROUNDS * AT_ONCE) / 10);
  });
});
