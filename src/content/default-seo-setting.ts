import type { SeoSetting } from '@/domain/seo-setting';
import { FIRM } from './firm';
import { SEO_PAGES } from './pages';

/** For ids that the page table lacks (spec 3). */
const GENERIC = {
  title: `${FIRM.name}: Oracle and Cloud Consulting`,
  description: `${FIRM.name} offers Oracle and cloud consulting for enterprises, with ${FIRM.figures.years} years of experience in digital transformation.`,
  keywords: ['Oracle', 'Cloud', 'Consulting', 'Technology'],
};

/** The setting used while none is stored (spec 3); its id is empty. */
export function defaultSeoSetting(page: string): SeoSetting {
  const { title, description, keywords } = SEO_PAGES.find(({ id }) => id === page) ?? GENERIC;
  return { id: '', page, updatedAt: null, title, description, keywords };
}
