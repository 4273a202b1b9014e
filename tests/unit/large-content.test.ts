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

it('100 services with texts of the maximum length fit on every page that lists them', async () => {
  vi.stubGlobal('BUILD_YEAR', 2026);
  const content: SiteContent = {
    services: Array.from({ length: 100 }, (_, index) => largest(index)),
    skipped: [],
    careers: [],
    stories: [],
    seoSettings: new Map(SEO_PAGES.map(({ id }) => [id, defaultSeoSetting(id)])),
    sources: new Map(),
  };
  expect(shellData(content).length).toBeLessThan(100_000);
  for (const [path, maxData, maxHtml] of [
    ['/about', 100_000, 350_000],
    ['/services', 100_000, 350_000],
    [`/services/${content.services[0]?.slug}`, 125_000, 180_000],
  ] as const) {
    const { html, data } = await renderPage(path, content);
    expect([path, data.length < maxData, html.length < maxHtml]).toEqual([path, true, true]);
  }
  vi.unstubAllGlobals();
});
