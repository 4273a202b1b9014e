import { hasContactDraft } from '@/features/contacts/contact-draft-key';
import { keepTrying } from '@/lib/keep-trying';
import { handleDialogCommands } from './dialog-commands';
import { recordClick } from './early-click';
import { firstInteraction } from './first-interaction';

/** The sessionStorage key that marks a tab as already reloaded, to prevent a reload loop. */
const RELOADED = 'reloaded-for-newer-build';

/** Loads the application immediately or on first interaction (docs/decisions/004-application-on-demand.md). */
export function startPage(): void {
  // Only pages that hydrate on interaction have this template. Browsers ignore preload links inside a template.
  const deferredLinks = document.querySelector<HTMLTemplateElement>('#deferred-links');

  async function importApp() {
    if (deferredLinks) document.head.append(deferredLinks.content);
    const { startApp } = await import('./start-app');
    await startApp();
  }

  // Vite sends this event when a chunk can't be loaded: https://vite.dev/guide/build#load-error-handling
  addEventListener('vite:preloadError', () => void reloadOnce());
  handleDialogCommands();
  recordClick();
  // No fade between documents on Back or Forward, to match navigation within the application.
  // https://www.w3.org/TR/css-view-transitions-2/#the-pageswapevent
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (activation?.navigationType === 'traverse') viewTransition?.skipTransition();
  });
  if (deferredLinks && !isIncomplete()) void firstInteraction().then(() => keepTrying(importApp));
  else void keepTrying(importApp);
}

/** Whether this tab must show content that the prerendered page doesn't have. */
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
