import type { SiteContent } from '../../src/entry-server';
import { isPageName, splitByPage } from '../../src/domain/page-file';

/** A warning for each saved document that gets no static page: why, and what to do about it. */
export function pageWarnings({ services, skipped, careers = [] }: SiteContent): string[] {
  return [
    ...skipped.map(
      ({ name, slug }) =>
        `the service ${quoted(name)} has no page, because its slug ${quoted(slug)} is not valid. Correct the slug.`,
    ),
    ...splitByPage(services, ({ slug }) => slug).others.map(
      ({ name, slug }) =>
        `the service ${quoted(name)} has no page, because another service has the slug ${quoted(slug)}. Change one of the slugs.`,
    ),
    ...splitByPage(careers, ({ id }) => id).others.map(
      ({ title, id }) =>
        `the career ${quoted(title)} has no static page, because its ID ${quoted(id)} ${
          isPageName(id)
            ? 'differs from another ID only in capitalization'
            : 'can’t be a file name (at most 250 letters, digits, hyphens, and underscores, but not “index”)'
        }. Duplicate the career in the back office, then delete the original.`,
    ),
  ];
}

const quoted = (text: string) => JSON.stringify(text.slice(0, 100));
