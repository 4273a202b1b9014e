import { expect, it } from 'vitest';
import { labelsOf } from '@/collections/collection';
import { malformedFields } from '@/collections/malformed-fields';
import { inOrder, lastPosition, sortKey } from '@/collections/service-order';
import { parseService, services } from '@/collections/services';
import { fieldDifferences } from '@/lib/field-differences';
import { service } from '../../support/sample-documents';

const stored = (slug: string, position?: unknown) => parseService(slug, { position });

const orderOf = (...services: ReturnType<typeof stored>[]) =>
  inOrder(services).map(({ slug }) => slug);

it('built-in services without positions come first in their predefined order, followed by the other services', () => {
  const services = ['zoning', 'upgrades', 'audits', 'cloud-migration', 'managed-services'];
  expect(orderOf(...services.map((slug) => stored(slug)))).toEqual([
    ...['cloud-migration', 'upgrades', 'managed-services', 'zoning', 'audits'],
  ]);
});

it('a service with a position is sorted among services without one', () => {
  expect(
    orderOf(
      ...[stored('audits', 1.5), stored('upgrades'), stored('consulting'), stored('zoning', -4)],
      ...[stored('cloud-migration', 1_000_000), stored('masking'), stored('last', 7)],
    ),
  ).toEqual(['zoning', 'consulting', 'audits', 'upgrades', 'masking', 'last', 'cloud-migration']);
});

it('a position of 0 is valid, and one that isn’t a number is ignored', () => {
  expect(sortKey(stored('upgrades', 0))).toBe(0);
  for (const position of ['0', null, NaN, [0]])
    expect(sortKey(stored('upgrades', position))).toBe(2);
  expect(sortKey(stored('audits'))).toBe(7);
});

it.each([
  [[], 1],
  [[3, 8, 4], 9],
  [[2.5], 3.5],
  [[undefined], 8],
  [[1_000_000], 1_000_000],
])('a service added to services with the positions %j gets the position %d', (positions, last) => {
  expect(lastPosition(positions.map((position) => stored('audits', position)))).toBe(last);
});

it('inOrder doesn’t modify its argument', () => {
  const services = [stored('audits'), stored('upgrades')];
  inOrder(services);
  expect(services.map(({ slug }) => slug)).toEqual(['audits', 'upgrades']);
});

it('the position of a saved service is optional and must be a number that the rules accept', () => {
  const dates = { createdAt: new Date(), updatedAt: new Date() };
  const malformed = (fields: object) =>
    malformedFields('services', { ...service(), ...dates, ...fields });
  for (const position of [0, -1_000_000, 1_000_000, 0.5])
    expect(malformed({ position })).toEqual([]);
  expect(malformed({})).toEqual([]);
  for (const position of ['1', null, NaN, Infinity, -1_000_001, 1_000_000.5]) {
    expect(malformed({ position })).toEqual(['position']);
  }
});

it('the history shows the position of a service, also if it is 0 or removed', () => {
  expect(fieldDifferences({ position: 0 }, {}, labelsOf(services))).toEqual([
    { kind: 'text', field: 'position', label: 'Position', before: '0', after: '' },
  ]);
});
