import { expect, it } from 'vitest';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { CLOUD_MIGRATION } from '@/content/cloud-migration';
import { CONSULTING } from '@/content/consulting';
import { MANAGED_SERVICES } from '@/content/managed-services';
import { GENERAL_QUESTIONS, questionsAbout, SERVICE_QUESTIONS } from '@/content/service-questions';
import { UPGRADES } from '@/content/upgrades';

it('each built-in service has two or three questions that no other page has', () => {
  const slugs = BUILT_IN_SERVICES.map(({ slug }) => slug);
  expect(Object.keys(SERVICE_QUESTIONS)).toEqual(slugs);
  const lists = Object.values(SERVICE_QUESTIONS);
  expect(lists.map((list) => [2, 3].includes(list.length))).toEqual(slugs.map(() => true));
  const inDepth = [CLOUD_MIGRATION, CONSULTING, UPGRADES, MANAGED_SERVICES];
  const all = [...lists.flat(), ...GENERAL_QUESTIONS, ...inDepth.flatMap((page) => page.questions)];
  expect(new Set(all.map(({ question }) => question)).size).toBe(all.length);
});

it.each(['a-new-service', 'constructor'])(
  'the service %s has only the general questions',
  (slug) => {
    expect(questionsAbout(slug)).toEqual(GENERAL_QUESTIONS);
    expect(questionsAbout('upgrades')).toHaveLength(5);
  },
);
