let account: string | null = null;
const resets: (() => void)[] = [];

function onAccountChange(reset: () => void): void {
  resets.push(reset);
}

/** UID of the account whose data the stores hold; null before the first sign-in. */
export const currentAccount = () => account;

export function switchAccount(uid: string): void {
  if (account === uid) return;
  account = uid;
  for (const reset of resets) reset();
}

/** Holds a value for useSyncExternalStore. While `isUnsaved` is true, the browser warns before the page closes. */
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
    isShown: () => listeners.size > 0,
  };
}
