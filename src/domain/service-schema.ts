import * as v from 'valibot';
import { limitedList, limitedText, requiredText, storedText, storedTexts } from './fields';
import { SERVICE_COLORS, SERVICE_LIMITS as LIMITS, type Service } from './service';

/** What `firestore.rules` accepts of a service (design 5). */
export const serviceSchema = v.object({
  name: requiredText('Name', LIMITS.name, 'Enter a name.'),
  slug: v.pipe(
    limitedText('Slug', LIMITS.slug),
    v.regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'A slug has lowercase letters, digits, and single hyphens.',
    ),
    // Hosting serves services/index.html in place of services.html.
    v.notValue('index', 'The slug “index” is reserved for the list of services.'),
  ),
  description: limitedText('Description', LIMITS.description),
  longDescription: limitedText('Long description', LIMITS.longDescription),
  icon: limitedText('Icon', LIMITS.icon),
  color: v.picklist(SERVICE_COLORS),
  features: limitedList('Feature', LIMITS.features, LIMITS.feature, '\n'),
});

export const storedServiceSchema = v.object({
  name: storedText,
  slug: storedText,
  description: storedText,
  longDescription: storedText,
  /** Icon font classes as stored; only looked up, never rendered as a class (design 7). */
  icon: storedText,
  // Any other value becomes blue (spec 3).
  color: v.fallback(v.picklist(SERVICE_COLORS), 'blue'),
  features: storedTexts,
});

/** Whether a slug is safe in paths and file names. Stored ones may not be: the console bypasses the rules. */
export function isSlug(text: string): boolean {
  return v.is(serviceSchema.entries.slug, text);
}

/** Reads a stored service, whatever its shape; the document id replaces a missing name or slug. */
export function parseService(id: string, data: unknown): Service {
  const { name, slug, ...rest } = v.parse(storedServiceSchema, data);
  return { id, name: name.trim() || id, slug: slug || id, ...rest };
}
