import { expect, it, vi } from 'vitest';
import { services, type Service } from '@/collections/services';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { SEO_PAGES } from '@/content/pages';
import { renderPage, shellData, type SiteContent } from '@/entry-server';

const LIMITS = services.fields;

/** A service whose texts have the maximum length that the rules accept. */
const largest = (index: number): Service => ({
  id: `service-${index}`,
  name: 'n'.repeat(LIMITS.name.limit),
  slug: `${index}-`.padEnd(LIMITS.slug.limit, 's'),
  description: 'd'.repeat(LIMITS.description.limit),
  longDescription: 'l'.repeat(LIMITS.longDescription.limit),
  icon: 'i'.repeat(LIMITS.icon.limit),
  color: 'teal',
  features: Array.from({ length: LIMITS.features.maxItems }, () =>
    'f'.repeat(LIMITS.features.limit),
  ),
});

const CONTENT: SiteContent = {
  services: Array.from({ length: 100 }, (_, index) => largest(index)),
  skipped: [],
  careers: [],
  seoSettings: new Map(SEO_PAGES.map(({ id }) => [id, defaultSeoSetting(id)])),
  sources: new Map(),
};
const [FIRST] = CONTENT.services;

it('100 services with texts of the maximum length fit on every page that lists them', async () => {
  vi.stubGlobal('BUILD_YEAR', 2026);
  const size = async (path: string) => {
    const { html, data } = await renderPage(path, CONTENT);
    return { html: html.length, data: data.length };
  };
  expect(shellData(CONTENT).length).toBeLessThan(100_000);
  expect((await size('/about')).data).toBeLessThan(100_000);
  const list = await size('/services');
  expect(list.data).toBeLessThan(100_000);
  expect(list.html).toBeLessThan(350_000);
  const one = await size(`/services/${FIRST?.slug}`);
  expect(one.data).toBeLessThan(125_000);
  expect(one.html).toBeLessThan(180_000);
  vi.unstubAllGlobals();
});
