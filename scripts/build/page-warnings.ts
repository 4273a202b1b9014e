import { COLLECTIONS, PARTLY_PUBLIC_COLLECTIONS } from '../../src/collections/collections';
import type { SiteContent } from '../../src/entry-server';
import { isPageName, splitByPage } from '../../src/domain/page-file';
import { startOf } from '../../src/lib/cut-text';

/** A warning for each saved document that gets no static page: why, and what to do about it. */
export function pageWarnings(content: SiteContent): string[] {
  const { services, skipped } = content;
  return [
    ...skipped.map(
      ({ name, slug }) =>
        `the service ${quoted(name)} has no page, because its slug ${quoted(slug)} is not valid. Correct the slug.`,
    ),
    ...splitByPage(services, ({ slug }) => slug).others.map(
      ({ name, slug }) =>
        `the service ${quoted(name)} has no page, because another service has the slug ${quoted(slug)}. Change one of the slugs.`,
    ),
    ...PARTLY_PUBLIC_COLLECTIONS.flatMap((name) => {
      const { noun, titleField = '' } = COLLECTIONS[name];
      const documents: readonly ({ id: string } & Record<string, unknown>)[] = content[name] ?? [];
      return splitByPage(documents, ({ id }) => id).others.map(
        ({ id, [titleField]: title }) =>
          `the ${noun} ${quoted(String(title))} has no static page, because its ID ${quoted(id)} ${
            isPageName(id)
              ? 'differs from another ID only in capitalization'
              : 'can’t be a file name (at most 250 letters, digits, hyphens, and underscores, but not “index”)'
          }. Duplicate the ${noun} in the back office, then delete the original.`,
      );
    }),
  ];
}

const quoted = (text: string) => JSON.stringify(startOf(text, 100));
