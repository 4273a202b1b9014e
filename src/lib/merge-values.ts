import { diff3Merge } from 'node-diff3';

export interface Merged<Values> {
  values: Values;
  /** Fields that only the others have changed, and lists that contain the changes of both sides. */
  taken: (keyof Values & string)[];
  /** Fields that both sides have changed. Their values are mine. */
  contested: (keyof Values & string)[];
}

export const isSameValue = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** Three-way merge by field, and in lists by entry. `sent`: values saved from here since `base`, so also mine. */
export function mergeValues<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  sent: Values = base,
): Merged<Values> {
  const merged: Merged<Values> = { values: { ...mine }, taken: [], contested: [] };
  for (const name of Object.keys(mine) as (keyof Values & string)[]) {
    const [was, own, other] = [base[name], mine[name], theirs[name]];
    if ([was, own, sent[name]].some((value) => isSameValue(other, value))) continue;
    const value = isSameValue(own, was) ? other : mergeLists(was, own, other);
    if (value === undefined) {
      merged.contested.push(name);
    } else {
      merged.values[name] = value as Values[typeof name];
      merged.taken.push(name);
    }
  }
  return merged;
}

/** Undefined if the values aren't lists, or if both sides have changed the same entry. */
function mergeLists(base: unknown, mine: unknown, theirs: unknown): unknown[] | undefined {
  if (![base, mine, theirs].every(Array.isArray)) return undefined;
  const parts = diff3Merge(mine as unknown[], base as unknown[], theirs as unknown[]).map(
    ({ ok, conflict }) => ok ?? (conflict && mergePart(conflict.a, conflict.o, conflict.b)),
  );
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
}

/** Merges part of a list if the two sides changed different entries, or if one side only added entries around it. */
function mergePart(mine: unknown[], base: unknown[], theirs: unknown[]): unknown[] | undefined {
  if ([mine, theirs].every(({ length }) => length === base.length)) {
    const { values, contested } = mergeValues({ ...base }, { ...mine }, { ...theirs });
    return contested.length === 0 ? Object.values(values) : undefined;
  }
  if (base.length === 0) return [...mine, ...theirs.filter((entry) => !mine.includes(entry))];
  return withAdded(mine, base, theirs) ?? withAdded(theirs, base, mine);
}

function withAdded(part: unknown[], base: unknown[], longer: unknown[]) {
  for (let start = 0; start + base.length <= longer.length; start += 1) {
    const end = start + base.length;
    if (isSameValue(longer.slice(start, end), base))
      return [...longer.slice(0, start), ...part, ...longer.slice(end)];
  }
  return undefined;
}
