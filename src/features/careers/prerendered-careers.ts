import type { Career } from '@/collections/careers';
import { firstPage } from '@/lib/first-page';
import { careerQueries, PAGE_SIZE } from './career-queries';
import { summaryOfCareer } from './career-summary';
import { similarCareers } from './similar-careers';

export const prerenderedCareers = (careers: readonly Career[], maxCards: number) => {
  const size = Math.min(PAGE_SIZE, maxCards);
  return [[careerQueries.list().queryKey, firstPage(careers, size, summaryOfCareer)] as const];
};

export function prerenderedCareer(career: Career, careers: readonly Career[]) {
  const similar = similarCareers(career, careers.slice(0, PAGE_SIZE)).map(summaryOfCareer);
  return [
    [careerQueries.byId(career.id).queryKey, career] as const,
    [careerQueries.similar(career.id).queryKey, similar] as const,
  ];
}
