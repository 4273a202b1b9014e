import { changedFields, type Change } from '@/domain/change';
import { FIELD_LABELS } from './change-words';

/**
 * How a field differs. A text has both versions, undefined where the document did not exist; a list has the
 * entries that were removed and added.
 */
export type FieldDifference = { field: string; label: string } & (
  | { kind: 'text'; before: string | undefined; after: string | undefined }
  | { kind: 'list'; removed: string[]; added: string[] }
);

/**
 * The differences in the order of the form, without fields that are empty before and after, and without the digest of
 * a deleted contact.
 */
export function fieldDifferences(change: Change): FieldDifference[] {
  const labels = FIELD_LABELS[change.collection];
  const order = Object.keys(labels);
  const position = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  return changedFields(change)
    .filter(({ field }) => change.collection !== 'contacts' || order.includes(field))
    .filter(({ before, after }) => !(isBlank(before) && isBlank(after)))
    .sort((a, b) => position(a.field) - position(b.field))
    .map(({ field, before, after }) => {
      const name = { field, label: labels[field] ?? field };
      if (isList(before) && isList(after)) {
        const [old, current] = [entriesOf(before), entriesOf(after)];
        return {
          ...name,
          kind: 'list',
          removed: without(old, current),
          added: without(current, old),
        };
      }
      return {
        ...name,
        kind: 'text',
        before: change.before ? asText(before) : undefined,
        after: change.after ? asText(after) : undefined,
      };
    });
}

function isList(value: unknown): value is unknown[] | undefined {
  return value === undefined || Array.isArray(value);
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (isList(value) && !value.length);
}

/** Stored values may have any type. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return isBlank(value) ? '' : JSON.stringify(value);
}

const entriesOf = (list: unknown[] = []) => list.map(asText);

/** The entries of `list` that `others` lacks. A repeated entry is in the result as often as it is missing. */
function without(list: string[], others: string[]): string[] {
  const rest = [...others];
  return list.filter((entry) => {
    const index = rest.indexOf(entry);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}
