import { useSyncExternalStore } from 'react';

const inMemory = new Map<string, boolean>();

function stored(key: string): boolean | undefined {
  try {
    const value = localStorage.getItem(key);
    return value === 'on' || (value === 'off' ? false : undefined);
  } catch {
    return undefined;
  }
}

function store(key: string, on: boolean) {
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
    inMemory.delete(key);
  } catch {
    inMemory.set(key, on);
  }
  // The browser sends this event only to other tabs.
  dispatchEvent(new StorageEvent('storage', { key }));
}

function subscribe(listener: () => void) {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** State of a switch, shared by all components and tabs through localStorage; in memory if storage is blocked. */
export function useStoredSwitch(key: string, initial: boolean): [boolean, (on: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribe,
    () => inMemory.get(key) ?? stored(key) ?? initial,
    () => initial,
  );
  return [isOn, (on) => store(key, on)];
}
