import type { Page } from '@playwright/test';
import { NAVIGATION } from '@/content/navigation';
import { pathToCareer, pathToService, pathTo, SEO_PAGES } from '@/content/pages';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import {
  expectShown,
  goToPublicPage,
  loadAllRows,
  navigateInApp,
  openAndRefresh,
  openOrExpireCache,
  showAllOnDashboard,
} from '../support/app-navigation';
import { putExactly } from '../support/database';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact, service } from '../support/sample-documents';
import { expect, test } from '../support/test';
import {
  malformedDocuments,
  putDocuments,
  VARIANT_COUNT,
  type MalformedDocument,
} from '../support/malformed-documents';

const DATES = ['createdAt', 'updatedAt'];
const SERVICE_FIELDS = [
  ...['name', 'slug', 'description', 'longDescription', 'icon', 'color', 'features'],
  ...DATES,
];
const CAREER_FIELDS = [
  ...['title', 'department', 'location', 'type', 'description', 'requirements'],
  ...['responsibilities', 'benefits', 'salaryRange', 'isActive'],
  ...DATES,
];
const CONTACT_FIELDS = [
  ...['firstName', 'lastName', 'name', 'email', 'phone', 'company', 'service', 'message', 'status'],
  ...DATES,
];
const SEO_FIELDS = ['title', 'description', 'keywords', 'updatedAt'];

/** Keeps the number of services below 100, the most that the site reads. */
const SERVICE_VARIANT_COUNT = 11;

/** Every ninth career is opened; over all fields, each unexpected value occurs. */
const isInSample = (_career: MalformedDocument, index: number) => index % 9 === 0;

const CAREERS = malformedDocuments(CAREER_FIELDS, VARIANT_COUNT, () => career());
const CONTACTS = malformedDocuments(CONTACT_FIELDS, VARIANT_COUNT, () =>
  contact({ phone: '+1 212 555 0100', company: 'Navy', message: 'Hello' }),
);
const SERVICES = malformedDocuments(SERVICE_FIELDS, SERVICE_VARIANT_COUNT, (id) =>
  service({ name: `The service whose ${id}`, slug: id.replaceAll(' ', '-').toLowerCase() }),
);
/** One round for each field, with another unexpected value for each page. */
const SEO_ROUNDS = SEO_FIELDS.map((field) =>
  malformedDocuments([field], SEO_PAGES.length, () => ({
    title: 'A title',
    description: 'A description',
    keywords: ['keyword'],
  })),
);

/** Lists leave out documents without createdAt, which the rules let nobody write. */
const hasDate = ({ fields }: MalformedDocument) => 'createdAt' in fields;

/** No error boundary replaces the page. */
async function expectNoErrorBoundary(page: Page) {
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
}

// Each of hundreds of pages would fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the tests of this file store more than 480 malformed documents', () => {
  const settings = SEO_ROUNDS.flat();
  expect(CAREERS.length + CONTACTS.length + SERVICES.length + settings.length).toBeGreaterThan(480);
});

test('malformed services appear in the grid, the menus and on their own pages', async ({
  page,
  expectConsoleErrors,
}) => {
  // Firestore refuses queries for values of more than 1,500 bytes.
  expectConsoleErrors(/^Failed to fetch service \(PreconditionError\)$/);
  await putDocuments('services', SERVICES);
  await openAndRefresh(page, '/technology-stack');
  await expect(page.locator('#services-menu li:not(:last-child)')).toHaveCount(SERVICES.length);
  await goToPublicPage(page, '/');
  await expect(page.locator('main h3 a[href^="/services/"]')).toHaveCount(6);
  await goToPublicPage(page, '/services');
  await expect(page.locator('main h3 a[href^="/services/"]')).toHaveCount(SERVICES.length);

  for (const { id, fields } of SERVICES) {
    const slug = typeof fields['slug'] === 'string' && fields['slug'] !== '' ? fields['slug'] : id;
    await goToPublicPage(page, pathToService(slug));
    expect(await page.locator('main h2').allTextContents(), id).toContain('Key Benefits');
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).locator('a')).toHaveCount(
    SERVICES.length + NAVIGATION.length,
  );
  await expectNoErrorBoundary(page);
});

test('malformed careers that are active and have a date are listed and open', async ({ page }) => {
  await putDocuments('careers', CAREERS);
  const active = CAREERS.filter(
    (document) => document.fields['isActive'] === true && hasDate(document),
  );
  await openAndRefresh(page, '/careers');
  const rows = 'main h3 a[href^="/careers?job="]';
  await loadAllRows(page, rows);
  await expect(page.locator(rows)).toHaveCount(active.length);
  for (const { id } of active.filter(isInSample)) {
    await goToPublicPage(page, pathToCareer(id));
    expect(await page.locator('main h2').allTextContents(), id).toContain('How to apply');
  }
  await expectNoErrorBoundary(page);
});

test('malformed careers with a date are listed in the back office', async ({ page }) => {
  await putDocuments('careers', CAREERS);
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await expect(page.getByText(`${CAREERS.length} total positions`)).toBeVisible();
  await loadAllRows(page, 'article');
  await expect(page.getByRole('article')).toHaveCount(CAREERS.filter(hasDate).length);
  await expectNoErrorBoundary(page);
});

test('malformed careers open in the form and close without a confirmation', async ({ page }) => {
  // Without the others: each opened and closed form renders the whole list again.
  const sample = CAREERS.filter(hasDate).filter(isInSample);
  await putDocuments('careers', sample);
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await expect(page.getByRole('article')).toHaveCount(sample.length);
  for (const row of sample.keys()) {
    await page.evaluate(
      (index) => document.querySelectorAll<HTMLElement>('[data-edit]')[index]?.click(),
      row,
    );
    await expectShown(page, { '[role=dialog] h2': 'Edit Career' }, `the form of row ${row}`);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count(), `row ${row} closes at once`).toBe(0);
  }
  await expectNoErrorBoundary(page);
});

test('malformed contacts with a date are listed, filtered, searched and shown on the dashboard', async ({
  page,
}) => {
  await putDocuments('contacts', CONTACTS);
  await putDocuments('careers', CAREERS);
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  await expect(page.getByText(`${CONTACTS.length} total inquiries`)).toBeVisible();
  await loadAllRows(page, 'article');
  await expect(page.getByRole('article')).toHaveCount(CONTACTS.filter(hasDate).length);
  await page.getByLabel('Search').fill('grace');
  await expect(page.getByText(/ found$/)).toBeVisible();
  await page.getByLabel('Search').fill('');

  await navigateInApp(page, '/admin/contacts?status=new');
  const newContacts = CONTACTS.filter(hasDate).filter(({ fields }) => fields['status'] === 'new');
  await loadAllRows(page, 'article');
  await expect(page.getByRole('article')).toHaveCount(newContacts.length);

  await putExactly(`admins/${DEMO_ACCOUNTS.administrator.uid}`, CONTACTS.at(-1)?.fields ?? {});
  await showAllOnDashboard(page);
  await page.goto('/admin/dashboard');
  const recent = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
  await expect(recent('Recent Contacts')).toHaveCount(CONTACTS.filter(hasDate).length);
  await expect(recent('Recent Jobs')).toHaveCount(CAREERS.filter(hasDate).length);
  await expectNoErrorBoundary(page);
});

test('malformed SEO settings leave every page a head and every tab a form', async ({
  page,
  browser,
}) => {
  const adminPage = await (await browser.newContext()).newPage();
  await openAsAdministrator(adminPage, '/admin/seo', 'SEO Management');
  await page.clock.install();
  for (const [number, round] of SEO_ROUNDS.entries()) {
    await putDocuments(
      'seoSettings',
      round.map(({ fields }, index) => ({
        id: SEO_PAGES[index]?.id ?? '',
        fields: { ...fields, page: SEO_PAGES[index]?.id },
      })),
    );
    await openOrExpireCache(page, number === 0);
    await navigateInApp(adminPage, '/admin/dashboard');
    await expectShown(adminPage, { h1: 'Admin Dashboard' }, 'the dashboard');
    for (const [index, { id }] of SEO_PAGES.entries()) {
      const text = (field: string) => {
        const value = round[index]?.fields[field];
        return typeof value === 'string' ? value : '';
      };
      await goToPublicPage(page, pathTo(id), { title: text('title') });
      await navigateInApp(adminPage, `/admin/seo?page=${id}`);
      await expectShown(adminPage, { 'form textarea': text('description') }, id);
    }
  }
  await expectNoErrorBoundary(page);
  await expectNoErrorBoundary(adminPage);
});
