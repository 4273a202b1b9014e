import { careers as description, type Career } from '@/collections/careers';
import type { Content } from '@/data/content-version';
import { firstPage } from '@/lib/first-page';
import { careerQueries, PAGE_SIZE } from './career-queries';
import { summaryOfCareer } from './career-summary';
import { similarCareers } from './similar-careers';

export const prerenderedCareers = (careers: readonly Career[], maxCards: number) => {
  const size = Math.min(PAGE_SIZE, maxCards);
  return [[careerQueries.list().queryKey, firstPage(careers, size, summaryOfCareer)] as const];
};

export function prerenderedCareer(career: Career, careers: readonly Career[]) {
  const similar = similarTo(career, careers).map(summaryOfCareer);
  return [
    [careerQueries.byId(career.id).queryKey, career] as const,
    [careerQueries.similar(career.id).queryKey, similar] as const,
  ];
}

const similarTo = (career: Career, careers: readonly Career[]) =>
  similarCareers(career, careers.slice(0, PAGE_SIZE));

/** What /careers shows or, with `career`, what its page shows: that career, and similar ones among `careers`. */
export function shownCareers(career?: Career, careers: readonly Career[] = []): Content {
  const shown = { collection: 'careers', only: description.shownIf } as const;
  if (!career) return shown;
  const ids = [career, ...similarTo(career, careers)].map(({ id }) => id);
  return { ...shown, ids: ids.join('/') };
}
