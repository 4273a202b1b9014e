import * as v from 'valibot';
import { careerSchema } from './career-schema';
import { seoSettingSchema } from './seo-setting-schema';
import { serviceSchema } from './service-schema';

/**
 * The stored fields of what administrators write, as `firestore.rules` accept them, without the dates. The rules
 * also know the pages of SEO settings (content/pages.ts).
 */
export const DOCUMENT_SCHEMAS = {
  services: v.strictObject(serviceSchema.entries),
  careers: v.strictObject({
    ...careerSchema.entries,
    salaryRange: v.optional(careerSchema.entries.salaryRange),
  }),
  seoSettings: v.strictObject({ page: v.string(), ...seoSettingSchema.entries }),
};
