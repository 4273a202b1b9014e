import { useSyncExternalStore } from 'react';

const unstored = new Map<string, boolean>();
const listeners = new Set<() => void>();

function stored(key: string): boolean | undefined {
  try {
    const value = localStorage.getItem(key);
    return value === null ? undefined : value === 'on';
  } catch {
    return undefined;
  }
}

function store(key: string, on: boolean) {
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
    unstored.delete(key);
  } catch {
    unstored.set(key, on);
  }
  for (const listener of listeners) listener();
}

/** Also to changes in other tabs, of which the browser tells by an event. */
function subscribe(listener: () => void) {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null) unstored.clear();
    else unstored.delete(key);
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', handleStorage);
  };
}

/**
 * A switch that localStorage keeps under `key`, with one state in all components and tabs. Where storage is blocked,
 * it is kept for this page only. Returns its state, at first `initial`, and what sets it.
 */
export function useStoredSwitch(key: string, initial: boolean): [boolean, (on: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribe,
    () => unstored.get(key) ?? stored(key) ?? initial,
    () => initial,
  );
  return [isOn, (on) => store(key, on)];
}
