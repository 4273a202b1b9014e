import { orderBy, query, where } from 'firebase/firestore/lite';
import { parseCareer, type Career } from '@/collections/careers';
import { hasClosed } from '@/domain/has-closed';
import {
  countDocuments,
  documentsIn,
  readFirst,
  readPage,
  type Page,
  type PageRange,
} from './documents';

const careers = documentsIn('careers', parseCareer);

interface CareerSelection {
  isActive?: boolean;
  /** Only careers with a closing date before this day; if it is '', with any closing date. */
  closedBefore?: string;
  /** With `isActive: true`: without careers whose closing date is over on this day, as visitors see them. */
  openOn?: string;
}

function selected({ isActive, closedBefore }: CareerSelection) {
  const active = isActive === undefined ? [] : [where('isActive', '==', isActive)];
  const dated = closedBefore === undefined ? [] : [where('closesOn', '>', '')];
  const closed = closedBefore ? [where('closesOn', '<', closedBefore)] : [];
  return careers.where(...active, ...dated, ...closed);
}

function newestCareers(selection: CareerSelection) {
  return query(selected(selection), orderBy('createdAt', 'desc'));
}

/**
 * Newest first. A list of careers that are closing is sorted by closing date, earliest first. With `openOn`, skips pages
 * on which every career has closed, so that only the last page can be empty.
 */
export async function listCareers(range: PageRange & CareerSelection): Promise<Page<Career>> {
  const { closedBefore, openOn } = range;
  const isDated = closedBefore !== undefined;
  const source = isDated ? query(selected(range), orderBy('closesOn')) : newestCareers(range);
  const page = await readPage(source, range, careers.toItem);
  if (openOn === undefined) return page;
  const items = page.items.filter((career) => !hasClosed(career, openOn));
  if (items.length === 0 && page.next) return listCareers({ ...range, start: page.next });
  return { items, next: page.next };
}

export function listNewestCareers(size: number): Promise<Career[]> {
  return readFirst(newestCareers({}), size, careers.toItem);
}

/** Number of careers (spec 9). For administrators: visitors may not count without a limit. */
export async function countCareers({ openOn, ...selection }: CareerSelection): Promise<number> {
  const [all, closed] = await Promise.all([
    countDocuments(selected(selection)),
    openOn ? countDocuments(selected({ ...selection, closedBefore: openOn })) : 0,
  ]);
  return all - closed;
}

/** Throws an AccessDeniedError if a visitor asks for an inactive career. */
export const getCareer = (id: string) => careers.get(id);
