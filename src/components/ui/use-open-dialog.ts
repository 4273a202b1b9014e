import { useSyncExternalStore } from 'react';

/** Observes every `open` attribute: browsers differ in the events of a dialog. */
function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

const openDialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');

/** The native dialog that is open, however it was opened; null during hydration. */
export function useOpenDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, openDialog, () => null);
}
