import { pathTo, SEO_PAGES } from '@/content/pages';
import type { CheckedDocument, StoredContent } from '@/data/stored-content';
import { malformedFields } from '@/domain/malformed-fields';
import { plural } from '@/lib/plural';
import { fail, inWords, pass, type Finding, type Place } from './check';

const LABELS: Record<CheckedDocument['collection'], string> = {
  contacts: 'Inquiries',
  careers: 'Careers',
  services: 'Services',
  seoSettings: 'SEO settings',
};

export function judgeServices({ documents }: StoredContent): Finding {
  return documents.some(({ collection }) => collection === 'services')
    ? pass('Visitors see the saved services.')
    : fail('No service is saved. Visitors see the seven built-in ones.');
}

export function judgeDates({ undated }: StoredContent): Finding {
  if (undated === 0) return pass('Every inquiry and every career has a createdAt.');
  const documents = plural(undated, 'document has', 'documents have');
  return fail(`${documents} no createdAt, so no list shows ${undated === 1 ? 'it' : 'them'}.`);
}

export function judgeFields({ documents, total }: StoredContent): Finding {
  const extent = `${documents.length} of ${plural(total, 'document')} were read.`;
  const places = documents.flatMap(toPlaces);
  if (places.length === 0) return pass(`Saved documents match the database rules. ${extent}`);
  const wrong = plural(places.length, 'document doesn’t', 'documents don’t');
  return fail(
    `${wrong} match the database rules, so pages may leave out what is wrong. ${extent}`,
    places,
  );
}

function toPlaces({ collection, id, fields }: CheckedDocument): Place[] {
  const names = new Set(malformedFields(collection, fields));
  const isKnownPage = SEO_PAGES.some((page) => page.id === fields['page']);
  if (collection === 'seoSettings' && !isKnownPage) names.add('page');
  if (names.size === 0) return [];
  const place = { label: `${LABELS[collection]}: ${id}`, problem: inWords([...names]) };
  if (collection !== 'contacts') return [place];
  return [
    { ...place, to: `${pathTo('admin/contacts')}?${new URLSearchParams({ id }).toString()}` },
  ];
}
