import { labelsOf } from '@/collections/collection';
import { COLLECTIONS } from '@/collections/collections';
import { withoutDates, type LoggedChange } from '@/collections/recorded-change';
import { fieldDifferences } from '@/lib/field-differences';
import { inquiryChangeWords, inquiryCount } from './inquiry-words';

/** Longer labels don't fit into a button. */
const MAX_TEXT = 40;
const MAX_LABELS = 3;

const LIST = new Intl.ListFormat('en-US');

/**
 * What undoing the changes of an action will do, in the imperative: 'set the status to “new”', 'delete the career',
 * 'restore the earlier Department'. `size`: their number, if not all are given.
 */
export function undoWords(changes: readonly LoggedChange[], size = changes.length): string {
  const [change] = changes;
  if (!change) return '';
  if (change.collection === 'contacts') return inquiryWords(changes, size);
  const { noun, plural, hasDefaults } = COLLECTIONS[change.collection];
  if (size > 1) return `restore ${size} ${plural.toLowerCase()} as they were`;
  if (!change.after) return `restore the ${noun}`;
  if (change.before) return fieldWords(change);
  return hasDefaults ? 'go back to the default' : `delete the ${noun}`;
}

function inquiryWords(changes: readonly LoggedChange[], size: number): string {
  const [first = '', ...others] = changes.map(({ before, after }) => {
    const { start, of, end } = inquiryChangeWords({ before: after, after: before });
    const object = size > 1 ? ` ${of && `${of} `}${inquiryCount(size)}` : of ? '' : ' the inquiry';
    return imperative(start) + object + end.replace(' and removed ', ' and remove ');
  });
  const isSame = others.every((words) => words === first);
  return isSame ? first : `set ${inquiryCount(size)} back to what they were`;
}

const IMPERATIVES: Record<string, string> = {
  restored: 'restore',
  deleted: 'delete',
  removed: 'remove',
  assigned: 'assign',
  marked: 'mark',
};

/** Of the history's words for a change; a note that is changed back is the earlier one. */
const imperative = (start: string) =>
  start
    .replace(/^changed the note$/, 'restore the earlier note')
    .replace(/^\w+/, (verb) => IMPERATIVES[verb] ?? verb);

function fieldWords({ collection, before, after }: LoggedChange): string {
  const differences = fieldDifferences(
    before && withoutDates(before),
    after && withoutDates(after),
    labelsOf(COLLECTIONS[collection]),
  );
  const [only, ...others] = differences;
  if (!only) return 'restore the earlier version';
  if (others.length === 0 && only.kind === 'text' && isShort(only.before))
    return only.before ? `set ${only.label} to “${only.before}”` : `clear ${only.label}`;
  if (differences.length > MAX_LABELS) return `restore ${differences.length} earlier fields`;
  return `restore the earlier ${LIST.format(differences.map(({ label }) => label))}`;
}

const isShort = (text = '') => text.length <= MAX_TEXT && !text.includes('\n');
