import { useSyncExternalStore } from 'react';

const inMemory = new Map<string, boolean>();
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
    inMemory.delete(key);
  } catch {
    inMemory.set(key, on);
  }
  for (const listener of listeners) listener();
}

/** The storage event reports changes in other tabs. */
function subscribe(listener: () => void) {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null) inMemory.clear();
    else inMemory.delete(key);
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', handleStorage);
  };
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
