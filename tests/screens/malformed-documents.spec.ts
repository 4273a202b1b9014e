import { NAVIGATION } from '@/content/navigation';
import { pathTo, pathToCareer, pathToService, SEO_PAGES } from '@/content/pages';
import { goToPublicPage, openAndRefresh } from '../support/app-navigation';
import { sampleOf } from '../support/long';
import { malformedDocuments, putDocuments, VARIANT_COUNT } from '../support/malformed-documents';
import { career, service } from '../support/sample-documents';
import { expect, test } from '../support/test';

/* How documents are read whatever their fields: tests/unit/domain/stored-documents.test.ts. */

const { isActive, ...CAREER_FIELDS } = career();
const CAREERS = sampleOf(
  malformedDocuments([...Object.keys(CAREER_FIELDS), 'updatedAt'], VARIANT_COUNT, () => ({
    isActive,
  })),
  8,
);
const SERVICES = sampleOf(
  malformedDocuments([...Object.keys(service()), 'createdAt', 'updatedAt'], VARIANT_COUNT),
  8,
);
const SETTINGS = malformedDocuments(
  ['title', 'description', 'keywords', 'updatedAt'],
  SEO_PAGES.length,
);

test('documents with unexpected values leave every public page shown', async ({
  page,
  allowConsoleErrors,
}) => {
  // Firestore refuses queries for values of more than 1,500 bytes.
  allowConsoleErrors(/^Failed to fetch service \(PreconditionError\)$/);
  // Each of the pages would fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await putDocuments('services', SERVICES);
  await putDocuments('careers', CAREERS);
  await putDocuments(
    'seoSettings',
    SEO_PAGES.map(({ id }, index) => ({ id, fields: { ...SETTINGS[index]?.fields, page: id } })),
  );
  await openAndRefresh(page, '/technology-stack');
  await expect(page.locator('#services-menu li:not(:last-child)')).toHaveCount(SERVICES.length);
  for (const [index, { id }] of SEO_PAGES.entries()) {
    const title = SETTINGS[index]?.fields['title'];
    await goToPublicPage(page, pathTo(id), { title: typeof title === 'string' ? title : '' });
  }

  await goToPublicPage(page, pathTo('services'));
  await expect(page.locator('main h3 a[href^="/services/"]')).toHaveCount(SERVICES.length);
  for (const { id, fields } of SERVICES) {
    const slug = typeof fields['slug'] === 'string' && fields['slug'] !== '' ? fields['slug'] : id;
    await goToPublicPage(page, pathToService(slug));
    expect(await page.locator('main h2').allTextContents(), id).toContain('Key Benefits');
  }

  await goToPublicPage(page, pathTo('careers'));
  await expect(page.locator('main h3 a[href^="/careers?job="]')).toHaveCount(CAREERS.length);
  for (const { id } of CAREERS) {
    await goToPublicPage(page, pathToCareer(id));
    expect(await page.locator('main h2').allTextContents(), id).toContain('How to apply');
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).locator('a')).toHaveCount(
    SERVICES.length + NAVIGATION.length,
  );
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});
