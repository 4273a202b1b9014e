import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import type { SeoSettingInput } from '@/domain/seo-setting';
import { liveStatus, servedPage, type LivePage } from '@/back-office/seo/live-page';
import type { TestSite } from './build-test-site';
import { BUILT_SETTINGS } from './site-pages';

/** A different part of the setting changes on each page. */
function changed(setting: SeoSettingInput, index: number): SeoSettingInput {
  const changes = [
    { title: `${setting.title}.` },
    { description: `${setting.description}.` },
    { keywords: setting.keywords.slice(1) },
  ];
  return { ...setting, ...changes[index % changes.length] };
}

/** What the back office says of the built pages: whether they are what is stored. */
export function describeLivePages(site: () => TestSite) {
  describe('the built pages, compared with what is stored', () => {
    let served: Map<SeoPageId, LivePage>;

    beforeAll(() => {
      vi.stubGlobal('DOMParser', new JSDOM().window.DOMParser);
      served = new Map(
        SEO_PAGES.map(({ id, path }) => {
          const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
          return [id, servedPage(readFileSync(join(site().folder, file), 'utf8'))];
        }),
      );
    });
    afterAll(() => void vi.unstubAllGlobals());

    it('are older exactly where the setting has changed, in each of the 512 combinations', () => {
      const combinations = 2 ** SEO_PAGES.length;
      expect(combinations).toBe(512);
      for (let combination = 0; combination < combinations; combination += 1) {
        const isChanged = (index: number) => Boolean(combination & (1 << index));
        const found = SEO_PAGES.map(({ id }, index) => {
          const built = BUILT_SETTINGS.get(id);
          if (!built) throw new Error(`No setting of ${id}`);
          const stored = isChanged(index) ? changed(built, index) : built;
          return liveStatus(id, stored, served.get(id));
        });
        expect(found).toEqual(
          SEO_PAGES.map((_page, index) => (isChanged(index) ? 'older' : 'up-to-date')),
        );
      }
    });

    it('are unknown where they are the shell of the application', () => {
      const shell = servedPage(readFileSync(join(site().folder, 'app.html'), 'utf8'));
      expect(shell).toEqual({ kind: 'not-prerendered' });
    });
  });
}
