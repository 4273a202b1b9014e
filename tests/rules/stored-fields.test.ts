import { deleteField, doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { COLLECTIONS, fieldsOf, sample, type Collection } from './collections';
import { expectRules, newId, setUpRulesProject, type Person } from './environment';
<<<<<<< HEAD
=======
import {
  email,
  oneOf,
  optionalOneOf,
  optionalText,
  slug,
  text,
  texts,
  visibleText,
  yesOrNo,
  type FieldCases,
} from './field-cases';
import { COLLECTIONS, sample, type Collection } from './samples';

const careerList = () => texts(CAREER_LIMITS.listItems, CAREER_LIMITS.listItem, '\n');

/** Every field of the forms, with the limits of src/domain. */
const FIELDS: Record<Collection, Record<string, FieldCases>> = {
  services: {
    name: visibleText(SERVICE_LIMITS.name),
    slug: slug(SERVICE_LIMITS.slug),
    description: text(SERVICE_LIMITS.description),
    longDescription: text(SERVICE_LIMITS.longDescription),
    icon: text(SERVICE_LIMITS.icon),
    color: oneOf(SERVICE_COLORS),
    features: texts(SERVICE_LIMITS.features, SERVICE_LIMITS.feature, '\n'),
  },
  careers: {
    title: visibleText(CAREER_LIMITS.title),
    department: text(CAREER_LIMITS.department),
    location: text(CAREER_LIMITS.location),
    type: oneOf(JOB_TYPES),
    description: text(CAREER_LIMITS.description),
    requirements: careerList(),
    responsibilities: careerList(),
    benefits: careerList(),
    salaryRange: optionalText(CAREER_LIMITS.salaryRange),
    isActive: yesOrNo(),
  },
  seoSettings: {
    page: oneOf(SEO_PAGES.map((page) => page.id)),
    title: text(SEO_LIMITS.title),
    description: text(SEO_LIMITS.description),
    keywords: texts(SEO_LIMITS.keywords, SEO_LIMITS.keyword, ','),
  },
  contacts: {
    firstName: visibleText(CONTACT_LIMITS.name),
    lastName: visibleText(CONTACT_LIMITS.name),
    email: email(CONTACT_LIMITS.email),
    company: optionalText(CONTACT_LIMITS.company),
    service: optionalOneOf(['', ...SERVICE_INTERESTS.map((option) => option.value)]),
    message: optionalText(CONTACT_LIMITS.message),
    status: oneOf(['new']),
  },
};
>>>>>>> w/lang-tests

/** Who writes to a collection; contacts are written by visitors. */
const WRITER: Record<Collection, Person> = {
  services: 'administrator',
  careers: 'administrator',
  seoSettings: 'administrator',
  contacts: 'visitor',
};

const project = setUpRulesProject('documents');

describe.each(COLLECTIONS)('a new document in %s', (collection) => {
  const newDocument = () => doc(project().as[WRITER[collection]], collection, newId());

<<<<<<< HEAD
  for (const [field, { cases }] of fieldsOf(collection)) {
    test.each(cases.accepted)(`${field} may be %s`, async (_label, value) => {
      await expectRules('accept', setDoc(fresh(), sample(collection, { [field]: value })));
    });
    test.each(cases.refused)(`${field} may not be %s`, async (_label, value) => {
      await expectRules('refuse', setDoc(fresh(), sample(collection, { [field]: value })));
=======
  for (const [field, { accepted, refused }] of Object.entries(FIELDS[collection])) {
    test.each(accepted)(`${field} may be %s`, async (_label, value) => {
      await expectRules('accept', setDoc(newDocument(), sample(collection, { [field]: value })));
    });
    test.each(refused)(`${field} may not be %s`, async (_label, value) => {
      await expectRules('refuse', setDoc(newDocument(), sample(collection, { [field]: value })));
>>>>>>> w/lang-tests
    });
  }

  test.each([
    ['unknown', 'x'],
    ['id', 'x'],
    ['phone', '+1 555 0100'],
    ['isAdministrator', true],
  ])('is refused with the unknown field %j', async (field, value) => {
    await expectRules('refuse', setDoc(newDocument(), { ...sample(collection), [field]: value }));
  });

  test('is refused without fields', async () => {
    await expectRules('refuse', setDoc(newDocument(), {}));
  });
});

// Updates have the same conditions; one example of each kind shows that they are checked.
describe.each(['services', 'careers', 'seoSettings'] as const)('an update in %s', (collection) => {
  const changes: [string, Record<string, unknown>][] = [
    ['a field that is too long', { description: 'x'.repeat(10_001) }],
    ['an unknown field', { phone: '+1 555 0100' }],
    ['a field of another type', { description: null }],
    ['a removed field', { description: deleteField() }],
  ];
  test.each(changes)('is refused with %s', async (_label, change) => {
    const { updatedAt, ...stored } = sample(collection);
    const path = `${collection}/${newId()}`;
    await project().store({ [path]: { ...stored, updatedAt } });
    await expectRules(
      'refuse',
      updateDoc(doc(project().as.administrator, path), { updatedAt, ...change }),
    );
    await expectRules(
      'accept',
      updateDoc(doc(project().as.administrator, path), { updatedAt, description: 'Changed' }),
    );
  });
});
