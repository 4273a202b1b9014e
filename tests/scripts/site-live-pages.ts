import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SEO_PAGES } from '@/content/pages';
import { liveStatus, servedPage } from '@/back-office/seo/live-page';
import type { TestSite } from './build-test-site';
import { BUILT_SETTINGS, fileOf } from './site-pages';

/** What the back office says of the built pages: whether they are what is stored. */
export function describeLivePages(site: () => TestSite) {
  const served = (file: string) => servedPage(readFileSync(join(site().folder, file), 'utf8'));

  describe('the built pages, compared with what is stored', () => {
    beforeAll(() => void vi.stubGlobal('DOMParser', new JSDOM().window.DOMParser));
    afterAll(() => void vi.unstubAllGlobals());

    it.each(SEO_PAGES)('of $label: older only after a change', ({ id, path }) => {
      const setting = BUILT_SETTINGS.get(id);
      if (!setting) throw new Error(`No setting of ${id}`);
      const live = served(fileOf(path));
      expect(liveStatus(id, setting, live)).toBe('up-to-date');
      for (const changed of [
        { title: `${setting.title}.` },
        { description: `${setting.description}.` },
        { keywords: setting.keywords.slice(1) },
      ]) {
        expect(liveStatus(id, { ...setting, ...changed }, live)).toBe('older');
      }
    });

    it('are unknown where they are the shell of the application', () => {
      expect(served('app.html')).toEqual({ kind: 'not-prerendered' });
    });
  });
}
