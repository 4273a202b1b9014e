import { orderBy, query, where } from 'firebase/firestore/lite';
import { parseCareer, type Career } from '@/collections/careers';
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

/** Newest first. A list of careers that are closing is sorted by closing date, earliest first. */
export function listCareers(range: PageRange & CareerSelection): Promise<Page<Career>> {
  const isDated = range.closedBefore !== undefined;
  const source = isDated ? query(selected(range), orderBy('closesOn')) : newestCareers(range);
  return readPage(source, range, careers.toItem);
}

export function listNewestCareers(size: number): Promise<Career[]> {
  return readFirst(newestCareers({}), size, careers.toItem);
}

/** Number of careers (spec 9). For administrators: visitors may not count without a limit. */
export function countCareers(selection: CareerSelection): Promise<number> {
  return countDocuments(selected(selection));
}

/** Throws an AccessDeniedError if a visitor asks for an inactive career. */
export const getCareer = (id: string) => careers.get(id);
