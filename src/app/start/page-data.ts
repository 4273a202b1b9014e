import type { Career } from '@/collections/careers';
import type { SeoSetting } from '@/collections/seo-settings';
import type { Service } from '@/collections/services';
import type { SeoPageId } from '@/content/pages';
import type { Content } from '@/data/content-version';
import type { Page } from '@/data/documents';
import { careerQueries, PAGE_SIZE } from '@/features/careers/career-queries';
import { summaryOfCareer, type CareerSummary } from '@/features/careers/career-summary';
import { similarCareers } from '@/features/careers/similar-careers';
import { seoQueries } from '@/features/seo/seo-queries';
import { serviceQueries } from '@/features/services/service-queries';
import { summaryOf } from '@/features/services/service-summary';
import type { PrerenderedData } from './prerendered-data';

export function prerenderedServices(services: readonly Service[]): PrerenderedData {
  return [[serviceQueries.list().queryKey, services.map(summaryOf)]];
}

export function prerenderedService(service: Service): PrerenderedData {
  const { longDescription, features } = service;
  const shown = {
    ...summaryOf(service),
    description: service.description,
    longDescription,
    features,
  };
  return [[serviceQueries.bySlug(service.slug).queryKey, shown]];
}

export function prerenderedSeo(page: SeoPageId, setting: SeoSetting): PrerenderedData {
  return [[seoQueries.page(page).queryKey, setting]];
}

export function prerenderedCareers(careers: readonly Career[]): PrerenderedData {
  const list = { pages: [firstPage(careers)], pageParams: [null] };
  return [[careerQueries.list().queryKey, list]];
}

export function prerenderedCareer(career: Career, careers: readonly Career[]): PrerenderedData {
  const similar = similarTo(career, careers).map(summaryOfCareer);
  return [
    [careerQueries.byId(career.id).queryKey, career],
    [careerQueries.similar(career.id).queryKey, similar],
  ];
}

const similarTo = (career: Career, careers: readonly Career[]) =>
  similarCareers(career, careers.slice(0, PAGE_SIZE));

/** The cursor only indicates that there is a next page: `LoadMore` refetches the first page to get a usable cursor. */
function firstPage(careers: readonly Career[]): Page<CareerSummary> {
  const items = careers.slice(0, PAGE_SIZE).map(summaryOfCareer);
  return { items, next: careers.length > items.length ? { after: null } : null };
}

/** The career of a page, and the similar ones that it shows. */
export function shownCareers(career: Career, careers: readonly Career[]): Content {
  const ids = [career, ...similarTo(career, careers)].map(({ id }) => id);
  return { collection: 'careers', ids: ids.join('/') };
}
