import { expect, it } from 'vitest';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { SERVICE_INTERESTS } from '@/domain/service-interests';

it('the seven built-in services and the services of interest match the specification, in order', () => {
  expect(BUILT_IN_SERVICES.map(({ name, slug, color }) => [name, slug, color])).toEqual([
    ['Cloud Migration', 'cloud-migration', 'blue'],
    ['Strategic Consulting', 'consulting', 'green'],
    ['System Upgrades', 'upgrades', 'orange'],
    ['Managed Services', 'managed-services', 'red'],
    ['Integrated Services', 'integrated-services', 'purple'],
    ['Product Development', 'product-development', 'indigo'],
    ['Infrastructure Services', 'infrastructure-services', 'teal'],
  ]);
  const interests = BUILT_IN_SERVICES.map(({ name, slug }) => ({ value: slug, label: name }));
  expect(SERVICE_INTERESTS).toEqual(interests);
});
