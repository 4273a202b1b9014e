import { format } from 'date-fns';
import Papa from 'papaparse';
import { referenceOf, serviceInterestLabel, type Contact } from '@/domain/contact';
import { INVISIBLE } from '@/domain/text';

/** Header and content of each column. */
const COLUMNS: [name: string, cell: (contact: Contact) => string][] = [
  ['reference', ({ id }) => referenceOf(id)],
  ['date', ({ createdAt }) => createdAt?.toISOString() ?? ''],
  ['first name', firstNameOf],
  ['last name', ({ lastName }) => lastName],
  ['email', ({ email }) => email],
  ['phone', ({ phone }) => phone],
  ['company', ({ company }) => company],
  ['service', ({ service }) => serviceInterestLabel(service)],
  ['status', ({ status }) => status],
  ['contacted', ({ contactedAt }) => contactedAt?.toISOString() ?? ''],
  ['message', ({ message }) => message],
  ['note', ({ note }) => note],
];

/** Contacts may be stored with a single name (design 4). */
function firstNameOf({ firstName, lastName, name, email }: Contact): string {
  return firstName || lastName || name === email ? firstName : name;
}

/**
 * Cells that a spreadsheet may take for a formula (https://owasp.org/www-community/attacks/CSV_Injection), also
 * with full-width or small signs or invisible characters before them. Those with an apostrophe, too: taking one
 * off each cell that begins with it gives back every value.
 */
const FORMULA = new RegExp(`^(?:['\\t\\r\\n\\0]|[${INVISIBLE}]*[=+\\-@＝＋－＠﹦﹢﹣﹫−])`, 'u');

/** All cells are quoted: no separator or line break of a value begins a new cell. Ends with a line break (RFC 4180). */
function csvLines(rows: string[][]): string {
  if (rows.length === 0) return '';
  return Papa.unparse(rows, { quotes: true, newline: '\r\n', escapeFormulae: FORMULA }) + '\r\n';
}

/** The first line. */
export function csvHeader(): string {
  return csvLines([COLUMNS.map(([name]) => name)]);
}

/** A line for each contact; pages can be appended to each other. */
export function csvRows(contacts: Contact[]): string {
  return csvLines(contacts.map((contact) => COLUMNS.map(([, cell]) => cell(contact))));
}

/** `inquiries-2024-03-05.csv`, in the local time zone. */
export function csvFileName(now: Date): string {
  return `inquiries-${format(now, 'yyyy-MM-dd')}.csv`;
}

/** With a byte order mark, without which Excel does not read UTF-8. */
export function csvBlob(parts: string[]): Blob {
  return new Blob(['\ufeff', ...parts], { type: 'text/csv;charset=utf-8' });
}
