/** Entry of sessionStorage: this tab has reloaded itself, so that it never does so in a loop. */
const RELOADED = 'reloaded-for-newer-build';

/** Whether the deployed build is another than the running one; a failed request counts as no. */
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
 * Reloads the tab, once, when a chunk can't be loaded because a newer build was deployed; the draft of a
 * contact outlives that. With blocked storage it never reloads: the error boundary offers a Reload button.
 * https://vite.dev/guide/build#load-error-handling
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
    // Storage is blocked.
  }
}
