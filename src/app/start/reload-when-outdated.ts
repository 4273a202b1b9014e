/** sessionStorage key: this tab has reloaded once; prevents a loop. */
const RELOADED = 'reloaded-for-newer-build';

async function isOutdated(): Promise<boolean> {
  const ownFile = new URL(import.meta.url).pathname;
  try {
    const response = await fetch('/', { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(ownFile);
  } catch {
    return false;
  }
}

/** Reloads the tab once if a chunk of an older build is gone. https://vite.dev/guide/build#load-error-handling */
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
