/** A record with a value for each name. Rejects if one of them can't be loaded. */
export async function recordOf<Name extends string, Value>(
  names: readonly Name[],
  load: (name: Name) => Promise<Value>,
): Promise<Record<Name, Value>> {
  const entries = names.map(async (name) => [name, await load(name)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<Name, Value>;
}
