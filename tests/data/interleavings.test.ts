import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signOut } from '@/data/auth';
import { deleteCareer, saveCareer } from '@/data/career-writes';
import { getCareer } from '@/data/careers';
import { updateContactStatus } from '@/data/contacts';
import { initializeServices } from '@/data/initial-services';
import { saveDocument } from '@/data/whole-documents';
import { blankCareer, cleanCareer } from '@/domain/career';
import type { RecordedFields, StoredVersion } from '@/domain/change';
import type { ContactStatus } from '@/domain/contact';
import { ConflictError } from '@/domain/errors';
import { FALLBACK_SERVICES } from '@/domain/fallback-services';
import { put } from '../support/database';
import { career, contact, service } from '../support/sample-documents';
import { newKey } from './commit-key';
import { expectTrueHistory, fieldsAt } from './history';
import { randomOf, SEED } from './random';
import { twoAdministrators, type Edit } from './second-administrator';

const INTERLEAVINGS = 50;
const AT_ONCE = 10;
const CAREER = cleanCareer({ ...blankCareer(), title: 'Oracle DBA' });

/** Up to this long between two steps: a request takes about as long. */
const MAX_PAUSE_MS = 15;
const random = randomOf(SEED);
const pause = () => sleep(random(MAX_PAUSE_MS));

/** Runs all interleavings, a few at a time. */
async function interleave(run: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < INTERLEAVINGS; round += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => run(round + index)));
  }
}

let second: Edit;

async function signInAfresh() {
  second = await twoAdministrators();
}

beforeEach(signInAfresh);
afterEach(signOut);

it.each([
  { collection: 'careers', list: 'requirements', initial: career() },
  { collection: 'services', list: 'features', initial: service() },
] as const)(
  `$collection: no entry of two administrators is lost (SEED=${SEED})`,
  async ({ collection, list, initial }) => {
    const withEntry = (fields: RecordedFields, entry: string) => ({
      ...fields,
      [list]: [...(fields[list] as string[]), entry],
    });
    /** On a conflict the first administrator takes the newer version and saves again. */
    async function addEntry({ id, fields, version }: StoredVersion, entry: string): Promise<void> {
      await pause();
      const changed = withEntry(fields ?? {}, entry);
      try {
        await saveDocument(newKey(), { collection, id }, version, () => changed);
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        await addEntry(error.stored, entry);
      }
    }
    await interleave(async (round) => {
      const id = `shared-${round}`;
      const path = `${collection}/${id}`;
      const slug = collection === 'services' && { slug: id };
      const fields = { ...initial, ...slug, [list]: ['first'] };
      const created = await saveDocument(newKey(), { collection, id }, '', () => fields);
      await Promise.all([
        addEntry(created, 'from the first'),
        pause().then(() => second(path, (stored) => withEntry(stored, 'from the second'))),
      ]);
      const { [list]: entries } = (await fieldsAt(path)) as Record<string, string[]>;
      expect(entries?.sort()).toEqual(['first', 'from the first', 'from the second']);
      expect(await expectTrueHistory(path)).toBe(3);
    });
  },
);

it('careers: deleting what the other one saves leaves a true record of both, or a conflict', async () => {
  let conflicts = 0;
  await interleave(async (round) => {
    const id = `contested-${round}`;
    await saveCareer(newKey(), id, CAREER, '');
    const { version } = (await getCareer(id)) ?? { version: '' };
    const [update] = await Promise.allSettled([
      pause().then(() => saveCareer(newKey(), id, { ...CAREER, title: 'Changed' }, version)),
      pause().then(() => second(`careers/${id}`, () => null)),
    ]);
    if (update.status === 'rejected') {
      expect(update.reason).toBeInstanceOf(ConflictError);
      conflicts += 1;
    }
    expect(await getCareer(id)).toBeNull();
    expect(await expectTrueHistory(`careers/${id}`)).toBe(update.status === 'rejected' ? 2 : 3);
    expect(await deleteCareer(newKey(), id, version)).toMatchObject({ record: null });
  });
  expect(conflicts).toBeGreaterThan(0);
  expect(conflicts).toBeLessThan(INTERLEAVINGS);
});

it('contacts: each status that two administrators set is on record', async () => {
  await interleave(async (round) => {
    const path = `contacts/shared-${round}`;
    await put(path, contact());
    // Another status than the stored one, which would not be written.
    const statuses = (
      random(2) ? ['contacted', 'closed'] : ['closed', 'contacted']
    ) as ContactStatus[];
    await Promise.all([
      pause().then(() => updateContactStatus(newKey(), `shared-${round}`, statuses[0] ?? 'closed')),
      pause().then(() => second(path, (fields) => ({ ...fields, status: statuses[1] }))),
    ]);
    expect(await expectTrueHistory(path, contact())).toBe(2);
    expect(await fieldsAt(path)).toMatchObject({ firstName: 'Grace' });
  });
});

it('services: two administrators at once store the built-in ones, and a change of one stays', async () => {
  for (let round = 0; round < INTERLEAVINGS / 10; round += 1) {
    await signInAfresh();
    const initialize = () => initializeServices(newKey().signal);
    await Promise.all([initialize(), pause().then(initialize)]);
    const edits = FALLBACK_SERVICES.map(({ slug }) =>
      pause().then(() => second(`services/${slug}`, (fields) => ({ ...fields, name: 'Changed' }))),
    );
    await Promise.all([...edits, pause().then(initialize)]);
    for (const { slug } of FALLBACK_SERVICES) {
      expect(await fieldsAt(`services/${slug}`)).toMatchObject({ name: 'Changed' });
      expect(await expectTrueHistory(`services/${slug}`)).toBe(2);
    }
  }
});
