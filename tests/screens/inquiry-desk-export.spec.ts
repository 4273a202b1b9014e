import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { format } from 'date-fns';
import { putMany } from '../support/database';
import { sizeOf } from '../support/long';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { ARABIC, contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

/** Half of them are exported; what the desk reads at once has 500. */
const COUNT = sizeOf(150, 10_000);

const HEADER =
  'reference,date,first name,last name,email,phone,company,service,status,contacted,message,note';

/** Beginnings of formulas, and what may break a cell or line. The unit test of the CSV has all of them. */
const STARTS = [
  '=',
  '+',
  '-',
  '@',
  '\t=',
  '\r=',
  "'",
  ' =',
  '＝',
  '"',
  ';',
  '\u{202e}',
  ARABIC,
  '',
];

const hostileText = (index: number) =>
  `${STARTS[index % STARTS.length]}SUM(1;"2",${index})\r\n${ARABIC}'";\n😀=HYPERLINK("//x")`;

test('the file has every inquiry of the view, loaded or not, and every character', async ({
  page,
}) => {
  await putMany('contacts', COUNT, (index) =>
    contact({
      lastName: hostileText(index),
      message: hostileText(index + 1),
      status: index % 2 === 0 ? 'closed' : 'new',
    }),
  );
  const query = '?status=closed&order=oldest';
  await openAsAdministrator(page, `/admin/contacts${query}`, 'Contact Management');
  await expect(page.getByRole('article')).toHaveCount(50);
  const days = [format(new Date(), 'yyyy-MM-dd')];
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  days.push(format(new Date(), 'yyyy-MM-dd'));
  expect(days.map((day) => `inquiries-${day}.csv`)).toContain(file.suggestedFilename());
  const half = (COUNT / 2).toLocaleString('en-US');
  await expect(
    notification(page, 'Success', `${half} of ${half} inquiries exported`),
  ).toBeVisible();

  const text = await readFile(await file.path(), 'utf8');
  const [header, ...rows] = parse(text, { bom: true, record_delimiter: '\r\n' }) as string[][];
  expect(text.startsWith('\ufeff"')).toBe(true);
  expect(header?.join()).toBe(HEADER);
  // An apostrophe keeps a spreadsheet from calculating what follows it.
  const withoutApostrophes = (cell = '') => cell.replace(/(^|[;\t\n\r])'/g, '$1');
  const read = rows.map((row) => [row[3], row[10]].map(withoutApostrophes));
  const expected = rows.map((_row, index) => {
    const number = COUNT - 2 - 2 * index;
    return [hostileText(number), hostileText(number + 1)];
  });
  expect(rows).toHaveLength(COUNT / 2);
  // One by one: the difference of all would take minutes to print.
  const wrong = expected.filter((row, index) => row.join('|') !== read[index]?.join('|'));
  expect(wrong.slice(0, 1)).toEqual([]);
  expect(rows.flat().filter((cell) => /^[=+\-@＝]/.test(cell))).toEqual([]);
});
