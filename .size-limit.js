import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Size budgets for the public site, compressed with Brotli (design 6). `npm test` checks them with its own build.
 * To check them by hand: `npm run build:demo && npx size-limit`.
 */
const site = process.env.SITE_FOLDER ?? 'dist';
if (!existsSync(join(site, 'index.html')))
  throw new Error(`There is no build in ${site}. Run \`npm run build:demo\` first.`);

const assets = join(site, 'assets');

/** Code that a page runs immediately; the rest loads on the first interaction. */
const AT_ONCE_LIMIT = '3 kB';
/*
 * Chunks contain each other's hashed names, and the hashes depend on the emulators' ports. So `npm test` measures up to
 * 0.15 kB more or less than `npm run build:demo`; the next two limits leave room for that.
 */
/** Code that every page loads sooner or later, without and with the page's own code. */
const ENTRY_LIMIT = '94 kB';
/** The home page and the pages of services also show stories. */
const PAGE_LIMIT = '108.2 kB';
/** Code that loads before an inquiry leaves: Firestore (39 kB in firebase 13), and nothing for administrators only. */
const SEND_LIMIT = '40 kB';
/** Ten TCP segments of 1,460 bytes, which a server sends without waiting (RFC 6928). Includes the page's own styles. */
const HTML_LIMIT = '14.6 kB';
/** All styles of public pages, which load with the application. */
const STYLES_LIMIT = '7.5 kB';
const FONTS_LIMIT = '32 kB';

const pages = readdirSync(site, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.html'));

const linkedScripts = (html, pattern) =>
  [...html.matchAll(pattern)].map(([, file]) => join(site, file));

const loads = pages.map((page) => {
  const html = readFileSync(join(site, page), 'utf8');
  return {
    page,
    atOnce: linkedScripts(
      html,
      /<link rel="preload" as="fetch"[^>]* id="start"[^>]* href="\/([^"]+)"/g,
    ),
    preloaded: linkedScripts(
      html,
      /<link rel="preload" as="fetch" crossorigin href="\/([^"]+\.js)"/g,
    ),
  };
});
/** By what they load: pages of the same kind load the same code. */
const kinds = [...new Map(loads.map((load) => [load.preloaded.join(), load])).values()];
const atOnce = [...new Set(loads.flatMap((load) => load.atOnce))];
const ofEveryPage = loads
  .map(({ preloaded }) => preloaded)
  .reduce((common, files) => common.filter((file) => files.includes(file)));

/** Scripts that Send loads: the file that writes an inquiry, and what it imports, statically or not. */
function scriptsOfSend() {
  const first = readdirSync(assets).find((name) => /^contact-create-.*\.js$/.test(name));
  if (!first) throw new Error(`There is no script contact-create in ${assets}.`);
  const scripts = new Set([join(assets, first)]);
  // The loop also visits the scripts that it adds.
  for (const script of scripts) {
    const code = readFileSync(script, 'utf8');
    const imports = Array.from(code.matchAll(/\b(?:from|import)\W+([\w-]+\.js)\b/g), ([, name]) =>
      join(assets, name),
    );
    for (const file of imports) if (!ofEveryPage.includes(file)) scripts.add(file);
  }
  return [...scripts];
}

export default [
  { name: 'at once', path: atOnce, limit: AT_ONCE_LIMIT },
  { name: 'entry', path: [...atOnce, ...ofEveryPage], limit: ENTRY_LIMIT },
  ...pages.map((page) => ({
    name: page,
    path: join(site, page),
    limit: HTML_LIMIT,
  })),
  ...kinds.map(({ page, preloaded }) => ({
    name: `${page}: entry and page code`,
    path: [...atOnce, ...preloaded],
    limit: PAGE_LIMIT,
  })),
  { name: 'styles', path: join(assets, 'app-*.css'), limit: STYLES_LIMIT },
  { name: 'Send', path: scriptsOfSend(), limit: SEND_LIMIT },
  { name: 'fonts', path: join(assets, '*.woff2'), limit: FONTS_LIMIT },
];
