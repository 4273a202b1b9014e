import * as v from 'valibot';
import { careerSchema } from './career-schema';
import {
  RECORDED_COLLECTIONS,
  withoutDates,
  type Change,
  type RecordedCollection,
  type RecordedFields,
  type UndoProblem,
} from './change';
import { CONTACT_STATUSES } from './contact';
import { storedDate, storedText } from './fields';
import { seoSettingSchema } from './seo-setting-schema';
import { serviceSchema } from './service-schema';

const storedFields = v.fallback(v.nullable(v.record(v.string(), v.unknown())), null);

const storedChangeSchema = v.object({
  collection: v.picklist(RECORDED_COLLECTIONS),
  document: v.string(),
  uid: storedText,
  email: storedText,
  at: storedDate,
  before: storedFields,
  after: storedFields,
});

/** Parses a stored change. Throws if its collection or document id is invalid, which firestore.rules prevent. */
export function parseChange(id: string, data: unknown): Change {
  return { id, ...v.parse(storedChangeSchema, data) };
}

/** The fields that firestore.rules accept in a document of each collection, without the dates. */
const SCHEMAS = {
  services: serviceSchema,
  careers: v.object({
    ...careerSchema.entries,
    salaryRange: v.optional(careerSchema.entries.salaryRange),
  }),
  seoSettings: v.object({ page: v.string(), ...seoSettingSchema.entries }),
  contacts: v.object({ status: v.picklist(CONTACT_STATUSES) }),
};

function isValid(collection: RecordedCollection, fields: RecordedFields): boolean {
  return v.is(v.strictObject(SCHEMAS[collection].entries), withoutDates(fields));
}

/** Why a change can't be undone whatever is stored now, or null. */
export function undoProblem({ collection, before, after }: Change): UndoProblem | null {
  if (collection === 'contacts' && !after) return 'contact';
  if (collection === 'services' && !before) return 'service';
  return before && !isValid(collection, before) ? 'invalid' : null;
}
