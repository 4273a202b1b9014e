/** A file couldn't be loaded; a retry can succeed. A TypeError, like the error of a failed import(). */
export class ChunkError extends TypeError {}

/** The static imports of files that are loading or loaded, by URL. The running entry imports nothing. */
const files = new Map([[new URL(import.meta.url).pathname, Promise.resolve<string[]>([])]]);
/** URLs of files that couldn't be loaded; the HTTP cache may hold an incomplete response. */
const failed = new Set<string>();

/* Match the imports in built code, where all chunks are in one folder. */
const STATIC_IMPORTS = /\b(?:from|import)\s*"\.\/([^"]+)"/g;
const DYNAMIC_IMPORTS = /\bimport\(\W\.\/([\w.-]+)/g;

const importsIn = (code: string, imports: RegExp) =>
  Array.from(code.matchAll(imports), ([, name]) => `/assets/${name}`);

/** URL of the chunk that a function imports. */
export const urlsIn = (importChunk: () => unknown) =>
  importsIn(importChunk.toString(), DYNAMIC_IMPORTS);

/** Imports a chunk once its files are loaded. In a build, vite.config.ts wraps each import(). Throws ChunkError. */
export async function loadChunk<Module>(
  importChunk: () => Promise<Module>,
  styles: string[] = [],
): Promise<Module> {
  const urls = [...urlsIn(importChunk), ...styles.map((name) => `/${name}`)];
  try {
    // Until the page is closed, Chromium before 148 and Firefox repeat a failed import(), but not a failed fetch().
    await loadFiles(urls);
    return await importChunk();
  } catch (error) {
    // In WebKit, a fetch() makes a failed import() work again.
    for (const url of urls) files.delete(url);
    void reloadIfOutdated();
    throw error;
  }
}

export async function loadFiles(urls: string[], visited = new Set<string>()): Promise<void> {
  const load = async (url: string) => {
    visited.add(url);
    await loadFiles(await (files.get(url) ?? loadOnce(url)), visited);
  };
  await Promise.all(urls.filter((url) => !visited.has(url)).map(load));
}

/** Runs each script once it and those that it imports are loaded. A later import() reports what is lost. */
export function runFiles(urls: string[]): void {
  for (const url of urls)
    loadFiles([url])
      .then(() => url.endsWith('.css') || import(/* @vite-ignore */ url))
      .catch(() => undefined);
}

function loadOnce(url: string): Promise<string[]> {
  const loading = loadFile(url).catch(() => {
    failed.add(url);
    files.delete(url);
    // The text that Chromium uses for a failed import().
    throw new ChunkError(`Failed to fetch dynamically imported module: ${url}`);
  });
  files.set(url, loading);
  return loading;
}

async function loadFile(url: string): Promise<string[]> {
  const response = await fetch(url, { cache: failed.has(url) ? 'reload' : 'default' });
  const type = response.headers.get('content-type') ?? '';
  const isStyles = url.endsWith('.css');
  // A captive portal responds with its own page.
  if (!response.ok || !type.includes(isStyles ? 'css' : 'javascript')) throw new Error();
  const text = await response.text();
  if (!isStyles) return importsIn(text, STATIC_IMPORTS);
  document.head.append(Object.assign(document.createElement('style'), { textContent: text }));
  return [];
}

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
