import type { Page } from '@playwright/test';
import { inquiries } from '@/collections/inquiries';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { NAVIGATION } from '@/content/navigation';
import { pathTo, pathToCareer, pathToService, SEO_PAGES } from '@/content/pages';
import { isBlank } from '@/lib/is-blank';
import { goToPublicPage, openAndRefresh } from '../support/app-navigation';
import { put } from '../support/database';
import { sampleOf } from '../support/long';
import { malformedDocuments, putDocuments } from '../support/malformed-documents';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact, service } from '../support/sample-documents';
import { expect, open, test } from '../support/test';
import { overflow } from '../support/text-checks';

/* For tests of how malformed documents are parsed, see tests/unit/collections/stored-documents.test.ts. */

/** Documents for a sample of the unexpected values. Each document has its value in all of these fields. */
const malformed = (fields: string[], valid = {}) =>
  sampleOf(malformedDocuments([...fields, 'updatedAt'], valid), 8);
const { isActive, ...CAREER_FIELDS } = career();
const CAREERS = malformed(Object.keys(CAREER_FIELDS), { isActive });
const CONTACTS = malformed(Object.keys(inquiries.fields).filter((field) => field !== 'createdAt'));
const SERVICES = malformed([...Object.keys(service()), 'position', 'createdAt']);
const SETTINGS = malformedDocuments(['title', 'description', 'keywords']);

async function putMalformed() {
  await putDocuments('services', SERVICES);
  await putDocuments('careers', CAREERS);
  await putDocuments('contacts', CONTACTS);
  await putDocuments(
    'seoSettings',
    SEO_PAGES.map(({ id }, index) => ({ id, fields: { ...SETTINGS[index]?.fields, page: id } })),
  );
}

async function expectNoOverflow(page: Page) {
  expect(await page.evaluate(overflow)).toEqual([]);
}

// Disables fades, because the tests open many pages.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test('every public page renders despite documents with unexpected values', async ({
  page,
  allowConsoleErrors,
}) => {
  // Firestore rejects queries for values longer than 1,500 bytes.
  allowConsoleErrors(/^Failed to fetch service \(PreconditionError\)$/);
  await putMalformed();
  await openAndRefresh(page, '/technology-stack');
  await expect(page.locator('#services-menu li:not(:last-child)')).toHaveCount(SERVICES.length);
  for (const [index, { id }] of SEO_PAGES.entries()) {
    const title = SETTINGS[index]?.fields['title'];
    const isDefault = typeof title !== 'string' || isBlank(title);
    await goToPublicPage(page, pathTo(id), {
      title: isDefault ? defaultSeoSetting(id).title : title,
    });
  }

  await goToPublicPage(page, pathTo('services'));
  await expect(page.locator('main h3 a[href^="/services/"]')).toHaveCount(SERVICES.length);
  for (const { id, fields } of SERVICES) {
    const slug = typeof fields['slug'] === 'string' && fields['slug'] !== '' ? fields['slug'] : id;
    await goToPublicPage(page, pathToService(slug));
    expect(await page.locator('main h2').allTextContents(), id).toContain('Key Benefits');
  }

  await goToPublicPage(page, pathTo('careers'));
  await expect(page.locator('main h3 a[href^="/careers/"]')).toHaveCount(CAREERS.length);
  for (const { id } of CAREERS) {
    await goToPublicPage(page, pathToCareer(id));
    expect(await page.locator('main h2').allTextContents(), id).toContain('How to apply');
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).locator('a')).toHaveCount(
    SERVICES.length + NAVIGATION.length,
  );
});

test('the back office lists documents with unexpected values and can repair them', async ({
  page,
}) => {
  await putMalformed();
  await openAsAdministrator(page, '/admin/dashboard', 'Admin Dashboard');
  await expect(page.getByRole('region', { name: 'Recent Contacts' })).toContainText('No name');
  await expect(page.getByRole('region', { name: 'Recent Jobs' })).toContainText('Untitled career');
  await expectNoOverflow(page);

  await page.getByRole('link', { name: 'Manage Contacts' }).click();
  // One of them is marked as spam, because all of its fields are true.
  await expect(page.getByRole('article')).toHaveCount(CONTACTS.length - 1);
  await expectNoOverflow(page);
  const nameless = page.getByRole('article', { name: 'No name' }).first();
  await expect(nameless).toContainText('no status');
  await nameless.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(nameless.getByText('closed', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('link', { name: 'Manage Careers' }).click();
  await expect(page.getByRole('article')).toHaveCount(CAREERS.length);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Edit Untitled career' }).first().click();
  await page.getByLabel('Job Title').fill('Repaired');
  await page.getByRole('button', { name: 'Update Career' }).click();
  await expect(page.getByRole('article', { name: 'Repaired' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('link', { name: 'Manage SEO' }).click();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(page.getByLabel('Page Title')).toBeVisible();
    await expectNoOverflow(page);
  }

  await page.getByRole('link', { name: 'Site', exact: true }).click();
  const changes = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(changes.filter({ hasText: 'set the status of inquiry' })).toHaveCount(1);
  await expect(changes.getByRole('link', { name: 'Repaired' })).toBeVisible();
  await expectNoOverflow(page);
});

test('text with hundreds of combining marks does not overlap its neighbors', async ({ page }) => {
  // If a service is stored, the back office doesn't store the built-in ones during the test.
  await put('services/data-masking', service());
  // After a space, the marks can't form composed characters, so they stack.
  const MARKS = `Z ${'\u0300'.repeat(300)}`;
  const neighbor = { lastName: 'Neighbor', title: 'Neighbor' };
  for (const [path, collection, row, document, field] of [
    ['/careers', 'careers', 'listitem', career(), 'department'],
    ['/admin/contacts', 'contacts', 'article', contact(), 'message'],
  ] as const) {
    const at = (day: number) => ({ createdAt: new Date(2026, 0, day) });
    await put(`${collection}/a`, { ...document, ...neighbor, ...at(3) });
    await put(`${collection}/b`, { ...document, [field]: MARKS, ...at(2) });
    await put(`${collection}/c`, { ...document, ...neighbor, ...at(1) });
    if (collection === 'contacts') await openAsAdministrator(page, path, 'Contact Management');
    else await open(page, path);
    const rows = page.getByRole('main').getByRole(row);
    const marked = rows.filter({ has: page.getByText(MARKS, { exact: true }) });
    await expect(marked).toBeVisible();
    const neighbors = rows.filter({ hasText: 'Neighbor' });
    await expect(neighbors).toHaveCount(2);
    // Blank rows, because browsers don't draw a text twice with exactly the same pixels.
    await neighbors.locator('> *').evaluateAll((parts) => {
      for (const part of parts as HTMLElement[]) part.style.visibility = 'hidden';
    });
    const pictures = async () => [
      await neighbors.first().screenshot(),
      await neighbors.last().screenshot(),
    ];
    const withMarks = await pictures();
    await marked.evaluate((element) => (element.style.visibility = 'hidden'));
    expect(await pictures(), path).toEqual(withMarks);
  }
});
