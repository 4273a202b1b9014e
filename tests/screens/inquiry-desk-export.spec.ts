import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { putMany } from '../support/database';
import { sizeOf } from '../support/long';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { ARABIC, contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

/** Number of inquiries, half of which are exported. The desk reads up to 500 at a time. */
const COUNT = sizeOf(150, 10_000);

// More hostile text: tests/components/contact-csv.test.ts.
const hostileText = (index: number) => `=SUM(1;"2",${index})\r\n${ARABIC}'";\n😀`;

test('the exported file contains every inquiry in the view, loaded or not, with every character intact', async ({
  page,
}) => {
  await putMany('contacts', COUNT, (index) =>
    contact({ message: hostileText(index), status: index % 2 === 0 ? 'closed' : 'new' }),
  );
  const query = '?status=closed&order=oldest';
  await openAsAdministrator(page, `/admin/contacts${query}`, 'Contact Management');
  await expect(page.getByRole('article')).toHaveCount(50);
  const download = page.waitForEvent('download');
  await page.keyboard.press('e');
  const file = await download;
  const half = (COUNT / 2).toLocaleString('en-US');
  await expect(notification(page, 'Success', `${half} inquiries exported`)).toBeVisible();
  expect(file.suggestedFilename()).toMatch(/^inquiries-\d{4}-\d\d-\d\d\.csv$/);

  const text = await readFile(await file.path(), 'utf8');
  const [header = [], ...rows] = parse(text, { bom: true, record_delimiter: '\r\n' }) as string[][];
  const message = header.indexOf('message');
  // The export adds an apostrophe so that spreadsheets don't evaluate formulas.
  const found = rows.map((row) => row[message]?.replace(/(^|[;\t\n\r])'/g, '$1'));
  const expected = rows.map((_row, index) => hostileText(COUNT - 2 - 2 * index));
  expect(rows).toHaveLength(COUNT / 2);
  // Compares cell by cell, because the diff of the whole arrays would take minutes to print.
  expect(expected.filter((cell, index) => cell !== found[index]).slice(0, 1)).toEqual([]);
});
