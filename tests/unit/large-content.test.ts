import { expect, it, vi } from 'vitest';
import { parseCareer } from '@/collections/careers';
import { services, type Service } from '@/collections/services';
import { parseStory } from '@/collections/stories';
import { renderPage, shellData } from '@/entry-server';
import { siteContent } from '../support/site-content';

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

it.each([
  ['/careers', 'career-11', 'career-12'],
  ['/stories', 'story-11', 'story-12'],
])('the page %s can have fewer cards, and offers to load more', async (path, last, first) => {
  vi.stubGlobal('BUILD_YEAR', 2026);
  const list = <Item>(
    parse: (id: string, fields: Record<string, unknown>, version: string) => Item,
    noun: string,
  ) => Array.from({ length: 20 }, (_, index) => parse(`${noun}-${index}`, {}, ''));
  const [careers, stories] = [list(parseCareer, 'career'), list(parseStory, 'story')];
  const content = siteContent({ careers, stories });
  const { html, data } = await renderPage(path, content, 12);
  expect(html).toContain(`"${path}/${last}"`);
  expect(data).toContain(last);
  expect(html + data).not.toContain(first);
  expect(data).toContain('"next":{"after":null}');
  vi.unstubAllGlobals();
});

it('100 services with texts of the maximum length fit on every page that lists them', async () => {
  vi.stubGlobal('BUILD_YEAR', 2026);
  const content = siteContent({
    services: Array.from({ length: 100 }, (_, index) => largest(index)),
  });
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
