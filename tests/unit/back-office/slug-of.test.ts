import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugOf } from '@/back-office/documents/slug-fields';
import { isSlug } from '@/domain/slug';

it.each([
  ['Cloud Migration', 'cloud-migration'],
  ['  Café & Öl: 24/7! ', 'cafe-ol-24-7'],
  ['Straße', 'strasse'],
  ['GROẞ', 'gross'],
  ['Þór på Øen', 'thor-pa-oen'],
  ['İstanbul ve Iğdır', 'istanbul-ve-igdir'],
  ['Đà Nẵng', 'da-nang'],
  ['Müller', 'muller'],
  ['Müller'.normalize('NFD'), 'muller'],
  ['q̃', 'q'],
  ['ﬁle ½ №５', 'file-1-2-no5'],
  ['Миграция в облако', 'migraciya-v-oblako'],
  ['Μετάβαση', 'metavasi'],
  ['云迁移', 'yun-qian-yi'],
  ['クラウド', 'kuraudo'],
  ['서비스', 'seobiseu'],
  ['서비스'.normalize('NFD'), 'seobiseu'],
  ['استشارات', 'stshrt'],
  ['C++ & C#', 'c-plus-plus-c-sharp'],
  ['AT&T', 'at-t'],
  ['#1 + more', '1-more'],
  ['Client’s systems', 'clients-systems'],
  ['Index', 'index-page'],
  ['—', ''],
  ['🙂', ''],
  [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
  ['Ж'.repeat(100), 'zh'.repeat(50)],
])('the slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('the slug of any name is empty or valid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      const slug = slugOf(name);
      return slug === '' || isSlug(slug);
    }),
  );
});
