import type { Page } from '@playwright/test';
import { FIRM } from '@/content/firm';
import { navigateInApp } from './app-navigation';
import { put, putMany } from './database';
import { openAsAdministrator } from './open-as-administrator';
import { PUBLIC_PAGES } from './public-pages';
import { career, contact } from './sample-documents';
import { expect, open } from './test';

/** Path and main heading of every screen of the back office. */
const ADMIN_PAGES = [
  { path: '/admin/dashboard', heading: 'Admin Dashboard' },
  { path: '/admin/careers', heading: 'Career Management' },
  { path: '/admin/seo', heading: 'SEO Management' },
  { path: '/admin/contacts', heading: 'Contact Management' },
] as const;

/** The page of one career. */
const CAREER_PAGE = { path: '/careers?job=many-00000', heading: 'Job 0' } as const;

/** Stores documents of every status and with every optional field. */
async function putDocuments() {
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

type Check = (path: string) => Promise<void>;

async function checkPages(
  page: Page,
  pages: readonly { path: string; heading: string | RegExp }[],
  check: Check,
) {
  for (const { path, heading } of pages) {
    await navigateInApp(page, path);
    if (heading instanceof RegExp) {
      // The heading of the page before would match, too.
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', FIRM.siteUrl + path);
    }
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('[role=status]', { hasText: 'Loading' })).toHaveCount(0);
    await check(path);
  }
}

/** Calls `check` on every public page and the page of a career, without reloading the site between. */
async function checkPublicPages(page: Page, check: Check) {
  await putDocuments();
  await open(page, '/');
  await checkPages(page, [...PUBLIC_PAGES, CAREER_PAGE], check);
}

/** Calls `check` on the admin login and on every screen of the back office. */
async function checkAdminPages(page: Page, check: Check) {
  await putDocuments();
  await open(page, '/admin/login');
  await checkPages(page, [{ path: '/admin/login', heading: 'Admin Login' }], check);
  await openAsAdministrator(page, '/admin/dashboard', 'Admin Dashboard');
  await checkPages(page, ADMIN_PAGES, check);
}

/** The public site and the back office, each with the narrowest window that it supports, in px. */
export const PAGE_GROUPS = [
  { group: 'public', checkEachPage: checkPublicPages, narrowest: 320 },
  { group: 'back office', checkEachPage: checkAdminPages, narrowest: 360 },
] as const;
