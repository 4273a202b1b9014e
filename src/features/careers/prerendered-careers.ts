import { careers as description, type Career } from '@/collections/careers';
import type { Content } from '@/data/content-version';
import type { Page } from '@/data/documents';
import { careerQueries, PAGE_SIZE } from './career-queries';
import { summaryOfCareer, type CareerSummary } from './career-summary';
import { similarCareers } from './similar-careers';

export function prerenderedCareers(careers: readonly Career[]) {
  const list = { pages: [firstPage(careers)], pageParams: [null] };
  return [[careerQueries.list().queryKey, list] as const];
}

export function prerenderedCareer(career: Career, careers: readonly Career[]) {
  const similar = similarTo(career, careers).map(summaryOfCareer);
  return [
    [careerQueries.byId(career.id).queryKey, career] as const,
    [careerQueries.similar(career.id).queryKey, similar] as const,
  ];
}

const similarTo = (career: Career, careers: readonly Career[]) =>
  similarCareers(career, careers.slice(0, PAGE_SIZE));

/** The cursor only indicates that there is a next page: `LoadMore` refetches the first page to get a usable cursor. */
function firstPage(careers: readonly Career[]): Page<CareerSummary> {
  const items = careers.slice(0, PAGE_SIZE).map(summaryOfCareer);
  return { items, next: careers.length > items.length ? { after: null } : null };
}

/** The careers of /careers or, with `career`, of its page: that career, and the similar ones. */
export function shownCareers(career?: Career, careers: readonly Career[] = []): Content {
  const shown = { collection: 'careers', only: description.shownIf } as const;
  if (!career) return shown;
  const ids = [career, ...similarTo(career, careers)].map(({ id }) => id);
  return { ...shown, ids: ids.join('/') };
}
