/* What the page has in memory for the account that is signed in, whichever screen is open. */

let account: string | null = null;
const drops: (() => void)[] = [];

/** Calls `drop` when another account signs in. */
export function onAccountChange(drop: () => void): void {
  drops.push(drop);
}

/** Drops what belongs to another account than `uid`. */
export function claimAccount(uid: string): void {
  if (account === uid) return;
  account = uid;
  for (const drop of drops) drop();
}

/**
 * A value of the account, for useSyncExternalStore.
 * @param isUnsaved whether closing the page would lose it, which the browser then asks about
 */
export function accountStore<Value>(initial: Value, isUnsaved?: (value: Value) => boolean) {
  let value = initial;
  const listeners = new Set<() => void>();
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();

  function set(changed: Value) {
    value = changed;
    if (isUnsaved?.(value)) addEventListener('beforeunload', warn);
    else removeEventListener('beforeunload', warn);
    for (const listener of listeners) listener();
  }
  onAccountChange(() => set(initial));

  return {
    get: () => value,
    set,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Whether a screen shows it. */
    isShown: () => listeners.size > 0,
  };
}
