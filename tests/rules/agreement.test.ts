import fc, { type Arbitrary } from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { careers } from '@/collections/careers';
import { blankInput } from '@/collections/collection';
import { inquiries } from '@/collections/inquiries';
import { documentSchema, inputSchema } from '@/collections/schemas';
import { seoSettings } from '@/collections/seo-settings';
import { services } from '@/collections/services';
import { firm, replyTemplates } from '@/collections/settings';
import { stories } from '@/collections/stories';
import { SEO_PAGES } from '@/content/pages';
import { SEED, sizeOf } from '../support/long';
import {
  COLLECTIONS,
  DESCRIPTIONS,
  fieldsOf,
  INTERESTS,
  sample,
  STORED_SERVICES,
  UNKNOWN_FIELD,
  type Collection,
} from './collections';
import { describeValue, isAccepted, setUpRulesProject, type Fields } from './environment';
import { writeWhole } from './stored-samples';

/** Number of random documents per collection, written one by one, because some collections have only one document. */
const DOCUMENTS = sizeOf(20, 120);

const otherType = fc.constantFrom<unknown>(
  ...[null, true, false, 0, -1, 1.5, NaN, [], ['x'], {}, { x: 'x' }, new Date(0)],
);

const contactSchema = inputSchema(inquiries);

const SCHEMAS = {
  services: documentSchema(services),
  careers: documentSchema(careers),
  stories: documentSchema(stories),
  seoSettings: v.strictObject({
    ...documentSchema(seoSettings).entries,
    page: v.picklist(SEO_PAGES.map(({ id }) => id)),
  }),
  settings: documentSchema(firm),
  replyTemplates: documentSchema(replyTemplates),
  contacts: v.strictObject({
    status: v.literal('new'),
    ...contactSchema.entries,
    source: documentSchema(inquiries).entries['source'] ?? v.never(),
    // The form offers only these services. The schema accepts any slug, because a service may be deleted later.
    service: v.pipe(contactSchema.entries.service, v.picklist(INTERESTS)),
  }),
};

/** Returns one to three changes to a valid document: another value, another type, a missing field, or a new field. */
function randomChanges(collection: Collection): Arbitrary<Fields> {
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
    fc.constant({ [UNKNOWN_FIELD]: 'x' }),
  );
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => Object.assign({}, ...changes) as Fields);
}

/**
 * Returns the document as a form would send it, with texts as changed by the schema, or null if the form refuses it.
 * Dates only need to be present, because the server sets them.
 */
function sentByForm(collection: Collection, document: Fields): Fields | null {
  const { createdAt, updatedAt, ...formFields } = document;
  const hasCreatedAt = 'createdAt' in DESCRIPTIONS[collection].fields;
  if (updatedAt === undefined || (createdAt !== undefined) !== hasCreatedAt) return null;
  const whole = { ...(collection === 'contacts' && blankInput(inquiries)), ...formFields };
  const { success, output } = v.safeParse(SCHEMAS[collection], whole);
  if (!success) return null;
  const sent = Object.entries(output).filter(([name]) => name in document);
  return { ...document, ...Object.fromEntries(sent) };
}

const project = setUpRulesProject('agreement');
beforeAll(() => project().store(STORED_SERVICES));

/** Returns disagreements about these changes, each as `contacts.email: the form accepts, the rules refuse '…'`. */
async function disagreementsOn(collection: Collection, changes: Fields): Promise<string[]> {
  const document = sample(collection, changes);
  const sent = sentByForm(collection, document);
  const byForm = sent !== null;
  const writer = collection === 'contacts' ? 'visitor' : 'administrator';
  const byRules = await isAccepted(writeWhole(project(), writer, collection, sent ?? document));
  if (byForm === byRules) return [];
  const entries = Object.entries(changes);
  if (entries.length > 1) {
    const ofOne = entries.map(([name, value]) => disagreementsOn(collection, { [name]: value }));
    const found = (await Promise.all(ofOne)).flat();
    if (found.length > 0) return found;
  }
  const names = entries.map(([name]) => `${collection}.${name}`).join(' with ');
  const values = entries.map(([, value]) => describeValue(value)).join(' with ');
  const verb = (accepts: boolean) => (accepts ? 'accept' : 'refuse');
  return [`${names}: the form ${verb(byForm)}s, the rules ${verb(byRules)} ${values}`];
}

/** The rules accept what a form sends, and refuse what a form refuses. */
describe.concurrent('the rules and the schemas in src/collections', () => {
  test.each(COLLECTIONS)(`accept the same documents in %s (SEED=${SEED})`, async (collection) => {
    const verdicts = { accepted: 0, refused: 0 };
    const agree = fc.asyncProperty(randomChanges(collection), async (changes) => {
      const found = await disagreementsOn(collection, changes);
      // Throws an Error, because the first line of a failed `expect` would not name the field.
      if (found.length > 0) throw new Error([...new Set(found)].join('\n'));
      const isSent = sentByForm(collection, sample(collection, changes)) !== null;
      verdicts[isSent ? 'accepted' : 'refused'] += 1;
    });
    // Shrinking would be slow, and each document has at most three changes.
    const outcome = await fc.check(agree, { seed: SEED, numRuns: DOCUMENTS, endOnFailure: true });
    if (outcome.failed) throw outcome.errorInstance;

    // The test proves little if nearly all random documents are valid or nearly all are invalid.
    expect(Math.min(verdicts.accepted, verdicts.refused)).toBeGreaterThan(DOCUMENTS / 10);
  });
});
