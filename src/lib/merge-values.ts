export interface Merged<Values> {
  values: Values;
  /** Fields that both sides have changed. Their values are mine. */
  contested: (keyof Values & string)[];
}

export const isSameValue = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** Three-way merge by field. `known`: values that mine may replace, although they aren't the base. */
export function mergeValues<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  known: readonly Values[] = [],
): Merged<Values> {
  const merged: Merged<Values> = { values: { ...mine }, contested: [] };
  for (const name of Object.keys(mine) as (keyof Values & string)[]) {
    const [was, own, other] = [base[name], mine[name], theirs[name]];
    if (
      [was, own, ...known.map((values) => values[name])].some((value) => isSameValue(other, value))
    )
      continue;
    if (isSameValue(own, was)) merged.values[name] = other;
    else merged.contested.push(name);
  }
  return merged;
}
