import * as v from 'valibot';
import { careerSchema } from './career-schema';
import { seoSettingSchema } from './seo-setting-schema';
import { serviceSchema } from './service-schema';

/** Documents that administrators write, without dates. Same as in `firestore.rules`, except for the SEO page list. */
export const DOCUMENT_SCHEMAS = {
  services: v.strictObject(serviceSchema.entries),
  careers: v.strictObject({
    ...careerSchema.entries,
    salaryRange: v.optional(careerSchema.entries.salaryRange),
  }),
  seoSettings: v.strictObject({ page: v.string(), ...seoSettingSchema.entries }),
};
