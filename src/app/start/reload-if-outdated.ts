/** sessionStorage key of the build that this tab has already tried to replace by a reload, to prevent a reload loop. */
const REPLACED_BUILD = 'replaced-build';

/** After a deployment, which removes the previous build's chunks, reloads the page, once for each build. */
export async function reloadIfOutdated(): Promise<void> {
  const ownFile = new URL(import.meta.url).pathname;
  try {
    if (sessionStorage.getItem(REPLACED_BUILD) === ownFile || !(await isOutdated(ownFile))) return;
    sessionStorage.setItem(REPLACED_BUILD, ownFile);
    location.reload();
  } catch {
    // Offline, or storage is blocked.
  }
}

async function isOutdated(ownFile: string): Promise<boolean> {
  const response = await fetch('/', { cache: 'no-store' });
  return response.ok && !(await response.text()).includes(ownFile);
}
