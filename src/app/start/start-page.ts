import { hasContactDraft } from '@/features/contacts/contact-draft-key';
import { keepTrying } from '@/lib/keep-trying';
import { handleDialogCommands } from './dialog-commands';
import { rememberPress } from './early-press';
import { firstInteraction } from './first-interaction';

/** Key in sessionStorage, set by a tab that has reloaded, so that it doesn't again and again. */
const RELOADED = 'reloaded-for-newer-build';

/** Loads the application at once or on first interaction (docs/decisions/004-application-on-demand.md). */
export function startPage(): void {
  // In a template browsers ignore the preload links; only pages that hydrate on interaction have it.
  const deferredLinks = document.querySelector<HTMLTemplateElement>('#deferred-links');

  async function importApp() {
    if (deferredLinks) document.head.append(deferredLinks.content);
    const { startApp } = await import('./start-app');
    await startApp();
  }

  // Sent by Vite when a chunk can't be loaded: https://vite.dev/guide/build#load-error-handling
  addEventListener('vite:preloadError', () => void reloadOnce());
  handleDialogCommands();
  rememberPress();
  // No fade to another document on Back or Forward, as there is none within the application.
  // https://www.w3.org/TR/css-view-transitions-2/#the-pageswapevent
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (activation?.navigationType === 'traverse') viewTransition?.skipTransition();
  });
  if (deferredLinks && !isIncomplete()) void firstInteraction().then(() => keepTrying(importApp));
  else void keepTrying(importApp);
}

/** Whether the prerendered page lacks what this tab has to show. */
function isIncomplete(): boolean {
  const isDiscarded = document.documentElement.dataset['discarded'] !== undefined;
  const isFiltered = location.search !== '' && document.querySelector('[role=search]') !== null;
  return isDiscarded || isFiltered || hasContactDraft();
}

async function isOutdated(): Promise<boolean> {
  const ownFile = new URL(import.meta.url).pathname;
  try {
    const response = await fetch('/', { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(ownFile);
  } catch {
    return false;
  }
}

async function reloadOnce(): Promise<void> {
  try {
    if (sessionStorage.getItem(RELOADED)) return;
    if (!(await isOutdated())) return;
    sessionStorage.setItem(RELOADED, new Date().toISOString());
    location.reload();
  } catch {
    // Storage is blocked.
  }
}
