import { beforeEach, describe, expect, it } from 'vitest';
import type { ServiceInput } from '@/collections/services';
import { undoChange } from '@/data/changes';
import { deleteService, moveService, saveService } from '@/data/service-writes';
import { listServices } from '@/data/services';
import { ConflictError } from '@/domain/errors';
import { put, stored } from '../support/database';
import { service } from '../support/sample-documents';
import { newKey } from './commit-key';
import { expectTrueHistory, fieldsAt } from './history';
import { beforeNextCommit } from './lost-responses';
import { asSecond, startAsAdministrator, startAsTwoAdministrators } from './sessions';

const input = (fields: Partial<ServiceInput>) => service(fields) as ServiceInput;
const putService = (slug: string, fields = {}) =>
  put(`services/${slug}`, service({ slug, ...fields }));
const order = async () => (await listServices()).map(({ slug }) => slug);
const move = async (slug: string, steps: number) => {
  await moveService(newKey(), slug, steps);
  return order();
};

beforeEach(startAsAdministrator);

describe('a save', () => {
  it('adds a service under its slug in the last position, with a record', async () => {
    await putService('upgrades');
    await putService('zoning');
    const added = input({ slug: 'audits' });
    const written = await saveService(newKey(), 'audits', added, '');
    expect(written).toMatchObject({ id: 'audits', fields: added });
    expect(await order()).toEqual(['upgrades', 'zoning', 'audits']);
    expect(await expectTrueHistory('services/audits')).toBe(1);
  });

  it('replaces the content and preserves the position', async () => {
    await putService('audits', { position: 3.5 });
    const [{ version = '' } = {}] = await listServices();
    await saveService(newKey(), 'audits', input({ slug: 'audits', name: 'New' }), version);
    expect(await fieldsAt('services/audits')).toMatchObject({ name: 'New', position: 3.5 });
  });

  it('adds no position to a service that has none', async () => {
    await putService('upgrades');
    const [{ version = '' } = {}] = await listServices();
    await saveService(newKey(), 'upgrades', input({ slug: 'upgrades', name: 'New' }), version);
    expect(await fieldsAt('services/upgrades')).not.toHaveProperty('position');
  });

  it('never replaces an existing service with a new service that has the same slug', async () => {
    await putService('audits', { name: 'Theirs' });
    const added = saveService(newKey(), 'audits', input({ slug: 'audits' }), '');
    await expect(added).rejects.toThrow(ConflictError);
    expect(await fieldsAt('services/audits')).toMatchObject({ name: 'Theirs' });
  });
});

it('Undo restores a deleted service to its position', async () => {
  for (const [position, slug] of ['one', 'two', 'three'].entries())
    await putService(slug, { position });
  const { version = '' } = (await listServices())[1] ?? {};
  const { record } = await deleteService(newKey(), 'two', version);
  expect(await order()).toEqual(['one', 'three']);
  await undoChange(newKey(), record ?? '');
  expect(await order()).toEqual(['one', 'two', 'three']);
});

describe('a move', () => {
  it('puts a service higher or lower among built-in services without positions, with one write each', async () => {
    for (const slug of ['consulting', 'upgrades', 'managed-services']) await putService(slug);
    const initial = await fieldsAt('services/managed-services');
    expect(await move('managed-services', -1)).toEqual([
      'consulting',
      'managed-services',
      'upgrades',
    ]);
    expect(await move('managed-services', -1)).toEqual([
      'managed-services',
      'consulting',
      'upgrades',
    ]);
    expect(await move('managed-services', 2)).toEqual([
      'consulting',
      'upgrades',
      'managed-services',
    ]);
    expect(await stored('changes')).toHaveLength(3);
    expect(await expectTrueHistory('services/managed-services', initial)).toBe(3);
  });

  it('changes only the position and can be undone', async () => {
    await putService('consulting', { name: 'Ours' });
    await putService('upgrades');
    const { record } = await moveService(newKey(), 'consulting', 1);
    expect(await fieldsAt('services/consulting')).toMatchObject({ name: 'Ours', position: 3 });
    await undoChange(newKey(), record ?? '');
    expect(await order()).toEqual(['consulting', 'upgrades']);
    expect(await fieldsAt('services/consulting')).not.toHaveProperty('position');
  });

  it.each([
    ['that have no position', {}],
    ['with the same position', { position: 2 }],
  ])('puts a service one place higher among services %s', async (_what, fields) => {
    await putService('upgrades');
    for (const slug of ['a', 'b', 'c', 'd']) await putService(slug, fields);
    const before = await order();
    const [first = '', second = '', third = '', ...rest] = before.filter(
      (slug) => slug !== 'upgrades',
    );
    const moved = await move(third, -1);
    expect(moved.filter((slug) => slug !== 'upgrades')).toEqual([first, third, second, ...rest]);
    expect(moved.indexOf('upgrades')).toBe(before.indexOf('upgrades'));
  });

  it('past either end changes nothing', async () => {
    await putService('consulting');
    await putService('upgrades');
    expect(await moveService(newKey(), 'consulting', -1)).toMatchObject({ record: null });
    expect(await moveService(newKey(), 'upgrades', 5)).toMatchObject({ record: null });
    expect(await order()).toEqual(['consulting', 'upgrades']);
  });

  it('is made only once, even if it is sent again', async () => {
    for (const slug of ['consulting', 'upgrades', 'managed-services']) await putService(slug);
    const key = newKey();
    await moveService(key, 'managed-services', -1);
    await moveService(key, 'managed-services', -1);
    expect(await order()).toEqual(['consulting', 'managed-services', 'upgrades']);
  });

  it('fails with a conflict if someone else has changed or deleted the service', async () => {
    await startAsTwoAdministrators();
    await putService('consulting');
    await putService('upgrades');
    const [, { version = '' } = {}] = await listServices();
    const theirs = input({ slug: 'upgrades', name: 'Theirs' });
    beforeNextCommit(() =>
      asSecond(async () => void (await saveService(newKey(), 'upgrades', theirs, version))),
    );
    await expect(moveService(newKey(), 'upgrades', -1)).rejects.toThrow(ConflictError);
    expect(await order()).toEqual(['consulting', 'upgrades']);
    expect(await fieldsAt('services/upgrades')).toMatchObject({ name: 'Theirs' });
    await expect(moveService(newKey(), 'gone', 1)).rejects.toThrow(ConflictError);
  });
});
