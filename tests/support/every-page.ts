import type { Page } from '@playwright/test';
import { career, contact, openAsAdministrator, putMany } from './admin';
import { goWithin } from './hostile-screens';
import { PUBLIC_PAGES } from './public-pages';
import { expect, open } from './test';
import { put } from './world';

/** Every screen of the back office, and its main heading. */
const ADMIN_PAGES = [
  { path: '/admin/dashboard', heading: 'Admin Dashboard' },
  { path: '/admin/careers', heading: 'Career Management' },
  { path: '/admin/seo', heading: 'SEO Management' },
  { path: '/admin/contacts', heading: 'Contact Management' },
] as const;

/** An opening in detail, a public page with content of its own. */
const OPENING = { path: '/careers?job=many-00000', heading: 'Job 0' } as const;

/** Something of everything, each of its states among it. */
async function fill() {
  await putMany('careers', 5, (index) =>
    career({ title: `Job ${index}`, salaryRange: '$1 to $2', isActive: index !== 1 }),
  );
  await putMany('contacts', 5, (index) =>
    contact({
      lastName: `Number ${index}`,
      company: 'Navy',
      phone: '+1 212 555 0100',
      service: 'upgrades',
      message: 'Long text. '.repeat(index === 0 ? 200 : 2),
      status: ['new', 'contacted', 'closed', 'odd'][index % 4],
    }),
  );
  await put('seoSettings/home', {
    page: 'home',
    title: 'x',
    description: 'y',
    keywords: ['a', 'b'],
  });
}

type Look = (path: string) => Promise<void>;

async function lookAt(page: Page, pages: readonly { path: string; heading: string }[], look: Look) {
  for (const { path, heading } of pages) {
    await goWithin(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('[role=status]', { hasText: 'Loading' })).toHaveCount(0);
    await look(path);
  }
}

/** Looks at every public page and state of a page in turn, one load of the site for all. */
async function onEveryPublicPage(page: Page, look: Look) {
  await fill();
  await open(page, '/');
  await lookAt(page, [...PUBLIC_PAGES, OPENING], look);
}

/** Looks at the login and every screen of the back office in turn. */
async function onEveryAdminPage(page: Page, look: Look) {
  await fill();
  await open(page, '/admin/login');
  await lookAt(page, [{ path: '/admin/login', heading: 'Admin Login' }], look);
  await openAsAdministrator(page, '/admin/dashboard', 'Admin Dashboard');
  await lookAt(page, ADMIN_PAGES, look);
}

/** Both, as a test names them, and the narrowest window that they are looked at in. */
export const EVERY_PAGE = [
  { which: 'public', onEveryPage: onEveryPublicPage, narrow: 320 },
  { which: 'back office', onEveryPage: onEveryAdminPage, narrow: 360 },
] as const;
