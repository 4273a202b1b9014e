import { type SeoPageId } from '@/content/pages';
import { FIRM } from '../src/content/firm';
import type { SeoSettingInput } from '../src/domain/seo-setting';

/** Stored settings for some pages; for the others the defaults are generated (spec 3). */
export const sampleSeoSettings: (SeoSettingInput & { page: SeoPageId })[] = [
  {
    page: 'home',
    title: `Oracle and cloud consulting for enterprises | ${FIRM.shortName}`,
    description: `${FIRM.name} moves, upgrades and runs Oracle systems: planned on paper, rehearsed twice, measured afterwards. Ask us what your next step would cost.`,
    keywords: ['Oracle consulting', 'cloud migration', 'OCI', 'digital transformation'],
  },
  {
    page: 'services',
    title: `Seven services, one team | ${FIRM.name}`,
    // Shorter than recommended, so that the length hint has something to say.
    description: 'Migration, upgrades, integration, operations.',
    keywords: ['Oracle services', 'managed services'],
  },
  {
    page: 'careers',
    title: `Work with people who draw first | Careers at ${FIRM.shortName}`,
    description: `Open positions for Oracle, cloud and integration engineers at ${FIRM.name}, with the salary in the posting and the first project named in the interview.`,
    keywords: ['Oracle jobs', 'cloud engineer jobs', 'DBA careers', 'consulting careers'],
  },
];
