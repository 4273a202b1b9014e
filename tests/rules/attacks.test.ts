import { beforeAll, describe, expect, test } from 'vitest';
import { sample, type Collection } from './collections';
import { newId, setUpRulesProject, type Fields } from './environment';
import { documentsOf, idToken, restApi, restFields, type Rest, type RestResponse } from './rest';

/*
 * Attacks through the REST API (https://firebase.google.com/docs/firestore/reference/rest) instead of the SDK. Every
 * request would succeed without the rules, so only they can cause a refusal. rules.test.ts says who may do what in each collection, with the SDK's
 * requests; here is what only the API can send, for one collection each.
 */

const project = setUpRulesProject('attacks');
const rest = (token?: string) => restApi(project().projectId, token);
const owner = () => rest('owner');
const token = (sub: string, claims: Fields = {}) => idToken(project().projectId, sub, claims);
const nameOf = (path: string) => `${documentsOf(project().projectId)}/${path}`;

const now = () => Math.floor(Date.now() / 1000);
const ADMIN = { admin: true };
const administrator = () => token('administrator', ADMIN);

/** Tokens that don't give administrator access. Only `administrator` has a document in `admins`. */
const IDENTITIES: Record<string, () => string | undefined> = {
  'a visitor': () => undefined,
  'a member': () => token('member'),
  'someone who created an account': () => token('self-made', { email_verified: false }),
  'an anonymous account': () => token('anonymous', { firebase: { sign_in_provider: 'anonymous' } }),
  'someone with claims of other types': () =>
    token('administrator', { admin: ['true'], auth_time: String(now()) }),
  'someone with made-up claims': () =>
    token('self-made', { user: ADMIN, claims: ADMIN, role: 'admin', administrator: true }),
  'someone whose uid is a path': () => token('x/../administrator', ADMIN),
};

const SECRET = 'for the firm only';

/** Stores the documents that attacks target. @returns their paths */
async function storeTargets() {
  const id = newId();
  const paths = { contact: `contacts/${id}`, active: `careers/${id}`, service: `services/${id}` };
  await project().store({
    [paths.contact]: sample('contacts', { message: SECRET }),
    [paths.active]: sample('careers'),
    [paths.service]: sample('services', { slug: id }),
  });
  return paths;
}

type Targets = Awaited<ReturnType<typeof storeTargets>>;
type Attack = (to: Rest, targets: Targets) => Promise<RestResponse>;

const from = (collectionId: string, query: object = {}) => ({
  structuredQuery: { from: [{ collectionId }], limit: 1, ...query },
});
/** A query of all collections with this ID or, without an ID, of all collections. */
const fromGroup = (collectionId?: string) => ({
  structuredQuery: { from: [{ collectionId, allDescendants: true }], limit: 1 },
});
const counted = (query: object) => ({
  structuredAggregationQuery: { ...query, aggregations: [{ alias: 'n', count: {} }] },
});
const isField = (fieldPath: string, op: 'EQUAL' | 'NOT_EQUAL', value: unknown) => ({
  fieldFilter: { field: { fieldPath }, op, value: restFields({ value })['value'] },
});

/** Writes a document and returns the time of the write, for queries that read at that time. */
async function timeOfWrite(): Promise<string> {
  const { text } = await owner().patch(`writes/${newId()}`, {});
  return (JSON.parse(text) as { updateTime: string }).updateTime;
}

/** Requests that only an administrator may make. */
const READS: Record<string, Attack> = {
  'get a contact': (to, { contact }) => to.get(contact),
  'get one field of a contact': (to, { contact }) => to.get(`${contact}?mask.fieldPaths=status`),
  'list contacts': (to) => to.get('contacts?pageSize=1'),
  'query contacts': (to) => to.call(':runQuery', from('contacts')),
  'query contacts for IDs only': (to) =>
    to.call(':runQuery', from('contacts', { select: { fields: [{ fieldPath: '__name__' }] } })),
  'query contacts at an earlier time': async (to) =>
    to.call(':runQuery', { ...from('contacts'), readTime: await timeOfWrite() }),
  'query contacts in a new transaction': (to) =>
    to.call(':runQuery', { ...from('contacts'), newTransaction: { readOnly: {} } }),
  'verify that a contact exists': (to, { contact }) =>
    write(to, { verify: nameOf(contact), currentDocument: { exists: true } }),
  'count contacts': (to) => to.call(':runAggregationQuery', counted(from('contacts'))),
  'batch-get a contact among public documents': (to, { contact, active }) =>
    to.call(':batchGet', { documents: [nameOf(active), nameOf(contact)] }),
  'query careers by another condition': (to) =>
    to.call(':runQuery', from('careers', { where: isField('isActive', 'NOT_EQUAL', true) })),
};

const write = (to: Rest, ...writes: object[]) => to.call(':commit', { writes });
const update = (path: string, fields: Fields, mask?: string[]) => ({
  update: { name: nameOf(path), fields: restFields(fields) },
  ...(mask && { updateMask: { fieldPaths: mask } }),
});
/** Like `update`, but also sets the fields named in `dates` to the time of the request. */
const dated = (path: string, fields: Fields, mask?: string[], ...dates: string[]) => ({
  ...update(path, fields, mask),
  updateTransforms: dates.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
});
const transform = (path: string, ...fieldTransforms: object[]) => ({
  transform: { document: nameOf(path), fieldTransforms },
});
const increment = (fieldPath: string) => ({ fieldPath, increment: { integerValue: '1' } });
const plain = (collection: Collection, changes: Fields = {}) =>
  sample(collection, { createdAt: undefined, updatedAt: undefined, ...changes });
const newContact = (path = `contacts/${newId()}`, changes: Fields = {}) =>
  dated(path, plain('contacts', changes), undefined, 'createdAt', 'updatedAt');
const oldContact = () => plain('contacts', { createdAt: new Date(0) });

/** Requests that change what is saved, and that only an administrator may make. */
const WRITES: Record<string, Attack> = {
  'change one field by mask': (to, { service }) =>
    write(to, dated(service, { name: 'Mine' }, ['name'], 'updatedAt')),
  'change a field by transform': (to, { service }) => {
    const appendMissingElements = { values: [{ stringValue: 'Mine' }] };
    const { updateTransforms, ...change } = dated(service, {}, [], 'updatedAt');
    const added = { fieldPath: 'features', appendMissingElements };
    return write(to, { ...change, updateTransforms: [...updateTransforms, added] });
  },
  'change a field in a transaction': async (to, { service }) => {
    const { text } = await to.call(':beginTransaction', {});
    const { transaction } = JSON.parse(text) as { transaction: string };
    const writes = [dated(service, { name: 'Mine' }, ['name'], 'updatedAt')];
    return to.call(':commit', { transaction, writes });
  },
  'delete a contact if it has not changed': async (to, { contact }) => {
    const { updateTime } = JSON.parse((await owner().get(contact)).text) as { updateTime: string };
    return write(to, { delete: nameOf(contact), currentDocument: { updateTime } });
  },
  'delete several documents': (to, { contact, active }) =>
    write(to, { delete: nameOf(contact) }, { delete: nameOf(active) }),
};

/** Requests that the rules must refuse from everyone. */
const CLOSED: Record<string, Attack> = {
  'change one field by patch': (to, { service }) =>
    to.patch(`${service}?updateMask.fieldPaths=name`, { name: 'Mine' }),
  'change a field by transform only': (to, { service }) => {
    const appendMissingElements = { values: [{ stringValue: 'Mine' }] };
    return write(to, transform(service, { fieldPath: 'features', appendMissingElements }));
  },
  'remove a field by mask': (to, { service }) =>
    write(to, dated(service, {}, ['description'], 'updatedAt')),
  'increment a number in a contact': (to, { contact }) =>
    write(to, transform(contact, increment('responseMinutes'))),
  'replace a contact in one commit': (to, { contact }) =>
    write(to, { delete: nameOf(contact) }, newContact(contact, { message: 'Mine' })),
  'create a contact with an incremented field': (to) => {
    const contact = newContact();
    const updateTransforms = [...contact.updateTransforms, increment('visits')];
    return write(to, { ...contact, updateTransforms });
  },
  'create a contact below a contact': (to, { contact }) =>
    write(to, newContact(`${contact}/contacts/${newId()}`)),
  'create a contact by batchWrite': (to) => to.call(':batchWrite', { writes: [newContact()] }),
  'create a contact under a new ID': (to) =>
    to.call('/contacts', { fields: restFields({ ...oldContact(), createdAt: new Date() }) }),
  'grant oneself administrator access and use it': (to, { contact }) =>
    write(to, update('admins/member', {}), { delete: nameOf(contact) }),
  'write under an unusual ID': (to) => write(to, update('services/ a b%2F..', { name: 'Mine' })),
  'query a collection group': (to) => to.call(':runQuery', fromGroup('contacts')),
  'query deleted contacts as a collection group': (to) =>
    to.call(':runQuery', fromGroup('deletedContacts')),
  'query all collections': (to) => to.call(':runQuery', fromGroup()),
  'list collections': (to) => to.call(':listCollectionIds', {}),
};

/**
 * Returns the attacks that weren't refused or whose response contains a secret.
 * @param targetsOf called before each attack; must return new targets if a successful attack could change the old ones
 */
async function successes(
  attacks: Record<string, Attack>,
  token: string | undefined,
  targetsOf: () => Targets | Promise<Targets>,
): Promise<string[]> {
  const found: string[] = [];
  for (const [name, attack] of Object.entries(attacks)) {
    const response = await attack(rest(token), await targetsOf());
    const isRefused = response.status >= 400 && response.status < 500;
    if (!isRefused || response.text.includes(SECRET)) found.push(name);
  }
  return found;
}

describe.concurrent('an attack over REST', () => {
  let targets: Targets;
  const same = () => targets;
  beforeAll(async () => {
    targets = await storeTargets();
  });

  test.each(Object.entries(IDENTITIES))(
    'by %s reads and changes nothing',
    async (_name, tokenOf) => {
      expect(await successes({ ...READS, ...WRITES, ...CLOSED }, tokenOf(), same)).toEqual([]);
    },
  );

  test('by an administrator is refused if the rules refuse it to everyone', async () => {
    expect(await successes(CLOSED, administrator(), same)).toEqual([]);
  });

  test('by an administrator reads and changes everything that administrators may', async () => {
    const all = { ...READS, ...WRITES };
    expect(await successes(all, administrator(), storeTargets)).toEqual(Object.keys(all));
  });

  test('is a valid request, which succeeds if the rules are bypassed', async () => {
    const all = { ...READS, ...WRITES, ...CLOSED };
    expect(await successes(all, 'owner', storeTargets)).toEqual(Object.keys(all));
  });

  test('by a revoked administrator with an earlier read time is refused once the token no longer has the claim', async () => {
    await project().store({ 'admins/left': {} });
    const readTime = await timeOfWrite();
    await project().remove('admins/left');
    const query = { ...from('contacts'), readTime };
    const withoutClaim = await rest(token('left')).call(':runQuery', query);
    expect(withoutClaim.status).toBe(403);
    // A token keeps the claim until the token is renewed, at most an hour after the revocation (docs/security.md).
    const withClaim = await rest(token('left', ADMIN)).call(':runQuery', query);
    expect(withClaim.status).toBe(200);
  });
});

/** For each collection, the maximum number of documents that one query by a visitor may read (docs/security.md). */
const READ_BUDGETS: [string, number, object][] = [
  ['services', 100, {}],
  ['seoSettings', 10, {}],
  ['careers', 51, { where: isField('isActive', 'EQUAL', true) }],
  ['stories', 51, { where: isField('isPublished', 'EQUAL', true) }],
];

describe('one request from a visitor', () => {
  beforeAll(async () => {
    const ids = Array.from({ length: 101 }, newId);
    for (const collection of ['services', 'careers', 'stories', 'seoSettings'] as const) {
      const document = sample(collection);
      await project().store(Object.fromEntries(ids.map((id) => [`${collection}/${id}`, document])));
    }
  });

  test.each(READ_BUDGETS)(
    'for documents in %s can read or count at most %d of them',
    async (collection, max, query) => {
      const send = (limit?: number, more?: object) =>
        rest().call(':runQuery', from(collection, { ...query, ...more, limit }));
      const countUpTo = (limit?: number) =>
        rest().call(':runAggregationQuery', counted(from(collection, { ...query, limit })));
      expect(await send(max)).toMatchObject({ status: 200, documents: max });
      expect((await countUpTo(max)).status).toBe(200);
      const beyond = [
        send(max + 1),
        send(),
        send(max, { offset: 1 }),
        countUpTo(max + 1),
        countUpTo(),
      ];
      const responses = await Promise.all(beyond);
      expect(responses.map(({ status }) => status)).toEqual(beyond.map(() => 403));
    },
  );

  test('gets careers by name only if all of them are active, and gets each of them only once', async () => {
    const path = `careers/${newId()}`;
    await project().store({ [path]: sample('careers') });
    const names = (others: string[]) => ({
      documents: [...Array.from({ length: 5000 }, () => nameOf(path)), ...others],
    });
    const repeated = await rest().call(':batchGet', names([]));
    expect(repeated).toMatchObject({ status: 200, documents: 1 });
    const missing = Array.from({ length: 10 }, () => nameOf(`careers/${newId()}`));
    expect((await rest().call(':batchGet', names(missing))).status).toBe(403);
  });

  test('can create or re-send at most 20 contacts, but can write each of them any number of times', async () => {
    const old = new Date(Date.now() - 60_000);
    const paths = Array.from({ length: 21 }, () => `contacts/${newId()}`);
    const create = (count: number) =>
      write(rest(), ...paths.slice(0, count).map((path) => newContact(path)));
    const sendAgain = (again: string[]) =>
      write(rest(), ...again.map((path) => dated(path, {}, [], 'updatedAt')));
    const repeated = (path = '') => Array.from({ length: 2000 }, () => path);
    expect((await create(21)).status).toBe(403);
    expect((await create(20)).status).toBe(200);
    const sent = sample('contacts', { updatedAt: old });
    await project().store(Object.fromEntries(paths.map((path) => [path, sent])));
    expect((await sendAgain(paths)).status).toBe(403);
    expect((await sendAgain(paths.slice(1))).status).toBe(200);
    expect((await sendAgain(repeated(paths[0]))).status).toBe(200);
    const another = newContact();
    expect((await write(rest(), ...Array.from({ length: 2000 }, () => another))).status).toBe(200);
  });

  test('can create at most 19 contacts about one service that is not built in, or 10 about ten such services', async () => {
    const slugs = Array.from({ length: 11 }, newId);
    await project().store(Object.fromEntries(slugs.map((slug) => [`services/${slug}`, {}])));
    const create = async (services: string[]) => {
      const contacts = services.map((service) => newContact(undefined, { service }));
      return (await write(rest(), ...contacts)).status;
    };
    const same = Array.from({ length: 20 }, () => slugs[0] ?? '');
    expect([await create(same), await create(same.slice(1))]).toEqual([403, 200]);
    expect([await create(slugs), await create(slugs.slice(1))]).toEqual([403, 200]);
  });
});
