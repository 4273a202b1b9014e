import { pathTo, SEO_PAGES } from '@/content/pages';
import type { CheckedCollection, StoredContent, CheckedDocument } from '@/data/stored-content';
import { malformedFields } from '@/domain/malformed-fields';
import { plural } from '@/lib/plural';
import type { Check } from './check';
import { fail, pass, type Finding, type Place } from './finding';
import { inWords } from './in-words';

const LABELS: Record<CheckedCollection, string> = {
  contacts: 'Inquiries',
  careers: 'Careers',
  services: 'Services',
  seoSettings: 'SEO settings',
};

const IN_CONSOLE =
  'In the Firebase console, under Firestore Database, correct these documents or delete them.';

/** The documents that are wrong, with the names of the fields. */
function malformedPlaces(documents: CheckedDocument[]): Place[] {
  return documents.flatMap(({ collection, id, fields }) => {
    const names = malformedFields(collection, fields);
    if (collection === 'seoSettings' && !isSeoPage(fields['page'])) names.push('page');
    if (names.length === 0) return [];
    const to = collection === 'contacts' ? linkToContact(id) : undefined;
    const problem = inWords([...new Set(names)]);
    return [{ label: `${LABELS[collection]}: ${id}`, problem, ...(to && { to }) }];
  });
}

const isSeoPage = (page: unknown) => SEO_PAGES.some(({ id }) => id === page);

const linkToContact = (id: string) =>
  `${pathTo('admin/contacts')}?${new URLSearchParams({ id }).toString()}`;

/** Says how many documents were read, if not all of them. */
function extent({ counts, documents }: StoredContent): string {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (documents.length >= total) return `All ${plural(total, 'document')} were read.`;
  return `${documents.length} of ${plural(total, 'document')} were read, so there may be more.`;
}

function findUnlisted({ withoutDate, documents }: StoredContent): Finding {
  if (withoutDate <= 0) return pass('Every inquiry and every career is in the lists.');
  const isUnlisted = ({ collection, fields }: CheckedDocument) =>
    (collection === 'contacts' || collection === 'careers') && !('createdAt' in fields);
  const places = documents.filter(isUnlisted).map(({ collection, id }) => ({
    label: `${LABELS[collection]}: ${id}`,
    problem: 'createdAt is missing',
    ...(collection === 'contacts' && { to: linkToContact(id) }),
  }));
  const unnamed = withoutDate - places.length;
  const rest =
    unnamed > 0
      ? ` ${plural(unnamed, 'of them is', 'of them are')} not among the documents that were read.`
      : '';
  return {
    ...fail(
      `${plural(withoutDate, 'document has', 'documents have')} no createdAt, and ${withoutDate === 1 ? 'is' : 'are'} in no list.${rest}`,
      `${IN_CONSOLE} A createdAt is a timestamp.`,
    ),
    places,
  };
}

function findMalformed(content: StoredContent): Finding {
  const places = malformedPlaces(content.documents);
  if (places.length === 0)
    return pass(`Stored documents are as the rules would store them. ${extent(content)}`);
  return {
    ...fail(
      `${plural(places.length, 'document isn’t', 'documents aren’t')} as the rules would store them, so pages may leave out what is wrong. ${extent(content)}`,
      IN_CONSOLE,
    ),
    places,
  };
}

function findServices({ counts }: StoredContent): Finding {
  if (counts.services > 0)
    return pass(`${plural(counts.services, 'service is', 'services are')} stored.`);
  return fail(
    'No service is stored. Visitors see the seven built-in ones.',
    'Reload this page: the built-in services are stored when an administrator opens the site.',
  );
}

const CHECKS: { title: string; judge: (content: StoredContent) => Finding }[] = [
  { title: 'Services are stored', judge: findServices },
  { title: 'Every inquiry and career is in a list', judge: findUnlisted },
  { title: 'Stored documents are well formed', judge: findMalformed },
];

/** What is stored. Read once for all of them. */
export const CONTENT_CHECKS: Check[] = CHECKS.map(({ title, judge }) => ({
  group: 'Content',
  title,
  run: async ({ content }) => judge(await content),
}));
