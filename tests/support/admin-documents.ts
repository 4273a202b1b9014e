import { parseCareer } from '@/collections/careers';
import { parseContact, parseDeletedContact } from '@/collections/inquiries';
import { parseSeoSetting } from '@/collections/seo-settings';
import { parseService } from '@/collections/services';
import { parseStory } from '@/collections/stories';
import { career, contact, service, story } from './sample-documents';

/** A career as src/data returns it, overridden by `fields`. */
export function storedCareer(id: string, fields: Record<string, unknown> = {}, version = 1) {
  return parseCareer(id, career(fields), `version ${version}`);
}

/** A service as src/data returns it, overridden by `fields`. Its ID is its slug. */
export function storedService(slug: string, fields: Record<string, unknown> = {}, version = 1) {
  return parseService(slug, service({ slug, ...fields }), `version ${version}`);
}

/** A story as src/data returns it, overridden by `fields`. Its ID is its slug. */
export function storedStory(slug: string, fields: Record<string, unknown> = {}, version = 1) {
  return parseStory(slug, story({ slug, ...fields }), `version ${version}`);
}

/** A contact as src/data returns it, overridden by `fields`. */
export function storedContact(id: string, fields: Record<string, unknown> = {}) {
  return parseContact(id, contact(fields));
}

/** The SEO setting of a page as src/data returns it. */
export function storedSeoSetting(page: string, fields: Record<string, unknown> = {}, version = 1) {
  const updatedAt = new Date(2026, 2, version);
  return parseSeoSetting(page, { page, updatedAt, ...fields }, `version ${version}`);
}

/** A deleted contact as src/data returns it, overridden by `fields`. */
export function deletedContact(id: string, fields: Record<string, unknown> = {}) {
  return parseDeletedContact(id, contact({ deletedAt: new Date(), ...fields }));
}
