import { inquiryChangeWords, inquiryCount } from '@/back-office/documents/inquiry-words';
import { labelsOf } from '@/collections/collection';
import { COLLECTIONS } from '@/collections/collections';
import {
  changeKind,
  withoutDates,
  type ListedChange,
  type RecordedChange,
} from '@/collections/recorded-change';
import { documentTitle } from '@/content/document-title';
import { referenceOf } from '@/domain/reference';
import { cutText } from '@/lib/cut-text';
import { fieldDifferences, type FieldDifference } from '@/lib/field-differences';

const VERBS = { create: 'added', update: 'changed', delete: 'deleted' };

/** Texts are cut in code, because line clamping could hide part of a focused link. */
const MAX_NAME = 80;

/** The changes of one action, as far as they are loaded; `size` counts all. */
export interface RecordedAction {
  changes: readonly [ListedChange, ...ListedChange[]];
  size: number;
}

/** Groups adjacent changes of the same action. */
export function actionsOf(changes: readonly ListedChange[]): RecordedAction[] {
  const actions: { changes: [ListedChange, ...ListedChange[]]; size: number }[] = [];
  for (const change of changes) {
    const last = actions.at(-1);
    if (last?.changes[0].action !== change.action) {
      actions.push({ changes: [change], size: change.size });
      continue;
    }
    // All changes of a commit have the same time, and an action may take several commits.
    const isSameCommit = last.changes.at(-1)?.at?.getTime() === change.at?.getTime();
    if (!isSameCommit) last.size += change.size;
    last.changes.push(change);
  }
  return actions;
}

/** Parts of a sentence, separate because the email and the name may be in any script and direction. */
export function actionWords({ changes, size }: RecordedAction) {
  const [first] = changes;
  const who = cutText(first.email, MAX_NAME) || 'An administrator';
  return { who, ...(size === 1 ? predicateOf(first) : predicateOfMany(changes, size)) };
}

function predicateOf(change: ListedChange) {
  const { collection, document, before, after } = change;
  if (collection === 'contacts') return contactWords(change);
  if (collection === 'deletedContacts')
    return { start: 'erased inquiry ', name: referenceOf(document), end: '' };
  const { noun, nounBeforeTitle = noun, untitled = '' } = COLLECTIONS[collection];
  const title = cutText(documentTitle(collection, after ?? before, document), MAX_NAME) || untitled;
  const start = `${VERBS[changeKind(change)]} the ${nounBeforeTitle} “`;
  return { start, name: title, end: '”' };
}

/** Names the sender if the inquiry still exists, or else the reference: the history holds no personal data. */
function contactWords(change: ListedChange) {
  const { start, of, end } = inquiryChangeWords(change);
  const person = cutText(change.current?.name ?? '', MAX_NAME);
  const inquiry = person ? 'the inquiry from ' : 'inquiry ';
  return {
    start: `${start} ${of && `${of} `}${inquiry}`,
    name: person || referenceOf(change.document),
    end,
  };
}

function predicateOfMany([first, ...others]: RecordedAction['changes'], size: number) {
  const { collection } = first;
  const { plural } = COLLECTIONS[collection];
  const kind = VERBS[changeKind(first)];
  if ([first, ...others].some((change) => change.collection === 'deletedContacts'))
    return { start: 'erased ', name: inquiryCount(size), end: '' };
  if (collection !== 'contacts')
    return { start: `${kind} `, name: `${size} ${plural.toLowerCase()}`, end: '' };
  const words = inquiryChangeWords(first);
  const isSame = others.every((change) => inquiryChangeWords(change).end === words.end);
  // Undo may set different statuses.
  if (!isSame) return { start: 'changed ', name: inquiryCount(size), end: '' };
  const start = `${words.start} ${words.of && `${words.of} `}`;
  return { start, name: inquiryCount(size), end: words.end };
}

/** The fields before and after a change of content; none for an inquiry, which its sentence describes. */
export function changeDifferences(change: RecordedChange): FieldDifference[] {
  const { collection, before, after } = change;
  const description = COLLECTIONS[collection];
  if (description === COLLECTIONS.contacts) return [];
  return fieldDifferences(
    before && withoutDates(before),
    after && withoutDates(after),
    labelsOf(description),
  );
}
