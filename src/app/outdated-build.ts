/** Remembers that this tab has reloaded itself, so that it never does so in a loop. */
const RELOADED = 'reloaded-for-newer-build';

/**
 * Whether another build than the running one is deployed by now. Asks for the page as it is served; a
 * network that fails means "unknown", which counts as no.
 */
async function isOutdated(): Promise<boolean> {
  const ownFile = new URL(import.meta.url).pathname;
  try {
    const response = await fetch('/', { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(ownFile);
  } catch {
    return false;
  }
}

/**
 * After a deployment the files of the build that an open tab runs on are gone. When one can't be loaded,
 * the tab reloads, once; the draft of a contact outlives that. Where it has reloaded already, or storage
 * is blocked and it can't know, the page's error boundary offers a Reload button instead.
 * Call it once at start. https://vite.dev/guide/build#load-error-handling
 */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  try {
    if (sessionStorage.getItem(RELOADED)) return;
    if (!(await isOutdated())) return;
    sessionStorage.setItem(RELOADED, new Date().toISOString());
    location.reload();
  } catch {
    // Storage is blocked: no reload.
  }
}
