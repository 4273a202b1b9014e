type Fields = Record<string, unknown>;

/** Texts have both versions (undefined if the document didn't exist); lists have the removed and added entries. */
export type FieldDifference = { field: string; label: string } & (
  | { kind: 'text'; before: string | undefined; after: string | undefined }
  | { kind: 'list'; removed: string[]; added: string[] }
);

/** Fields that differ, in the order of `labels`, unlabeled fields last. `null` is a missing document. */
export function fieldDifferences(
  before: Fields | null,
  after: Fields | null,
  labels: Record<string, string>,
): FieldDifference[] {
  const order = Object.keys(labels);
  const position = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .map((field) => ({ field, old: before?.[field], current: after?.[field] }))
    .filter(({ old, current }) => JSON.stringify(old) !== JSON.stringify(current))
    .filter(({ old, current }) => !(isBlank(old) && isBlank(current)))
    .sort((a, b) => position(a.field) - position(b.field))
    .map(({ field, old, current }) => {
      const name = { field, label: labels[field] ?? field };
      if (isList(old) && isList(current)) {
        const [was, is] = [entriesOf(old), entriesOf(current)];
        return { ...name, kind: 'list', removed: without(was, is), added: without(is, was) };
      }
      return {
        ...name,
        kind: 'text',
        before: before ? asText(old) : undefined,
        after: after ? asText(current) : undefined,
      };
    });
}

function isList(value: unknown): value is unknown[] | undefined {
  return value === undefined || Array.isArray(value);
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (isList(value) && !value.length);
}

/** 'Yes' or 'No' for a boolean, '' for a blank value, a line for each value of a map, JSON for other values. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (isMap(value)) return Object.values(value).map(asText).join('\n');
  return isBlank(value) ? '' : JSON.stringify(value);
}

const isMap = (value: unknown): value is object =>
  value instanceof Object && Object.getPrototypeOf(value) === Object.prototype;

const entriesOf = (list: unknown[] = []) => list.map(asText);

/** Multiset difference: repeated entries count separately. */
function without(list: string[], others: string[]): string[] {
  const rest = [...others];
  return list.filter((entry) => {
    const index = rest.indexOf(entry);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}
