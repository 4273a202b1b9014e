import { format } from 'date-fns';
import Papa from 'papaparse';
import { fieldList } from '@/collections/collection';
import { fieldText, inquiries, type Contact, type ContactField } from '@/collections/inquiries';
import { referenceOf } from '@/domain/reference';
import { SERVICE_INTERESTS } from '@/domain/service-interests';
import { LINE_BREAKS } from '@/lib/line-breaks';

type Column = [name: string, cell: (contact: Contact) => string];

const COLUMNS: Column[] = [
  ['reference', ({ id }) => referenceOf(id)],
  ['date', (contact) => cellOf(contact, 'createdAt')],
  ...fieldList(inquiries).flatMap(({ name, label, column = label?.toLowerCase() }): Column[] =>
    column ? [[column, (contact) => cellOf(contact, name)]] : [],
  ),
];

function cellOf(contact: Contact, field: ContactField): string {
  const value = contact[field];
  // Spreadsheets read this format in every language.
  if (value instanceof Date) return format(value, 'yyyy-MM-dd HH:mm');
  return field === 'firstName' ? firstNameOf(contact) : fieldText(contact, field, []);
}

function firstNameOf({ firstName, lastName, name, email }: Contact): string {
  return firstName || lastName || name === email ? firstName : name;
}

/** Characters after which a spreadsheet may start a new cell. Excel splits at semicolons in many locales. */
const CELL_START = `[;\\t${LINE_BREAKS}]`;

/** Invisible characters, including a few letters. */
const SKIPPED = '"\\p{Z}\\p{C}\\p{M}\\u115f\\u1160\\u2800\\u3164\\uffa0';

/** Cell starts that a spreadsheet might run as a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
const NEEDS_APOSTROPHE = new RegExp(
  `(^|${CELL_START})(?='|(?:(?!${CELL_START})[${SKIPPED}])*[=+\\-@＝＋－＠﹦﹢﹣﹫−])`,
  'gu',
);

/** To recover a value, remove one apostrophe at its start and after each semicolon, tab, and line break. */
export function contactsCsv(contacts: readonly Contact[], services = SERVICE_INTERESTS): string {
  const named = contacts.map((contact) => ({
    ...contact,
    service: fieldText(contact, 'service', services),
  }));
  const rows = [
    COLUMNS.map(([name]) => name),
    ...named.map((contact) => COLUMNS.map(([, cell]) => cell(contact))),
  ];
  const cells = rows.map((row) => row.map((value) => value.replace(NEEDS_APOSTROPHE, "$1'")));
  return Papa.unparse(cells, { quotes: true, newline: '\r\n' }) + '\r\n';
}

export function csvFileName(now: Date): string {
  return `inquiries-${format(now, 'yyyy-MM-dd')}.csv`;
}

/** Starts with a byte order mark, which Excel needs to detect UTF-8. */
export function csvBlob(csv: string): Blob {
  return new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' });
}
