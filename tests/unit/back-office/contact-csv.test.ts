import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import { contactsCsv, csvBlob, csvFileName } from '@/back-office/contacts/contact-csv';
import { formFields } from '@/collections/collection';
import { inquiries, parseContact, type Contact } from '@/collections/inquiries';
import { SEED, sizeOf } from '../../support/long';
import { FILLED_IN } from '../../support/sample-documents';

const GRACE = parseContact('7f3k2qxmabcdefghjkmn', {
  ...{ firstName: 'Grace', lastName: 'Hopper', email: 'grace@navy.example', phone: '555-0119' },
  ...{ company: 'Navy', service: 'upgrades', message: 'About "Exadata",\nand more' },
  ...{ status: 'contacted', createdAt: new Date(2024, 2, 5, 14, 30), note: 'Called' },
  ...{ contactedAt: new Date(2024, 2, 6, 9), isSpam: false },
  ...{ assignee: 'ada@example.com', followUpOn: '2024-03-20' },
  source: { landing: '/upgrades', referrer: 'www.google.com', utmCampaign: '%3D1%3B-1' },
});

const HEADER = contactsCsv([]);
const csvRows = (contacts: Contact[]) => contactsCsv(contacts).slice(HEADER.length);

const COLUMNS = [
  ...['reference', 'date', 'first name', 'last name', 'email', 'phone', 'company', 'service'],
  ...['status', 'contacted', 'message', 'note', 'assigned to', 'follow up', 'spam', 'source'],
];

/** Each row's cells, keyed by column, parsed by an independent CSV library. Includes columns added by the firm. */
const recordsOf = (...args: Parameters<typeof contactsCsv>): Record<string, string>[] =>
  parse(contactsCsv(...args), { record_delimiter: '\r\n', columns: true });

const cellOf = (message: string) => recordsOf([{ ...GRACE, message }])[0]?.['message'];

const LINE_BREAKS = '\n\v\f\r\u0085\u2028\u2029';

/** Removes the apostrophes that the export adds at the start and after each semicolon, tab, or line break. */
const withoutApostrophes = (cell: string) =>
  cell.replace(new RegExp(`(^|[;\t${LINE_BREAKS}])'`, 'g'), '$1');

/** The cells of a spreadsheet whose delimiters are semicolons or tabs, without the quotes around the real cells. */
const otherCellsOf = (csv: string): string[] =>
  csv.split(new RegExp(`[;\t${LINE_BREAKS}]`)).map((cell) => cell.replaceAll('"', ''));

/** Columns for the fields that a visitor or an administrator fills in. */
const WRITTEN = {
  ...{ firstName: 'first name', lastName: 'last name', email: 'email', phone: 'phone' },
  ...{ company: 'company', service: 'service', status: 'status', message: 'message', note: 'note' },
};

const FORMULA_SIGNS = '=+-@＝＋－＠﹦﹢﹣﹫−';

/** Leading spaces and invisible characters, which a spreadsheet may drop before it checks for a formula. */
const DROPPED = /^[\s\p{C}\p{Z}\u00ad\u115f\u2800\u3164]+/u;

it('the CSV file has a header and a row for each contact, with every form field', () => {
  const [grace = {}] = recordsOf([GRACE]);
  expect(Object.keys(grace).filter((name) => COLUMNS.includes(name))).toEqual(COLUMNS);
  expect(COLUMNS.map((name) => grace[name])).toEqual([
    ...['7F3K-2QXM', '2024-03-05 14:30', 'Grace', 'Hopper', 'grace@navy.example'],
    ...['555-0119', 'Navy', 'System Upgrades', 'contacted', '2024-03-06 09:00'],
    ...['About "Exadata",\nand more', 'Called', 'ada@example.com', '2024-03-20', 'false'],
    "Came from www.google.com · Campaign =1;'-1 · First page /upgrades",
  ]);
  for (const { name } of formFields(inquiries)) {
    const contact = parseContact('a', { ...FILLED_IN, service: 'other', [name]: 'x' });
    expect(Object.values(recordsOf([contact])[0] ?? {}), name).toContain('x');
  }
});

it.each(['th-TH', 'ar-EG', 'fa-IR', 'de-DE'])(
  'dates in the CSV file and in its name are the same in a browser set to %s',
  (locale) => {
    onTestFinished(() => void vi.restoreAllMocks());
    const { toLocaleString } = Date.prototype;
    const format = Intl.DateTimeFormat;
    vi.spyOn(Date.prototype, 'toLocaleString').mockImplementation(function local(
      this: Date,
      locales?: Intl.LocalesArgument,
      options?: Intl.DateTimeFormatOptions,
    ) {
      return toLocaleString.call(this, locales ?? locale, options);
    });
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function local(locales, options) {
      return new format(locales ?? locale, options);
    });
    // The browser's language is as set.
    expect(new Date(2024, 2, 5).toLocaleString()).not.toContain('3/5/2024');
    expect(recordsOf([GRACE])[0]).toMatchObject({
      date: '2024-03-05 14:30',
      contacted: '2024-03-06 09:00',
      'follow up': '2024-03-20',
    });
    expect(csvFileName(new Date(2024, 2, 5))).toBe('inquiries-2024-03-05.csv');
  },
);

it('the CSV file leaves unknown dates empty, and has the name of a saved service but the slug of any other', () => {
  const services = [{ value: 'data-masking', label: 'Data Masking' }];
  const contacts = [
    parseContact('a', { name: 'Grace Hopper', service: 'data-masking' }),
    parseContact('a', { lastName: 'Hopper', service: 'upgrades' }),
  ];
  const blank = { date: '', contacted: '' };
  expect(recordsOf(contacts, services)).toMatchObject([
    { ...blank, 'first name': 'Grace Hopper', service: 'Data Masking' },
    { ...blank, 'first name': '', service: 'upgrades' },
  ]);
});

it('the CSV file quotes every cell and ends each row with one line break', () => {
  const row = csvRows([{ ...GRACE, note: 'a;b\t1', source: {} }]);
  expect(row).toMatch(/^"7F3K-2QXM","[^]*","a;b\t1","[^"]*","[^"]*","false",""\r\n$/);
  expect(HEADER).toMatch(/[^\r\n]\r\n$/);
  expect(csvRows([GRACE, GRACE])).toBe(csvRows([GRACE]).repeat(2));
});

it.each([
  ...['=1+1', '+1 212 555 0142', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠SUM(A1)', '−1'],
  ...['\0=1', ' \u00a0=1', '\u200b\ufeff=1', "=cmd|' /C calc'!A0", '="a""b"', '"=1"', "'=1", "''"],
])('the export adds an apostrophe before the value %j', (message) =>
  expect(cellOf(message)).toBe(`'${message}`),
);

it.each(['', 'Call me', 'a; b\n\nc\td', 'a=1', '1-2', '(+1) 212', 'item - one', '😀'])(
  'the export leaves the value %j unchanged',
  (message) => expect(cellOf(message)).toBe(message),
);

it('the export changes values only by adding apostrophes, and no spreadsheet treats a cell as a formula', () => {
  const part = fc.constantFrom(
    ...FORMULA_SIGNS,
    ...['"', '""', "'", ',', ';', '|', '\t', '\0', '\r\n', ...LINE_BREAKS],
    ...[' ', '\u200b', '\ufeff', '\u202e'],
    ...['=HYPERLINK("http://a.example")', 'שלום', 'مرحبا', '😀', '👩‍👩‍👧', 'e\u0301', 'Grace', '1'],
  );
  const text = fc.oneof(
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  );
  const fields = fc.record(Object.fromEntries(Object.keys(WRITTEN).map((field) => [field, text])));
  fc.assert(
    fc.property(fc.array(fields, { minLength: 1, maxLength: 3 }), (written) => {
      const contacts = written.map((values): Contact => ({ ...GRACE, name: '', ...values }));
      const lines = recordsOf(contacts);
      expect(lines).toHaveLength(contacts.length);
      lines.forEach((cells, index) => {
        for (const [field, column] of Object.entries(WRITTEN))
          expect(withoutApostrophes(cells[column] ?? '')).toBe(written[index]?.[field]);
      });
      const cells = [...lines.flatMap(Object.values<string>), ...otherCellsOf(csvRows(contacts))];
      for (const cell of cells)
        expect(FORMULA_SIGNS).not.toContain(cell.replace(DROPPED, '')[0] ?? 'x');
    }),
    { seed: SEED, numRuns: sizeOf(500, 5_000) },
  );
});

it('the CSV file is encoded as UTF-8 with a byte order mark, and its name has the local date', async () => {
  for (const time of [new Date(2024, 2, 5, 0, 5), new Date(2024, 2, 5, 23, 55)])
    expect(csvFileName(time)).toBe('inquiries-2024-03-05.csv');
  const blob = csvBlob('é\r\n😀\r\n');
  expect(blob.type).toBe('text/csv;charset=utf-8');
  const bytes = Buffer.from(await blob.arrayBuffer());
  expect(bytes).toEqual(Buffer.from('\ufeffé\r\n😀\r\n'));
});
