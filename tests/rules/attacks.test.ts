import { beforeAll, describe, expect, test } from 'vitest';
import { sample, type Collection } from './collections';
import { newId, setUpRulesProject, type Fields } from './environment';
import { documentsOf, idToken, restApi, restFields, type Rest, type RestAnswer } from './rest';

/*
 * What an attacker sends by hand, with the REST API instead of the SDK
 * (https://firebase.google.com/docs/firestore/reference/rest). Each request succeeds without the rules, so a
 * refusal is the rules' own.
 */

const project = setUpRulesProject('attacks');
const rest = (token?: string) => restApi(project().projectId, token);
const token = (sub: string, claims: Fields = {}) => idToken(project().projectId, sub, claims);
const nameOf = (path: string) => `${documentsOf(project().projectId)}/${path}`;

const HOUR = 3600;
const now = () => Math.floor(Date.now() / 1000);
const ADMIN = { admin: true };

/** Everyone but an administrator. `administrator` has the document in `admins`, `revoked` had it. */
const IDENTITIES: Record<string, () => string | undefined> = {
  'a visitor': () => undefined,
  'a member': () => token('member'),
  'someone who made an account': () => token('self-made', { email_verified: false }),
  'an anonymous account': () => token('anonymous', { firebase: { sign_in_provider: 'anonymous' } }),
  'an administrator whose right was revoked': () => token('revoked', ADMIN),
  'an administrator after 13 hours': () =>
    token('administrator', { ...ADMIN, auth_time: now() - 13 * HOUR }),
  'an administrator whose token is older than the claim': () => token('administrator'),
  'someone with the claim and no document': () => token('member', ADMIN),
  'someone with claims of other types': () =>
    token('administrator', { admin: ['true'], auth_time: String(now()) }),
  'someone with claims of own making': () =>
    token('self-made', { user: ADMIN, claims: ADMIN, role: 'admin', administrator: true }),
  'someone with a path as uid': () => token('x/../administrator', ADMIN),
};

const SECRET = 'for the firm only';

/** Paths of stored documents, by what they are. */
interface Targets {
  contact: string;
  /** A deleted contact, and the contact that it was. */
  deleted: string;
  restored: string;
  inactive: string;
  active: string;
  service: string;
  setting: string;
}

/** Stores documents for one attack. */
async function storeTargets(): Promise<Targets> {
  const id = newId();
  const targets = {
    contact: `contacts/${id}`,
    deleted: `deletedContacts/deleted-${id}`,
    restored: `contacts/deleted-${id}`,
    inactive: `careers/inactive-${id}`,
    active: `careers/${id}`,
    service: `services/${id}`,
    setting: `seoSettings/${id}`,
  };
  await project().store({
    [targets.contact]: sample('contacts', { message: SECRET }),
    [targets.deleted]: { ...EARLIER_CONTACT, message: SECRET, deletedAt: EARLIER },
    [targets.inactive]: sample('careers', { isActive: false, description: SECRET }),
    [targets.active]: sample('careers'),
    [targets.service]: sample('services', { slug: id }),
    [targets.setting]: sample('seoSettings'),
  });
  return targets;
}

type Attack = (to: Rest, targets: Targets) => Promise<RestAnswer>;

const from = (collectionId: string, query: object = {}) => ({
  structuredQuery: { from: [{ collectionId }], limit: 1, ...query },
});
const count = { aggregations: [{ alias: 'n', count: {} }] };
const REQUEST_TIME = { setToServerValue: 'REQUEST_TIME' };

async function inTransaction(to: Rest, readOnly: boolean, query: object): Promise<RestAnswer> {
  const options = readOnly ? { readOnly: {} } : { readWrite: {} };
  const { text } = await to.call(':beginTransaction', { options });
  const { transaction } = JSON.parse(text) as { transaction?: string };
  const answer = await to.call(':runQuery', { ...query, transaction });
  await to.call(':rollback', { transaction });
  return answer;
}

/** The value that a query asks for after the last one: some 100 ms ago. */
async function earlier(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  return new Date(Date.now() - 50).toISOString();
}

/** Requests that only an administrator may make. */
const READS: Record<string, Attack> = {
  'get a contact': (to, { contact }) => to.get(contact),
  'get one field of a contact': (to, { contact }) => to.get(`${contact}?mask.fieldPaths=status`),
  'list contacts': (to) => to.get('contacts?pageSize=1'),
  'query contacts': (to) => to.call(':runQuery', from('contacts')),
  'query contacts for ids only': (to) =>
    to.call(':runQuery', from('contacts', { select: { fields: [{ fieldPath: '__name__' }] } })),
  'query contacts at an earlier time': async (to) =>
    to.call(':runQuery', { ...from('contacts'), readTime: await earlier() }),
  'query contacts in a transaction': (to) => inTransaction(to, false, from('contacts')),
  'query contacts in a read-only transaction': (to) => inTransaction(to, true, from('contacts')),
  'count contacts': (to) =>
    to.call(':runAggregationQuery', {
      structuredAggregationQuery: { ...from('contacts'), ...count },
    }),
  'batch-get a contact among public documents': (to, { contact, active }) =>
    to.call(':batchGet', { documents: [nameOf(active), nameOf(contact)] }),
  'get a deleted contact': (to, { deleted }) => to.get(deleted),
  'list deleted contacts': (to) => to.get('deletedContacts?pageSize=1'),
  'query deleted contacts': (to) => to.call(':runQuery', from('deletedContacts')),
  'count deleted contacts': (to) =>
    to.call(':runAggregationQuery', {
      structuredAggregationQuery: { ...from('deletedContacts'), ...count },
    }),
  'get an inactive career': (to, { inactive }) => to.get(inactive),
  'query all careers': (to) => to.call(':runQuery', from('careers')),
  'query careers by another condition': (to) =>
    to.call(':runQuery', from('careers', { where: isNot('isActive', true) })),
  'get a service': (to, { service }) => to.get(service),
  'batch-get services': (to, { service }) => to.call(':batchGet', { documents: [nameOf(service)] }),
  'get an SEO setting': (to, { setting }) => to.get(setting),
  'query changes': (to) => to.call(':runQuery', from('changes')),
};

const isNot = (fieldPath: string, value: unknown) => ({
  fieldFilter: { field: { fieldPath }, op: 'NOT_EQUAL', value: restFields({ value })['value'] },
});

const write = (to: Rest, ...writes: object[]) => to.call(':commit', { writes });
const update = (path: string, fields: Fields, mask?: string[]) => ({
  update: { name: nameOf(path), fields: restFields(fields) },
  ...(mask && { updateMask: { fieldPaths: mask } }),
});
const dated = (path: string, fields: Fields, mask?: string[], ...dates: string[]) => ({
  ...update(path, fields, mask),
  updateTransforms: dates.map((fieldPath) => ({ fieldPath, ...REQUEST_TIME })),
});
const plain = (collection: Collection, changes: Fields = {}) =>
  sample(collection, { createdAt: undefined, updatedAt: undefined, ...changes });
const both = ['createdAt', 'updatedAt'];

const EARLIER = new Date('2026-01-01');
const EARLIER_CONTACT = plain('contacts', { createdAt: EARLIER, updatedAt: EARLIER });
/** The contact of `deleted`. */
const SECRET_CONTACT = { ...EARLIER_CONTACT, message: SECRET };

/** Requests that nobody may make: neither strangers nor, without a record, an administrator. */
const WRITES: Record<string, Attack> = {
  'create a service': (to) =>
    write(to, dated('services/mine', plain('services', { slug: 'mine' }), undefined, ...both)),
  'change a service': (to, { service }) =>
    write(to, dated(service, { name: 'Mine' }, ['name'], 'updatedAt')),
  'change one field by patch': (to, { service }) =>
    to.patch(`${service}?updateMask.fieldPaths=name`, { name: 'Mine' }),
  'change a field by transform': (to, { service }) =>
    write(to, {
      transform: {
        document: nameOf(service),
        fieldTransforms: [
          { fieldPath: 'features', appendMissingElements: { values: [{ stringValue: 'Mine' }] } },
        ],
      },
    }),
  'remove a field by mask': (to, { service }) => write(to, update(service, {}, ['description'])),
  'delete a service': (to, { service }) => to.remove(service),
  'create a career': (to) =>
    write(to, dated(`careers/${newId()}`, plain('careers'), undefined, ...both)),
  'activate a career': (to, { inactive }) =>
    write(to, dated(inactive, { isActive: true }, ['isActive'], 'updatedAt')),
  'delete a career': (to, { active }) => write(to, { delete: nameOf(active) }),
  'create an SEO setting': (to) =>
    write(
      to,
      dated('seoSettings/about', plain('seoSettings', { page: 'about' }), undefined, 'updatedAt'),
    ),
  'change an SEO setting': (to, { setting }) =>
    write(to, dated(setting, { title: 'Mine' }, ['title'], 'updatedAt')),
  'delete an SEO setting': (to, { setting }) => to.remove(setting),
  'set the status of a contact': (to, { contact }) =>
    write(to, dated(contact, { status: 'closed' }, ['status'], 'updatedAt')),
  'change the message of a contact': (to, { contact }) =>
    write(to, dated(contact, { message: 'Mine' }, ['message'], 'updatedAt')),
  'move a contact to the top of the list': (to, { contact }) =>
    write(to, dated(contact, plain('contacts', { message: SECRET }), undefined, ...both)),
  'set a note': (to, { contact }) =>
    write(to, dated(contact, { note: 'Mine' }, ['note'], 'updatedAt')),
  'remove a note': async (to, { contact }) => {
    const noted = sample('contacts', { message: SECRET, note: 'Called.' });
    await project().store({ [contact]: noted });
    return write(to, dated(contact, {}, ['note'], 'updatedAt'));
  },
  'set a note beside a contact that is sent again': (to, { contact }) =>
    write(
      to,
      dated(
        contact,
        { ...plain('contacts', { message: SECRET }), note: 'Mine' },
        undefined,
        ...both,
      ),
    ),
  'answer a contact': (to, { contact }) =>
    write(
      to,
      dated(
        contact,
        { status: 'contacted', responseMinutes: 0 },
        ['status', 'responseMinutes'],
        'updatedAt',
        'contactedAt',
      ),
    ),
  'change a response time': (to, { contact }) =>
    write(to, dated(contact, { responseMinutes: 1 }, ['responseMinutes'], 'updatedAt')),
  'count minutes of a response': (to, { contact }) =>
    write(to, {
      transform: {
        document: nameOf(contact),
        fieldTransforms: [
          { fieldPath: 'responseMinutes', increment: { integerValue: '1' } },
          { fieldPath: 'updatedAt', ...REQUEST_TIME },
        ],
      },
    }),
  'restore a contact that never was': (to) =>
    write(to, update(`contacts/${newId()}`, EARLIER_CONTACT)),
  'restore a contact': (to, { deleted, restored }) =>
    write(to, update(restored, SECRET_CONTACT), { delete: nameOf(deleted) }),
  'restore a contact that somebody put into the trash': (to) => {
    const id = newId();
    const [deleted, contact] = [`deletedContacts/${id}`, `contacts/${id}`];
    return write(
      to,
      dated(deleted, EARLIER_CONTACT, undefined, 'deletedAt'),
      update(contact, EARLIER_CONTACT),
      { delete: nameOf(deleted) },
    );
  },
  'put a contact into the trash': (to) =>
    write(to, dated(`deletedContacts/${newId()}`, EARLIER_CONTACT, undefined, 'deletedAt')),
  'move a contact to the trash': (to, { contact }) =>
    write(
      to,
      dated(contact.replace('contacts', 'deletedContacts'), SECRET_CONTACT, undefined, 'deletedAt'),
      { delete: nameOf(contact) },
    ),
  'change the message of a deleted contact': (to, { deleted }) =>
    write(to, update(deleted, { message: 'Mine' }, ['message'])),
  'keep a deleted contact longer': (to, { deleted }) =>
    write(to, dated(deleted, {}, [], 'deletedAt')),
  'erase a deleted contact': (to, { deleted }) => to.remove(deleted),
  'delete a contact and create it with other words': (to, { contact }) =>
    write(to, { delete: nameOf(contact) }, update(contact, EARLIER_CONTACT)),
  'delete a contact': (to, { contact }) => to.remove(contact),
  'delete several contacts': (to, { contact, active }) =>
    write(to, { delete: nameOf(contact) }, { delete: nameOf(active) }),
  'create a contact with another status': (to) =>
    write(
      to,
      dated(`contacts/${newId()}`, plain('contacts', { status: 'closed' }), undefined, ...both),
    ),
  'create a contact dated by the sender': (to) =>
    write(
      to,
      update(`contacts/${newId()}`, {
        ...plain('contacts'),
        createdAt: new Date(),
        updatedAt: new Date(),
      }),
    ),
  'create a contact under an id of choice': (to) =>
    write(to, dated(`contacts/me-${newId()}`, plain('contacts'), undefined, ...both)),
  'create a contact below a contact': (to, { contact }) =>
    write(to, dated(`${contact}/contacts/${newId()}`, plain('contacts'), undefined, ...both)),
  'create a contact with a number': (to) =>
    write(to, {
      ...dated(`contacts/${newId()}`, plain('contacts'), undefined, ...both),
      updateTransforms: [...both, 'visits'].map((fieldPath) =>
        fieldPath === 'visits'
          ? { fieldPath, increment: { integerValue: '1' } }
          : { fieldPath, ...REQUEST_TIME },
      ),
    }),
  'create 21 contacts at once': (to) =>
    write(
      to,
      ...Array.from({ length: 21 }, () =>
        dated(`contacts/${newId()}`, plain('contacts'), undefined, ...both),
      ),
    ),
  'send 21 contacts again at once': async (to) => {
    const ids = Array.from({ length: 21 }, newId);
    await project().store(
      Object.fromEntries(ids.map((id) => [`contacts/${id}`, sample('contacts')])),
    );
    return write(to, ...ids.map((id) => dated(`contacts/${id}`, {}, [], 'updatedAt')));
  },
  'write many documents by batchWrite': (to) =>
    to.call(':batchWrite', {
      writes: [dated(`contacts/${newId()}`, plain('contacts'), undefined, ...both)],
    }),
  'grant a right': (to) =>
    write(to, update('admins/self-made', { email: 'self-made@example.com' })),
  'grant a right and use it': (to, { contact }) =>
    write(to, update('admins/member', {}), { delete: nameOf(contact) }),
  'revoke a right': (to) => to.remove('admins/somebody'),
  'forge a change': (to) =>
    write(to, {
      ...update(`changes/careers~x~${newId()}`, {
        collection: 'careers',
        document: 'x',
        uid: 'administrator',
      }),
      updateTransforms: [{ fieldPath: 'at', ...REQUEST_TIME }],
    }),
  'delete a change': (to) => to.remove(`changes/${newId()}`),
  'write under an odd id': (to) => write(to, update('services/ a b%2F..', { name: 'Mine' })),
  'write to a collection in capitals': (to) =>
    write(to, dated(`Contacts/${newId()}`, plain('contacts'), undefined, ...both)),
  'write to a collection of its own': (to) => write(to, update('notes/mine', { text: 'Mine' })),
  'write to a lookup': (to) => write(to, update(`lookups/${newId()}`, {})),
  'query a collection group': (to) =>
    to.call(':runQuery', {
      structuredQuery: { from: [{ collectionId: 'contacts', allDescendants: true }], limit: 1 },
    }),
  'query deleted contacts as a collection group': (to) =>
    to.call(':runQuery', {
      structuredQuery: {
        from: [{ collectionId: 'deletedContacts', allDescendants: true }],
        limit: 1,
      },
    }),
  'query all collections': (to) =>
    to.call(':runQuery', { structuredQuery: { from: [{ allDescendants: true }], limit: 1 } }),
  'list administrators': (to) => to.get('admins?pageSize=1'),
  'read commits': (to) => to.get('commits?pageSize=1'),
  'list collections': (to) => to.call(':listCollectionIds', {}),
};

/** The writes that record a change in a commit of the administrator. */
function recorded(path: string, before: unknown, after: unknown, commit = newId()): object[] {
  const [collection, document] = path.split('/');
  const who = { uid: 'administrator', email: 'administrator@example.com' };
  const change = { collection, document, ...who, before, after };
  return [
    update('commits/administrator', { id: commit }),
    dated(`changes/${collection}~${document}~${commit}`, change, undefined, 'at'),
  ];
}

const isNew = { status: 'new' };
const bytesOf = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'status' ? Buffer.from(value) : value,
    ]),
  );

/** Deletes SECRET_CONTACT, stored under this id, and stores these fields in the trash. */
async function moveToTrash(to: Rest, id: string, fields: Fields): Promise<RestAnswer> {
  await project().store({ [`contacts/${id}`]: SECRET_CONTACT });
  return write(
    to,
    ...recorded(`contacts/${id}`, isNew, null),
    { delete: nameOf(`contacts/${id}`) },
    dated(`deletedContacts/${id}`, fields, undefined, 'deletedAt'),
  );
}

const restore = (to: Rest, { deleted, restored }: Targets, fields: Fields, ...more: object[]) =>
  write(
    to,
    ...recorded(restored, null, isNew),
    update(restored, fields),
    { delete: nameOf(deleted) },
    ...more,
  );

/** Requests that an administrator may not make with records of them either: they forge a contact or a record. */
const FORGERIES: Record<string, Attack> = {
  'delete a contact, with other words in the trash': (to) =>
    moveToTrash(to, newId(), { ...SECRET_CONTACT, message: 'Mine' }),
  'delete a contact, with its texts as bytes in the trash': (to) =>
    moveToTrash(to, newId(), bytesOf(SECRET_CONTACT)),
  'delete a contact, with less in the trash': (to) =>
    moveToTrash(to, newId(), plain('contacts', { ...SECRET_CONTACT, company: undefined })),
  'restore a contact with other words': (to, targets) =>
    restore(to, targets, { ...SECRET_CONTACT, message: 'Mine' }),
  'restore a contact with its texts as bytes': (to, targets) =>
    restore(to, targets, bytesOf(SECRET_CONTACT)),
  'restore a contact with another date': (to, targets) =>
    restore(to, targets, { ...SECRET_CONTACT, createdAt: new Date(EARLIER.getTime() + 1) }),
  'restore a contact with a field more': (to, targets) =>
    restore(to, targets, { ...SECRET_CONTACT, note: 'Mine' }),
  'restore a contact with the date of its deletion': (to, targets) =>
    restore(to, targets, { ...SECRET_CONTACT, deletedAt: EARLIER }),
  'restore a contact under another id': (to, { deleted }) => {
    const path = `contacts/${newId()}`;
    return write(to, ...recorded(path, null, isNew), update(path, SECRET_CONTACT), {
      delete: nameOf(deleted),
    });
  },
  'restore a contact and keep it in the trash': (to, { restored }) =>
    write(to, ...recorded(restored, null, isNew), update(restored, SECRET_CONTACT)),
  'restore two contacts under the id of each other': async (to, targets) => {
    const mine = { ...EARLIER_CONTACT, message: 'Mine' };
    const id = newId();
    await project().store({ [`deletedContacts/${id}`]: { ...mine, deletedAt: EARLIER } });
    const commit = newId();
    return write(
      to,
      ...recorded(targets.restored, null, isNew, commit),
      ...recorded(`contacts/${id}`, null, isNew, commit),
      update(targets.restored, mine),
      update(`contacts/${id}`, SECRET_CONTACT),
      { delete: nameOf(targets.deleted) },
      { delete: nameOf(`deletedContacts/${id}`) },
    );
  },
  'create a contact as a visitor and record it as restored': (to, { deleted, restored }) =>
    write(
      to,
      ...recorded(restored, null, isNew),
      dated(restored, plain('contacts'), undefined, ...both),
      { delete: nameOf(deleted) },
    ),
  'restore a contact and send it with other words': (to, targets) =>
    restore(
      to,
      targets,
      SECRET_CONTACT,
      dated(targets.restored, plain('contacts'), undefined, ...both),
    ),
  'delete a contact and create it with other words, recorded': (to, { contact }) =>
    write(
      to,
      ...recorded(contact, isNew, null),
      { delete: nameOf(contact) },
      dated(contact, plain('contacts'), undefined, ...both),
    ),
  'restore a contact and record its erasure': (to, targets) => {
    const commit = newId();
    return write(
      to,
      ...recorded(targets.restored, null, isNew, commit),
      ...recorded(targets.deleted, isNew, null, commit),
      update(targets.restored, SECRET_CONTACT),
      { delete: nameOf(targets.deleted) },
    );
  },
  'erase a deleted contact and record its restoration': (to, { deleted, restored }) =>
    write(to, ...recorded(restored, null, isNew), { delete: nameOf(deleted) }),
};

/**
 * The attacks of which the answer is not a refusal, or which holds a secret.
 * @param targets what they are aimed at: where one succeeds, the next needs others
 */
async function successes(
  attacks: Record<string, Attack>,
  token: string | undefined,
  targets: () => Promise<Targets>,
): Promise<string[]> {
  const found: string[] = [];
  for (const [name, attack] of Object.entries(attacks)) {
    const answer = await attack(rest(token), await targets());
    const isRefused = answer.status >= 400 && answer.status < 500;
    if (!isRefused || answer.text.includes(SECRET)) found.push(name);
  }
  return found;
}

describe.concurrent('an attack over REST', () => {
  beforeAll(() => project().store({ 'notes/one': {}, 'commits/one': { id: newId() } }));

  test.each(Object.entries(IDENTITIES))('by %s is refused', async (_name, tokenOf) => {
    const targets = await storeTargets();
    const same = () => Promise.resolve(targets);
    expect(await successes({ ...READS, ...WRITES, ...FORGERIES }, tokenOf(), same)).toEqual([]);
  });

  test('by an administrator: reads are allowed, writes without a record are refused', async () => {
    const administrator = token('administrator', ADMIN);
    expect(await successes(READS, administrator, storeTargets)).toEqual(Object.keys(READS));
    expect(await successes(WRITES, administrator, storeTargets)).toEqual([]);
  });

  test('by an administrator: forgeries are refused, what they forge is allowed', async () => {
    const to = rest(token('administrator', ADMIN));
    expect(await successes(FORGERIES, token('administrator', ADMIN), storeTargets)).toEqual([]);
    expect((await moveToTrash(to, newId(), SECRET_CONTACT)).status).toBe(200);
    expect((await restore(to, await storeTargets(), SECRET_CONTACT)).status).toBe(200);
  });

  test('is a valid request, which succeeds without the rules', async () => {
    const all = { ...READS, ...WRITES, ...FORGERIES };
    expect(await successes(all, 'owner', storeTargets)).toEqual(Object.keys(all));
  });

  test('with an earlier read time shows a revoked administrator nothing', async () => {
    await project().store({ 'admins/left': {} });
    const readTime = await earlier();
    await project().remove('admins/left');
    const query = { ...from('contacts'), readTime };
    const withoutClaim = await rest(token('left')).call(':runQuery', query);
    expect(withoutClaim.status).toBe(403);
    // The claim is gone with the next token, at the latest an hour after the revocation (docs/security.md).
    const withClaim = await rest(token('left', ADMIN)).call(':runQuery', query);
    expect(withClaim.status).toBe(200);
  });
});

const isActive = {
  fieldFilter: { field: { fieldPath: 'isActive' }, op: 'EQUAL', value: { booleanValue: true } },
};

/** Requests of a visitor by the documents that each may read at most (docs/security.md). */
const READ_BUDGETS: [
  string,
  number,
  (limit: number | undefined, more?: object) => [string, object],
][] = [
  ['services', 100, (limit, more) => [':runQuery', from('services', { limit, ...more })]],
  ['seoSettings', 10, (limit, more) => [':runQuery', from('seoSettings', { limit, ...more })]],
  [
    'careers',
    51,
    (limit, more) => [':runQuery', from('careers', { limit, where: isActive, ...more })],
  ],
];

describe('one request of a visitor', () => {
  beforeAll(async () => {
    const ids = Array.from({ length: 130 }, newId);
    for (const collection of ['services', 'careers', 'seoSettings'] as const) {
      await project().store(
        Object.fromEntries(ids.map((id) => [`${collection}/${id}`, sample(collection)])),
      );
    }
  });

  test.each(READ_BUDGETS)('reads at most so many %s: %d', async (_collection, max, query) => {
    const send = (...parts: [string, object]) => rest().call(...parts);
    expect(await send(...query(max))).toMatchObject({ status: 200, documents: max });
    const beyond = [query(max + 1), query(10_000), query(undefined), query(max, { offset: 1 })];
    const answers = await Promise.all(beyond.map((parts) => send(...parts)));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  test.each(READ_BUDGETS)('counts at most so many %s: %d', async (_collection, max, query) => {
    const send = (limit: number | undefined) => {
      const structuredAggregationQuery = { ...query(limit)[1], ...count };
      return rest().call(':runAggregationQuery', { structuredAggregationQuery });
    };
    const answers = await Promise.all([send(max), send(max + 1), send(undefined)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 403]);
  });

  test('gets careers by name only where all of them are active, each once', async () => {
    const [path = ''] = [`careers/${newId()}`];
    await project().store({ [path]: sample('careers') });
    const names = (others: string[]) => ({
      documents: [...Array.from({ length: 5000 }, () => nameOf(path)), ...others],
    });
    const repeated = await rest().call(':batchGet', names([]));
    expect(repeated).toMatchObject({ status: 200, documents: 1 });
    const missing = Array.from({ length: 10 }, () => nameOf(`careers/${newId()}`));
    expect((await rest().call(':batchGet', names(missing))).status).toBe(403);
  });

  test('stores at most 20 contacts, and none of 21, but sends one again thousands of times', async () => {
    const contacts = (length: number) =>
      Array.from({ length }, () =>
        dated(`contacts/${newId()}`, plain('contacts'), undefined, ...both),
      );
    expect((await write(rest(), ...contacts(20))).status).toBe(200);
    expect((await write(rest(), ...contacts(21))).status).toBe(403);
    const path = `contacts/${newId()}`;
    await project().store({ [path]: sample('contacts') });
    const again = Array.from({ length: 5000 }, () => dated(path, {}, [], 'updatedAt'));
    expect((await write(rest(), ...again)).status).toBe(200);
  });
});
