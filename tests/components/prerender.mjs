// Prints pages as the build renders them, in a process of its own, because React's renderers can't share contexts.
import { createServer } from 'vite';

const vite = await createServer({
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
});
if (process.env.ANOTHER_FIRM) await vite.ssrLoadModule('/tests/support/another-firm-setup.ts');
const load = (file) => vite.ssrLoadModule(`/src/${file}`);
const { renderPage } = await load('entry-server.tsx');
const { BUILT_IN_SERVICES: services } = await load('collections/built-in-services.ts');
const { SEO_PAGES } = await load('content/pages.ts');
const { defaultSeoSetting } = await load('content/default-seo-setting.ts');
const seoSettings = new Map(SEO_PAGES.map(({ id }) => [id, defaultSeoSetting(id)]));
const [careers, ...paths] = process.argv.slice(2);
const revive = (key, value) => (key === 'createdAt' ? new Date(value) : value);
const content = { services, seoSettings, careers: JSON.parse(careers, revive) };
const pages = {};
for (const path of paths) pages[path] = await renderPage(path, content);
process.stdout.write(JSON.stringify(pages), () => process.exit());
