import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGE_LIST, SEO_PAGES } from '@/content/pages';

const files = readdirSync('src/pages', { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('-page.tsx'));

describe.each(PAGE_LIST)('the page $id', ({ id, path, rendering }) => {
  it('has a file in src/pages', () => {
    expect(existsSync(`src/pages/${id}-page.tsx`), `Write src/pages/${id}-page.tsx`).toBe(true);
  });

  it('is prerendered unless it is part of the back office', () => {
    const isBackOffice = path.startsWith('/admin');
    expect(rendering === 'client', `Set rendering of ${id} in src/content/pages.ts`).toBe(
      isBackOffice,
    );
  });
});

it.each(files)('the page table has a row for src/pages/%s', (file) => {
  const id = file.replaceAll('\\', '/').replace('-page.tsx', '');
  expect(
    PAGE_LIST.map((row) => row.id),
    `Add a row ${id} to src/content/pages.ts`,
  ).toContain(id);
});

it('pages with SEO settings have the labels and order in spec 9', () => {
  const specified: Record<string, string> = {
    home: 'Home Page',
    about: 'About Page',
    services: 'Services Page',
    'cloud-migration': 'Cloud Migration',
    consulting: 'Consulting',
    upgrades: 'System Upgrades',
    'managed-services': 'Managed Services',
    careers: 'Careers Page',
    contact: 'Contact Page',
  };
  const found = SEO_PAGES.filter(({ id }) => id in specified).map(({ id, label }) => [id, label]);
  expect(found).toEqual(Object.entries(specified));
});
