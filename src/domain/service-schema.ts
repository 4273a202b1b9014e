import * as v from 'valibot';
import {
  limitedList,
  limitedText,
  requiredText,
  storedDate,
  storedNumber,
  storedText,
  storedTexts,
} from './fields';
import { SERVICE_COLORS, SERVICE_LIMITS as LIMITS, type StoredService } from './service';
import { slugProblem } from './slug';

/** Service input that `firestore.rules` accepts (design 4). */
export const serviceSchema = v.object({
  name: requiredText('Name', LIMITS.name, 'Enter a name.'),
  slug: v.pipe(
    requiredText('Slug', LIMITS.slug, 'Enter a slug.'),
    v.check(
      (text) => !slugProblem(text),
      ({ input }) => slugProblem(input) ?? '',
    ),
  ),
  description: limitedText('Description', LIMITS.description),
  longDescription: limitedText('Long description', LIMITS.longDescription),
  icon: limitedText('Icon', LIMITS.icon),
  color: v.picklist(SERVICE_COLORS),
  features: limitedList('Feature', LIMITS.features, LIMITS.feature, '\n'),
  position: v.optional(
    v.pipe(
      v.number(),
      v.check(
        (position) => Math.abs(position) <= LIMITS.position,
        'The position must be a number from -1,000,000 to 1,000,000.',
      ),
    ),
  ),
});

/** Fields of the service form; moving a service sets `position`. */
export type ServiceInput = Required<Omit<v.InferOutput<typeof serviceSchema>, 'position'>>;

export const storedServiceSchema = v.object({
  name: storedText,
  slug: storedText,
  description: storedText,
  longDescription: storedText,
  /** Icon font classes; only looked up, never rendered as a class (design 7). */
  icon: storedText,
  // Any other value becomes blue (spec 3).
  color: v.fallback(v.picklist(SERVICE_COLORS), 'blue'),
  features: storedTexts,
});

/** Parses a stored service, even if it is malformed; the document ID replaces a missing name or slug. */
export function parseService(
  id: string,
  data: Record<string, unknown>,
  version = '',
): StoredService {
  const { name, slug, ...rest } = v.parse(storedServiceSchema, data);
  return {
    id,
    name: name.trim() || id,
    slug: slug || id,
    ...rest,
    position: v.parse(storedNumber, data['position']),
    updatedAt: v.parse(storedDate, data['updatedAt']),
    version,
  };
}
