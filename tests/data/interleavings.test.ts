import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SEO_PAGES } from '@/content/pages';
import { signOut } from '@/data/auth';
import { createCareer, deleteCareer, getCareer, updateCareer } from '@/data/careers';
import { updateContactStatus } from '@/data/contacts';
import { saveSeoSetting } from '@/data/seo-settings';
import { initializeServices } from '@/data/services';
import { blankCareer, cleanCareer } from '@/domain/career';
import type { ContactStatus } from '@/domain/contact';
import { ConflictError } from '@/domain/errors';
import { FALLBACK_SERVICES } from '@/domain/fallback-services';
import { put } from '../support/database';
import { contact } from '../support/sample-documents';
import { expectTrueHistory, fieldsAt } from './history';
import { twoAdministrators, type Edit } from './second-administrator';

const INTERLEAVINGS = 50;
const AT_ONCE = 10;
const CAREER = cleanCareer({ ...blankCareer(), title: 'Oracle DBA', requirements: ['first'] });

/** Up to this long between two steps: a request takes about as long. */
const MAX_PAUSE_MS = 15;
const pause = () => sleep(Math.random() * MAX_PAUSE_MS);

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

it('careers: no entry of two administrators is lost, and every change is on record', async () => {
  /** On a conflict the first administrator reads the newer version and saves again. */
  async function addEntry(id: string, entry: string): Promise<void> {
    const career = await getCareer(id);
    if (!career) throw new Error(`There is no career ${id}`);
    await pause();
    const requirements = [...career.requirements, entry];
    try {
      await updateCareer(id, { ...CAREER, requirements }, career.version);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      await addEntry(id, entry);
    }
  }
  await interleave(async (round) => {
    const id = `shared-${round}`;
    await createCareer(id, CAREER);
    await Promise.all([
      addEntry(id, 'from the first'),
      pause().then(() =>
        second(`careers/${id}`, (fields) => ({
          ...fields,
          requirements: [...(fields['requirements'] as string[]), 'from the second'],
        })),
      ),
    ]);
    const { requirements } = (await getCareer(id)) ?? CAREER;
    expect([...requirements].sort()).toEqual(['first', 'from the first', 'from the second']);
    expect(await expectTrueHistory(`careers/${id}`)).toBe(3);
  });
});

it('careers: deleting what the other one saves leaves a true record of both, or a conflict', async () => {
  let conflicts = 0;
  await interleave(async (round) => {
    const id = `contested-${round}`;
    await createCareer(id, CAREER);
    const { version } = (await getCareer(id)) ?? { version: '' };
    const [update] = await Promise.allSettled([
      pause().then(() => updateCareer(id, { ...CAREER, title: 'Changed' }, version)),
      pause().then(() => second(`careers/${id}`, () => null)),
    ]);
    if (update.status === 'rejected') {
      expect(update.reason).toBeInstanceOf(ConflictError);
      conflicts += 1;
    }
    expect(await getCareer(id)).toBeNull();
    expect(await expectTrueHistory(`careers/${id}`)).toBe(update.status === 'rejected' ? 2 : 3);
    expect(await deleteCareer(id)).toBeNull();
  });
  expect(conflicts).toBeGreaterThan(0);
  expect(conflicts).toBeLessThan(INTERLEAVINGS);
});

it('SEO settings: a first save that comes second is refused; each other one is on record', async () => {
  const setting = (title: string) => ({ title, description: '', keywords: ['Oracle'] });
  let conflicts = 0;
  let saves = 0;
  for (let round = 0; round < INTERLEAVINGS; round += SEO_PAGES.length) {
    await signInAfresh();
    await Promise.all(
      SEO_PAGES.map(async ({ id }) => {
        const path = `seoSettings/${id}`;
        const [first] = await Promise.allSettled([
          pause().then(() => saveSeoSetting(id, setting('The first'), '')),
          // Longer: a save with src/data makes more requests before it writes.
          pause()
            .then(pause)
            .then(() => second(path, () => ({ page: id, ...setting('The second') }))),
        ]);
        if (first.status === 'fulfilled') {
          expect(first.value.setting).toMatchObject(setting('The first'));
          saves += 1;
        } else {
          expect(first.reason).toBeInstanceOf(ConflictError);
          conflicts += 1;
        }
        expect(await expectTrueHistory(path)).toBe(first.status === 'fulfilled' ? 2 : 1);
        expect(await fieldsAt(path)).toMatchObject(setting('The second'));
      }),
    );
  }
  expect(conflicts).toBeGreaterThan(0);
  expect(saves).toBeGreaterThan(0);
});

it('contacts: each status that two administrators set is on record', async () => {
  await interleave(async (round) => {
    const path = `contacts/shared-${round}`;
    await put(path, contact());
    // Another status than the stored one, which would not be written.
    const statuses = ['contacted', 'closed'].sort(() => Math.random() - 0.5) as ContactStatus[];
    await Promise.all([
      pause().then(() => updateContactStatus(`shared-${round}`, statuses[0] ?? 'closed')),
      pause().then(() => second(path, (fields) => ({ ...fields, status: statuses[1] }))),
    ]);
    expect(await expectTrueHistory(path, contact())).toBe(2);
    expect(await fieldsAt(path)).toMatchObject({ firstName: 'Grace' });
  });
});

it('services: two administrators at once store the built-in ones, and a change of one stays', async () => {
  for (let round = 0; round < INTERLEAVINGS / 10; round += 1) {
    await signInAfresh();
    await Promise.all([initializeServices(), pause().then(initializeServices)]);
    const edits = FALLBACK_SERVICES.map(({ slug }) =>
      pause().then(() => second(`services/${slug}`, (fields) => ({ ...fields, name: 'Changed' }))),
    );
    await Promise.all([...edits, pause().then(initializeServices)]);
    for (const { slug } of FALLBACK_SERVICES) {
      expect(await fieldsAt(`services/${slug}`)).toMatchObject({ name: 'Changed' });
      expect(await expectTrueHistory(`services/${slug}`)).toBe(2);
    }
  }
});
