import { put, putMany } from '../support/database';
import { sizeOf } from '../support/long';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact, service } from '../support/sample-documents';
import { expect, test } from '../support/test';
import { countReads } from './database-calls';

const CONTACTS = sizeOf(150, 10_000);
const CAREERS = sizeOf(75, 500);
const CLOSED = Math.ceil(CONTACTS / 4);
/** Number of contacts, including the one that the searches look for. */
const ALL = CONTACTS + 1;
/** Number of documents read to find the inquiry that has waited longest for a reply. */
const OLDEST = 2;
const words = (count: number) => count.toLocaleString('en-US');

function putAll() {
  const ada = { firstName: 'Ada', lastName: 'Needleworth', email: 'finder@thread.example' };
  const at = { uid: 'ada', email: 'ada@example.com', collection: 'careers' };
  return Promise.all([
    putMany('contacts', CONTACTS, (index) =>
      contact({
        lastName: `Number ${index}`,
        email: `person${index}@example.com`,
        company: 'Navy',
        status: index % 4 === 0 ? 'closed' : 'new',
        // Within the weeks that the dashboard shows.
        createdAt: new Date(Date.now() - (30 * 24 * 60 + index) * 60_000),
      }),
    ),
    putMany('careers', CAREERS, (index) => career({ title: `Job ${index}` })),
    // If a service is stored, the back office doesn't store the built-in ones, which would add a recorded change.
    put('services/data-masking', service()),
    putMany('changes', 60, (index) => ({
      ...{ ...at, document: `many-${String(index).padStart(5, '0')}` },
      ...{ before: { title: 'A' }, after: { title: 'B' } },
      at: new Date(Date.UTC(2026, 0, 31) - index * 60_000),
    })),
    put('contacts/7f3k2qxmabcdefgh0123', {
      ...contact({ ...ada, company: 'Thimble Ltd.', createdAt: new Date(2020, 0, 1) }),
    }),
  ]);
}

test(`with ${CONTACTS} contacts, nothing reads more documents than it needs`, async ({ page }) => {
  await putAll();
  const reads = countReads(page);
  const before = { contacts: 0, careers: 0, changes: 0 };
  /** Returns the number of documents read from this collection since the previous call for that collection. */
  const readSince = async (collection: keyof typeof before) => {
    await reads.settled();
    const since = reads.of(collection) - before[collection];
    before[collection] += since;
    return since;
  };
  const rows = page.getByRole('article');

  await openAsAdministrator(page, '/admin/dashboard', 'Admin Dashboard');
  await expect(page.getByRole('group', { name: 'Total Jobs' })).toContainText(words(CAREERS));
  await expect(page.getByRole('link', { name: `View All ${words(ALL)}` })).toBeVisible();
  const overdue = page.getByRole('main').getByRole('link', { name: /^[\d,]+ overdue$/ });
  await expect(overdue).toContainText(words(ALL - CLOSED));
  const responses = page.getByRole('region', { name: 'Response time' });
  await expect(responses).toHaveAttribute('aria-busy', 'false');
  // The 10 newest, to show 3 that aren't spam; for the response times, at most 1,000 of the last 12 weeks and one more.
  expect(await readSince('contacts')).toBe(10 + OLDEST + Math.min(CONTACTS, 1_001));
  await expect(page.getByText('ada@example.com changed the career “B”')).toBeVisible();
  // Three recent careers and the career of the latest change.
  expect(await readSince('careers')).toBe(3 + 1);
  expect(await readSince('changes')).toBe(1);
  // 3 counts of careers and 1 of closed ones; 2 of inquiries, 3 of due inquiries, and 2 of follow-ups, of which one is
  // subtracted, each also of spam; 3 of those past retention; and 1 of the trash.
  expect(reads.counts).toBe(3 + 1 + 2 * (2 + 3 + 2) + 3 + 1);

  const navigation = page.getByRole('navigation', { name: 'Back office' });
  await navigation.getByRole('link', { name: 'Site' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(50);
  expect(await readSince('changes')).toBe(50);
  expect(await readSince('careers')).toBe(50);
  await history.getByRole('combobox', { name: /^Where/ }).click();
  await page.getByRole('option', { name: 'Stories' }).click();
  await expect(history.getByText('No changes match')).toBeVisible();
  expect(await readSince('changes')).toBe(0);
  await navigation.getByRole('link', { name: 'Careers' }).click();
  await expect(rows).toHaveCount(50);
  expect(await readSince('careers')).toBe(51);

  await navigation.getByRole('link', { name: 'Contacts' }).click();
  const closed = page.getByRole('link', { name: 'Completed' });
  await expect(closed).toContainText(words(CLOSED));
  await expect(rows).toHaveCount(50);
  expect(await readSince('contacts')).toBe(51 + OLDEST);
  // The contact is read before the change. After it, the list and the longest-waiting inquiry are read again.
  const status = page.getByLabel('Status of Grace Number 7', { exact: true });
  await status.click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(closed).toContainText(words(CLOSED + 1));
  await expect(overdue).toContainText(words(ALL - CLOSED - 1));
  await expect(status).toBeEnabled();
  expect(await readSince('contacts')).toBe(1 + 51 + OLDEST);
  await page.getByRole('link', { name: 'Grace Number 9', exact: true }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  const all = page.getByRole('menuitem', { name: 'All from this email address (1)' });
  await expect(all).toBeVisible();
  await page.keyboard.press('Escape');
  // The inquiry, and those from its email address.
  expect(await readSince('contacts')).toBe(1 + 1);
  // The timeline of an inquiry that nobody has changed.
  expect(await readSince('changes')).toBe(0);

  const search = page.getByLabel('Search', { exact: true });
  const searchFor = async (text: string, result: string | RegExp, isRead = true) => {
    const response = isRead && page.waitForResponse(/:runQuery/);
    await search.fill(text);
    await search.press('Enter');
    await response;
    await expect(search).toHaveAccessibleDescription(result, { timeout: 60_000 });
    return readSince('contacts');
  };
  // An email address and a reference are asked for exactly.
  for (const text of ['finder@thread.example', '7f3k-2qxm', '7F3K2QXMABCDEFGH0123'])
    expect(await searchFor(text, '1 found'), text).toBe(1);
  // Other texts are compared in the browser, in all fields, with pages of 200 that are read once.
  const pagesOf = (count: number) => Math.ceil(count / 200);
  const first = Math.min(ALL, 2_000);
  const read = await searchFor('thimble', ALL > 2_000 ? /^0 found, searched 2,000 / : /^1 found/);
  // Each page also reads the first document of the next one, to find out whether there is one; then the newest again.
  expect(read).toBeLessThanOrEqual(first + pagesOf(first) + 2);
  for (let searched = 2_000; searched < ALL; searched += 2_000) {
    await page.getByText('Search older inquiries').click();
    const next = words(Math.min(searched + 2_000, ALL));
    const result = new RegExp(`searched (all )?${next} inquiries`);
    await expect(search).toHaveAccessibleDescription(result, { timeout: 60_000 });
  }
  await expect(search).toHaveAccessibleDescription(`1 found, searched all ${words(ALL)} inquiries`);
  await readSince('contacts');
  // The next search goes on with what was read.
  expect(await searchFor('NÁVY', /^(?!1 )[\d,]+ found, searched all/, false)).toBe(0);
  await expect(rows).toHaveCount(50);

  // A change reads again what the search has read, and the list and the longest-waiting inquiry, as for every list.
  await page.getByRole('checkbox', { name: 'Select Grace Number 11', exact: true }).check();
  await page.getByRole('button', { name: 'Set to Contacted' }).click();
  const changed = page.getByRole('article', { name: 'Grace Number 11', exact: true });
  await expect(changed.getByText('contacted', { exact: true })).toBeVisible();
  await expect(overdue).toContainText(words(ALL - CLOSED - 2));
  expect(await readSince('contacts')).toBeLessThanOrEqual(ALL + pagesOf(ALL) + 1 + 51 + OLDEST);
});
