import { navigateInApp } from '../support/app-navigation';
import { put } from '../support/database';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact } from '../support/sample-documents';
import { expect, interact, open, test, waitForHydration } from '../support/test';

// Disables fades, because the tests open many pages.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Malformed or malicious URL parts. */
const HOSTILE_VALUES = [
  '..%2f..%2fadmin%2fcontacts',
  '%2F%2Fevil.example',
  '%E0%A4',
  'javascript:alert(1)',
  '%00',
  '__proto__',
  '"><img src=x onerror=alert(1)>',
  'x'.repeat(4_000),
];

test('hostile URLs neither crash the site nor lead to another one', async ({
  page,
  baseURL,
  allowConsoleErrors,
}) => {
  // Firestore rejects some of these values when they are used in a query; the page then shows Service Not Found.
  allowConsoleErrors(/^Failed to fetch service \(/);
  const intrusions: string[] = [];
  page.on('dialog', (dialog) => {
    intrusions.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('.example')) intrusions.push(request.url());
  });
  const heading = page.getByRole('heading', { level: 1 });
  // For those with `..`, Firebase Hosting sends the not-found page.
  const cases = {
    '/services/%00': 'Service Not Found',
    '/services/..%2f..%2fadmin%2fcontacts': 'Service Not Found',
    '/%2F%2Fevil.example': 'Page Not Found',
    '/careers?job=..%2f..%2fadmin%2fcontacts&job=%E0%A4': 'This Position Is Not Open',
    '/careers?job=%2F%2Fevil.example&job=%E0%A4': 'This Position Is Not Open',
  };
  for (const [path, text] of Object.entries(cases)) {
    await page.goto(baseURL + path);
    await expect(page, path).not.toHaveURL(/job=/);
    await interact(page);
    await expect(heading, path).toHaveText(text);
    await waitForHydration(page);
    expect(new URL(page.url()).origin, path).toBe(baseURL);
  }
  for (const [path, canonical] of [
    ['/services//upgrades?from=mail#main', '/services/upgrades?from=mail#main'],
    ['//about', '/about'],
  ] as const) {
    await open(page, `${baseURL}${path}`);
    await expect(page).toHaveURL(canonical);
  }
  for (const value of HOSTILE_VALUES) {
    await navigateInApp(page, `${baseURL}/services/${value.replaceAll('/', '%2F')}`);
    await expect(heading, value).toHaveText(/Not Found$/);
    await navigateInApp(page, `${baseURL}/careers/${value.replaceAll('/', '%2F')}`);
    await expect(heading, value).toHaveText('This Position Is Not Open');
  }

  await put('contacts/one', contact());
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  for (const value of HOSTILE_VALUES) {
    await navigateInApp(page, `${baseURL}/admin/contacts?status=${value}&${value}`);
    await expect(page.getByRole('article'), value).toHaveCount(1);
  }
  await page.goto('/admin/seo');
  const firstTab = page.getByRole('tab', { name: 'Home Page' });
  for (const value of HOSTILE_VALUES) {
    await navigateInApp(page, `${baseURL}/admin/seo?page=${value}&${value}`);
    await expect(firstTab, value).toHaveAttribute('aria-selected', 'true');
  }
  expect(intrusions).toEqual([]);
});
