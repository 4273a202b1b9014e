import type { Page } from '@playwright/test';
import { pathToCareer, pathToService, pathTo, SEO_PAGES } from '@/content/pages';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { career, contact, openAsAdministrator, putExactly } from '../support/admin';
import { drifted, putDocuments, WAYS, type DriftedDocument } from '../support/drifted-documents';
import {
  expectSight,
  goToPublicPage,
  goWithin,
  loadAll,
  openAndSettle,
  openOrForget,
  widenDashboard,
} from '../support/hostile-screens';
import { service } from '../support/public-pages';
import { expect, test } from '../support/test';

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

/** The site never asks for more services than 100. */
const SERVICE_WAYS = 11;

/** One of so many careers is opened, too: each field and each way of drifting comes up. */
const SAMPLE = 9;

const CAREERS = drifted(CAREER_FIELDS, WAYS, () => career());
const CONTACTS = drifted(CONTACT_FIELDS, WAYS, () =>
  contact({ phone: '+1 212 555 0100', company: 'Navy', message: 'Hello' }),
);
const SERVICES = drifted(SERVICE_FIELDS, SERVICE_WAYS, (id) =>
  service({ name: `The service whose ${id}`, slug: id.replaceAll(' ', '-').toLowerCase() }),
);
/** One round for each field: nine ways, one for each page that has a setting. */
const SEO_ROUNDS = SEO_FIELDS.map((field) =>
  drifted([field], SEO_PAGES.length, () => ({
    title: 'A title',
    description: 'A description',
    keywords: ['keyword'],
  })),
);

/** No list shows a document without the date of its creation, which the rules let nobody write. */
const hasDate = ({ fields }: DriftedDocument) => 'createdAt' in fields;

/** The page stands: no error boundary has taken its place. */
async function expectStanding(page: Page) {
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
}

test('there are more than 480 drifted documents', () => {
  const rounds = SEO_ROUNDS.flat();
  expect(CAREERS.length + CONTACTS.length + SERVICES.length + rounds.length).toBeGreaterThan(480);
});

test('99 drifted services: all in the grid, the menus and on pages of their own', async ({
  page,
  expectConsoleErrors,
}) => {
  // The database takes no question about a slug of more than 1,500 bytes.
  expectConsoleErrors(/^Failed to fetch service \(failed-precondition\)$/);
  await putDocuments('services', SERVICES);
  await openAndSettle(page, '/technology-stack');
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
    SERVICES.length + 4,
  );
  await expectStanding(page);
});

test('264 drifted openings: every active one with a date is listed and opens', async ({ page }) => {
  await putDocuments('careers', CAREERS);
  // Only a document that says it is active is public, and only one with a date has a place in the order.
  const open = CAREERS.filter(
    (document) => document.fields['isActive'] === true && hasDate(document),
  );
  await openAndSettle(page, '/careers');
  const rows = 'main h3 a[href^="/careers?job="]';
  await loadAll(page, rows);
  await expect(page.locator(rows)).toHaveCount(open.length);
  for (const { id } of open.filter((_document, index) => index % SAMPLE === 0)) {
    await goToPublicPage(page, pathToCareer(id));
    expect(await page.locator('main h2').allTextContents(), id).toContain('How to apply');
  }
  await expectStanding(page);
});

test('264 drifted careers in the back office: all with a date are listed, and open in the form', async ({
  page,
}) => {
  await putDocuments('careers', CAREERS);
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await expect(page.getByText(`${CAREERS.length} total positions`)).toBeVisible();
  await loadAll(page, 'article');
  const listed = CAREERS.filter(hasDate).length;
  await expect(page.getByRole('article')).toHaveCount(listed);
  for (let row = 0; row < listed; row += SAMPLE) {
    await page.evaluate(
      (index) => document.querySelectorAll<HTMLElement>('[data-edit]')[index]?.click(),
      row,
    );
    await expectSight(page, { '[role=dialog] h2': 'Edit Career' }, `the form of row ${row}`);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count(), `row ${row} is unchanged`).toBe(0);
  }
  await expectStanding(page);
});

test('242 drifted inquiries: all with a date are listed, filtered and searched; the dashboard shows as many', async ({
  page,
}) => {
  await putDocuments('contacts', CONTACTS);
  await putDocuments('careers', CAREERS);
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  await expect(page.getByText(`${CONTACTS.length} total inquiries`)).toBeVisible();
  await loadAll(page, 'article');
  await expect(page.getByRole('article')).toHaveCount(CONTACTS.filter(hasDate).length);
  await page.getByLabel('Search').fill('grace');
  await expect(page.getByText(/ found$/)).toBeVisible();
  await page.getByLabel('Search').fill('');

  await goWithin(page, '/admin/contacts?status=new');
  const fresh = CONTACTS.filter(hasDate).filter(({ fields }) => fields['status'] === 'new');
  await loadAll(page, 'article');
  await expect(page.getByRole('article')).toHaveCount(fresh.length);

  await putExactly(`admins/${DEMO_ACCOUNTS.administrator.uid}`, CONTACTS.at(-1)?.fields ?? {});
  await widenDashboard(page);
  await page.goto('/admin/dashboard');
  const recent = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
  await expect(recent('Recent Contacts')).toHaveCount(CONTACTS.filter(hasDate).length);
  await expect(recent('Recent Jobs')).toHaveCount(CAREERS.filter(hasDate).length);
  await expectStanding(page);
});

test('36 drifted search engine settings: every page has a head, every tab a form', async ({
  page,
  browser,
}) => {
  const office = await (await browser.newContext()).newPage();
  await openAsAdministrator(office, '/admin/seo', 'SEO Management');
  await page.clock.install();
  for (const [number, round] of SEO_ROUNDS.entries()) {
    await putDocuments(
      'seoSettings',
      round.map(({ fields }, index) => ({
        id: SEO_PAGES[index]?.id ?? '',
        fields: { ...fields, page: SEO_PAGES[index]?.id },
      })),
    );
    await openOrForget(page, number === 0);
    await goWithin(office, '/admin/dashboard');
    await expectSight(office, { h1: 'Admin Dashboard' }, 'the dashboard');
    for (const [index, { id: page_ }] of SEO_PAGES.entries()) {
      const text = (field: string) => {
        const value = round[index]?.fields[field];
        return typeof value === 'string' ? value : '';
      };
      await goToPublicPage(page, pathTo(page_), { title: text('title') });
      await goWithin(office, `/admin/seo?page=${page_}`);
      await expectSight(office, { 'form textarea': text('description') }, page_);
    }
  }
  await expectStanding(page);
  await expectStanding(office);
});
