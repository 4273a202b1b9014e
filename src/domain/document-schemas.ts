import * as v from 'valibot';
import { careerSchema } from './career-schema';
import { seoSettingSchema } from './seo-setting-schema';
import { serviceSchema } from './service-schema';

/** Documents that administrators write, without dates: as in `firestore.rules`, except the list of SEO pages. */
export const DOCUMENT_SCHEMAS = {
  services: v.strictObject(serviceSchema.entries),
  careers: v.strictObject({
    ...careerSchema.entries,
    salaryRange: v.optional(careerSchema.entries.salaryRange),
  }),
  seoSettings: v.strictObject({ page: v.string(), ...seoSettingSchema.entries }),
};
