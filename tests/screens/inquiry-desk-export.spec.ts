import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { format } from 'date-fns';
import { putMany } from '../support/database';
import { holdDatabaseCalls } from '../support/database-calls';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { ARABIC, contact } from '../support/sample-documents';
import { expect, test } from '../support/test';
import { withoutReadTimeout } from '../support/without-read-timeout';

const PATH = '/admin/contacts';
const HEADING = 'Contact Management';

/** Beginnings of formulas, and what may hide them or break a cell or line. */
const STARTS = [
  ...[
    '=',
    '+',
    '-',
    '@',
    '\t=',
    '\r=',
    '\n=',
    '\0=',
    "'",
    "'=",
    "''",
    ' =',
    '\u{200b}=',
    '＝',
    '＋',
  ],
  ...['"', '"=', ',', ';', '\r\n', '😀', '👩‍👩‍👧', '\u{202e}', '\ufeff=', ARABIC, '', 'Plain '],
];
/** Where a spreadsheet may begin a cell. */
const CELL_START = /[;\t\n\v\f\r\u{85}\u{2028}\u{2029}]/u;
/** What the export has added. */
const APOSTROPHE = new RegExp(`(^|${CELL_START.source})'`, 'gu');

const FIELDS = ['message', 'note', 'firstName', 'lastName', 'email', 'phone', 'company', 'service'];
const HEADER =
  'reference,date,first name,last name,email,phone,company,service,status,contacted,message,note';

/** The text of a field: a dangerous start, and an end that breaks careless CSV. */
function hostileText(index: number, field: number): string {
  const start = STARTS[(index + field * 5) % STARTS.length] ?? '';
  return `${start}SUM(1;"2",${index})\r\n${ARABIC}'";\n😀=HYPERLINK("//x")${field}`;
}

/** Clicks, and waits for the file, which may take long. */
async function download(page: Page, name: string | RegExp): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return file;
}

const textOf = async (file: Download) => readFile(await file.path(), 'utf8');
const rowsOf = async (file: Download) =>
  parse(await textOf(file), { bom: true, record_delimiter: '\r\n' }) as string[][];

test('10,000 inquiries full of formulas come back with every value, and none of them calculates', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await withoutReadTimeout(page);
  const texts = (index: number) =>
    Object.fromEntries(FIELDS.map((name, field) => [name, hostileText(index, field)]));
  await putMany('contacts', 10_000, (index) => ({
    ...texts(index),
    status: hostileText(index, 8),
    contactedAt: new Date(Date.UTC(2026, 1, 1) + index),
  }));
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByRole('article')).toHaveCount(50, { timeout: 60_000 });
  const days = [format(new Date(), 'yyyy-MM-dd')];
  const file = await download(page, 'Export CSV');
  days.push(format(new Date(), 'yyyy-MM-dd'));
  expect(days.map((day) => `inquiries-${day}.csv`)).toContain(file.suggestedFilename());

  const text = await textOf(file);
  expect(text.startsWith('\ufeff"reference","date",')).toBe(true);
  expect(text.endsWith('"\r\n')).toBe(true);
  const [header = [], ...rows] = await rowsOf(file);
  const columns = HEADER.split(',').map((name) => header.indexOf(name));
  expect(columns).not.toContain(-1);
  expect(rows).toHaveLength(10_000);
  const calculating = rows
    .flat()
    .flatMap((cell) => cell.split(CELL_START))
    .filter((text) => /^[=+\-@\0＝＋－＠]/.test(text));
  expect(calculating.slice(0, 2)).toEqual([]);

  // Without the reference: those of the test are not one of a kind.
  const read = rows.map((row) =>
    columns.slice(1).map((column) => row[column]?.replace(APOSTROPHE, '$1')),
  );
  const expected = rows.map((_row, index) => {
    const created = new Date(Date.UTC(2026, 0, 31) - index * 60_000).toISOString();
    const contacted = new Date(Date.UTC(2026, 1, 1) + index).toISOString();
    const [message, note, ...others] = FIELDS.map((_name, field) => hostileText(index, field));
    return [created, ...others, hostileText(index, 8), contacted, message, note];
  });
  // One by one: the difference of all would take minutes to print.
  const isSame = (row: unknown[], index: number) => row.join('|') === read[index]?.join('|');
  expect(expected.filter((row, index) => !isSame(row, index)).slice(0, 1)).toEqual([]);
});

test('exports what status and typed words leave, also what is not loaded yet', async ({ page }) => {
  await putMany('contacts', 180, (index) =>
    contact({
      lastName: `Number ${index}`,
      status: index % 3 === 0 ? 'closed' : 'new',
      company: index % 2 === 0 ? 'Café Zürich' : 'Other',
    }),
  );
  await openAsAdministrator(page, `${PATH}?status=closed&order=oldest`, HEADING);
  await expect(page.getByRole('article')).toHaveCount(50);
  await page.getByLabel('Search', { exact: true }).fill('CAFE number');
  await expect(page.getByText('50 inquiries loaded so far: 25 found')).toBeVisible();
  const [, ...rows] = await rowsOf(await download(page, 'Export CSV'));
  const wanted = Array.from({ length: 30 }, (_, index) => `Number ${(29 - index) * 6}`);
  expect(rows.map(([, , , lastName]) => lastName)).toEqual(wanted);
  await expect(notification(page, 'Success', '30 of 60 inquiries exported')).toBeVisible();
});

test('exports the selected inquiries without reading them again, and all that a search finds', async ({
  page,
}) => {
  await putMany('contacts', 70, (index) => contact({ lastName: `Number ${index}` }));
  await openAsAdministrator(page, PATH, HEADING);
  await page.getByRole('checkbox', { name: 'Select Grace Number 3', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Select Grace Number 5', exact: true }).check();
  const queries: string[] = [];
  page.on('request', (request) => {
    if (/documents:run/.test(request.url())) queries.push(request.postData() ?? '');
  });
  const lastNames = async (name: string) =>
    (await rowsOf(await download(page, name))).slice(1).map(([, , , lastName]) => lastName);
  expect(await lastNames('Export selected')).toEqual(['Number 3', 'Number 5']);
  expect(queries).toEqual([]);
  await page.getByLabel('Search', { exact: true }).fill('grace');
  await page.getByRole('button', { name: 'Search all inquiries' }).click();
  await expect(page.getByText('found, and there are more.')).toBeVisible();
  expect(await lastNames('Export CSV')).toEqual(
    Array.from({ length: 70 }, (_, index) => `Number ${index}`),
  );
});

test('Cancel: no file, and nothing more is read', async ({ page }) => {
  await putMany('contacts', 1_200, (index) => contact({ lastName: `Number ${index}` }));
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByRole('article')).toHaveCount(50);
  let files = 0;
  page.on('download', () => (files += 1));
  const release = await holdDatabaseCalls(page, 'runQuery', '"startAt"');
  const held = page.waitForRequest((request) => request.postData()?.includes('"startAt"') ?? false);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await held;
  await expect(page.getByText('500 of 1,200')).toBeVisible();
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('documents:runQuery')) reads.push(request.postData() ?? '');
  });
  await page.getByRole('button', { name: 'Cancel' }).click();
  release();
  await expect(page.getByRole('progressbar')).toBeHidden();
  expect(reads).toEqual([]);
  expect(files).toBe(0);
  // The next one is whole.
  const rows = await rowsOf(await download(page, 'Export CSV'));
  expect(rows).toHaveLength(1_201);
  expect(files).toBe(1);
});
