import { beforeEach, describe, expect, it } from 'vitest';
import { moveService } from '@/back-office/services/service-actions';
import { serviceKind } from '@/back-office/services/service-desk-data';
import { formValues } from '@/collections/form-values';
import { services, type ServiceInput, type StoredService } from '@/collections/services';
import { listServices } from '@/data/services';
import { put, remove, stored } from '../support/database';
import { service } from '../support/sample-documents';
import { changesOf, expectTrueHistory, fieldsAt } from './history';
import { ConflictError } from '@/domain/errors';
import { beforeNextCommit } from './lost-responses';
import { asSecond, startAsAdministrator, startAsTwoAdministrators } from './sessions';
import { run, undo } from './writes';

const input = (fields: Partial<ServiceInput>) => service(fields) as ServiceInput;
const putService = (slug: string, fields = {}) =>
  put(`services/${slug}`, service({ slug, ...fields }));
const order = async () => (await listServices()).map(({ slug }) => slug);

/** Saves a service; without `item`, a new one. */
const save = async (fields: Partial<ServiceInput>, item: StoredService | null = null) => {
  const editing = { id: item?.id ?? 'new', item };
  return run(serviceKind.save(formValues(services, input(fields)), editing, []));
};

async function moveOf(slug: string, step: number) {
  const services = await listServices();
  const moved = services.find((other) => other.slug === slug);
  if (!moved) throw new Error(`There is no service “${slug}”.`);
  return moveService(services, moved, step);
}

const move = async (slug: string, step: number) => run(await moveOf(slug, step));

beforeEach(startAsAdministrator);

describe('a save', () => {
  it('adds a service under its slug in the last position, with an entry', async () => {
    await putService('upgrades');
    await putService('zoning');
    await save({ slug: 'audits' });
    expect(await fieldsAt('services/audits')).toMatchObject(input({ slug: 'audits' }));
    expect(await order()).toEqual(['upgrades', 'zoning', 'audits']);
    expect(await expectTrueHistory('services/audits')).toBe(1);
  });

  it('adds no position to a service that has none', async () => {
    await putService('upgrades');
    await save({ slug: 'upgrades', name: 'New' }, (await listServices())[0]);
    expect(await fieldsAt('services/upgrades')).toMatchObject({ name: 'New' });
    expect(await fieldsAt('services/upgrades')).not.toHaveProperty('position');
  });
});

describe('a move', () => {
  it('swaps the positions of two services in one commit with two entries, and Undo takes both back', async () => {
    await putService('consulting', { name: 'Ours' });
    await putService('upgrades', { position: 4 });
    await putService('managed-services', { position: 7 });
    const paths = ['services/consulting', 'services/upgrades', 'services/managed-services'];
    const contents = async () =>
      (await Promise.all(paths.map(fieldsAt))).map((fields) => ({ ...fields, updatedAt: null }));
    const before = await contents();
    const done = await move('consulting', 1);
    expect(done).toMatchObject({ changed: 1 });
    expect(await stored('changes')).toMatchObject([{ size: 2 }, { size: 2 }]);
    expect(await order()).toEqual(['upgrades', 'consulting', 'managed-services']);
    const [first, second, third] = before;
    expect(await contents()).toEqual([
      { ...first, position: 4 },
      { ...second, position: 1 },
      third,
    ]);
    const [record] = await changesOf('services/consulting');
    expect((await changesOf('services/upgrades'))[0]?.['at']).toEqual(record?.['at']);

    const undone = await undo(done);
    expect(await contents()).toEqual(before);
    await undo(undone);
    expect(await order()).toEqual(['upgrades', 'consulting', 'managed-services']);
    expect(await stored('changes')).toHaveLength(6);
  });

  it('puts a service higher or lower among built-in services without positions', async () => {
    for (const slug of ['consulting', 'upgrades', 'managed-services']) await putService(slug);
    const initial = await fieldsAt('services/managed-services');
    await move('managed-services', -1);
    expect(await order()).toEqual(['consulting', 'managed-services', 'upgrades']);
    await move('managed-services', -1);
    expect(await order()).toEqual(['managed-services', 'consulting', 'upgrades']);
    await move('managed-services', 1);
    expect(await order()).toEqual(['consulting', 'managed-services', 'upgrades']);
    expect(await stored('changes')).toHaveLength(6);
    expect(await expectTrueHistory('services/managed-services', initial)).toBe(3);
  });

  it.each([
    ['that have no position', {}],
    ['with the same position', { position: 2 }],
  ])(
    'puts a service one place higher among services %s, and can be undone',
    async (_what, fields) => {
      await putService('upgrades');
      for (const slug of ['a', 'b', 'c', 'd']) await putService(slug, fields);
      const before = await order();
      const index = before.indexOf('c');
      const done = await move('c', -1);
      const [one = '', other = ''] = before.slice(index - 1);
      expect(await order()).toEqual(before.toSpliced(index - 1, 2, other, one));
      await undo(done);
      expect(await order()).toEqual(before);
    },
  );

  it('past either end changes nothing', async () => {
    await putService('consulting');
    await putService('upgrades');
    for (const done of [await move('consulting', -1), await move('upgrades', 1)])
      expect(done).toMatchObject({ changed: 0, left: 0, undo: [] });
    expect(await order()).toEqual(['consulting', 'upgrades']);
  });

  it.each(['upgrades', 'consulting'])(
    'changes nothing if someone else has changed one of the two services: %s',
    async (changed) => {
      await startAsTwoAdministrators();
      await putService('consulting');
      await putService('upgrades');
      const theirs = (await listServices()).find(({ slug }) => slug === changed);
      beforeNextCommit(() => asSecond(() => save({ slug: changed, name: 'Theirs' }, theirs)));
      await expect(move('upgrades', -1)).rejects.toThrow(ConflictError);
      const saved = await stored('services');
      expect(saved.map((fields) => fields['name'] === 'Theirs')).toEqual(
        ['consulting', 'upgrades'].map((id) => id === changed),
      );
      for (const fields of saved) expect(fields).not.toHaveProperty('position');
    },
  );

  it('of a service that someone else has deleted is a conflict', async () => {
    await putService('upgrades');
    const action = await moveOf('upgrades', 1);
    await remove('services/upgrades');
    await expect(run(action)).rejects.toThrow(ConflictError);
  });
});
