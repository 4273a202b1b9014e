import {
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type FieldPath,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { fieldList } from '@/collections/collection';
import { inquiries, type Contact } from '@/collections/inquiries';
import { letterCases } from '@/domain/letter-cases';
import { REFERENCE_LENGTH } from '@/domain/reference';
import { characterCount } from '@/domain/text';
import { byNewest, contactsCollection, toContact } from './contact-documents';
import { countDocuments, readPage, type Page, type PageCursor, type PageRange } from './documents';
import { emailStarts, unfinishedEmail } from './email-spellings';

const MAX_READ = 60;
/** Shorter texts would match IDs by chance. */
const MIN_REFERENCE = REFERENCE_LENGTH / 2;
const SEARCHED_FIELDS = fieldList(inquiries).filter(({ isSearched }) => isSearched);
/** No field is longer, and Firestore may reject longer texts. */
const MAX_TEXT = Math.max(...SEARCHED_FIELDS.map(({ limit = 0 }) => limit));
/** Largest code point: upper bound of a prefix range. */
const LAST_CHARACTER = '\u{10ffff}';

interface Search {
  matching: Query;
  /** Matches IDs, and isn't sorted by date, because no index combines IDs with dates. */
  isById?: boolean;
  /** The query also matches other contacts. */
  isMatch?: (contact: Contact) => boolean;
}

interface Found {
  contacts: Contact[];
  hasMore: boolean;
}

/** Contacts with a field, full name, or reference that begins with the text, newest first. Reads at most MAX_READ. */
export async function searchContacts(text: string): Promise<Found> {
  const all = searches(text.trim());
  const counts = await Promise.all(all.map(({ matching }) => countDocuments(matching)));
  const limits = allocate(MAX_READ, counts);
  const pages = await Promise.all(
    all.map((search, index) => readSome(search, counts[index] ?? 0, limits[index] ?? 0)),
  );
  const byId = new Map(pages.flat().map((contact) => [contact.id, contact]));
  return {
    contacts: [...byId.values()].sort(byNewest),
    hasMore: counts.some((count, index) => count > (limits[index] ?? 0)),
  };
}

interface SearchCursor {
  index: number;
  start: PageCursor | null;
}

/** One page of all results for a search, query by query. A contact may appear on several pages. */
export async function listFound(text: string, { size, start }: PageRange): Promise<Page<Contact>> {
  const all = searches(text.trim());
  const { index, ...from } = (start?.after ?? { index: 0, start: null }) as SearchCursor;
  const search = all[index];
  if (!search) return { items: [], next: null };
  const page = await readPage(search.matching, { size, ...from }, toContact);
  const items = page.items.filter(search.isMatch ?? Boolean);
  const after: SearchCursor = page.next
    ? { index, start: page.next }
    : { index: index + 1, start: null };
  return { items, next: after.index < all.length ? { after } : null };
}

function searches(text: string): Search[] {
  if (!text || characterCount(text) > MAX_TEXT) return [];
  const byField = SEARCHED_FIELDS.flatMap(({ name, kind }) =>
    (kind === 'email' ? emailStarts(text) : letterCases(text)).map((start) =>
      beginningWith(name, start),
    ),
  );
  const [firstName = '', rest] = text.split(/\s+(.*)/su);
  const byFullName = rest
    ? letterCases(rest).map((start) => [
        where('firstName', 'in', letterCases(firstName)),
        ...beginningWith('lastName', start),
      ])
    : [];
  return [
    ...[...byField, ...byFullName].map((constraints) => search(constraints)),
    ...unfinishedEmailSearches(text),
    ...referenceSearches(text),
  ];
}

function unfinishedEmailSearches(text: string): Search[] {
  const unfinished = unfinishedEmail(text);
  if (!unfinished) return [];
  const isMatch = ({ email }: Contact) => unfinished.isStartOf(email);
  return [search(beginningWith('email', unfinished.start), { isMatch })];
}

function referenceSearches(text: string): Search[] {
  const start = text.replaceAll('-', '').toLowerCase();
  const isReference = start.length >= MIN_REFERENCE && /^[0-9a-hjkmnp-tv-z]*$/.test(start);
  return isReference ? [search(beginningWith(documentId(), start), { isById: true })] : [];
}

function search(constraints: QueryConstraint[], others: Omit<Search, 'matching'> = {}): Search {
  return { matching: query(contactsCollection(), ...constraints), ...others };
}

function beginningWith(field: string | FieldPath, start: string): QueryConstraint[] {
  return [where(field, '>=', start), where(field, '<', start + LAST_CHARACTER)];
}

/** Max-min fair allocation: small demands in full, the others in equal shares. */
function allocate(total: number, demands: number[]): number[] {
  const shares = demands.map(() => 0);
  let left = total;
  [...demands.entries()]
    .sort(([, a], [, b]) => a - b)
    .forEach(([index, demand], position) => {
      const share = Math.min(demand, Math.floor(left / (demands.length - position)));
      shares[index] = share;
      left -= share;
    });
  return shares;
}

const newestFirst = (matching: Query) => query(matching, orderBy('createdAt', 'desc'));

async function readSome(
  { matching, isById, isMatch }: Search,
  count: number,
  max: number,
): Promise<Contact[]> {
  if (max === 0) return [];
  const source = count > max && !isById ? newestFirst(matching) : matching;
  const { docs } = await getDocs(query(source, limit(max)));
  return docs.map(toContact).filter(isMatch ?? Boolean);
}
