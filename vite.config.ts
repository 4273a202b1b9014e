import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import tailwind from './tailwind.config.ts';

/** What most public pages are made of. */
const PAGE_PARTS =
  /src.(components.(page-hero|section|closing-call|numbered-steps|ruled-list|named-texts)|drawings.(sheet|dimension)|features.seo.(page-head|head-of|structured-data|structured-data-script)|domain.(seo-defaults|salary))\.|lucide-react.*.(arrow-right|check|database)\.mjs/;
/** What the pages with services share. */
const SERVICE_PARTS = /src.features.services.service-(accent|card|grid|icon)\./;

/** The color of the browser's own interface: the paper of the site. */
const themeColor: Plugin = {
  name: 'theme-color',
  transformIndexHtml: () => {
    const attrs = { name: 'theme-color', content: tailwind.theme.colors.paper.DEFAULT };
    return [{ tag: 'meta', attrs, injectTo: 'head' }];
  },
};

export default defineConfig({
  plugins: [react(), tailwindcss(), themeColor],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
      // The router brings a stand-in for a hook that React has had since version 18.
      'use-sync-external-store/shim/index.js': 'react',
    },
  },
  define: { BUILD_YEAR: new Date().getFullYear() },
  server: { port: 5173, strictPort: true, host: 'localhost' },
  build: {
    target: 'es2023',
    manifest: true,
    // Every browser that runs this code knows <link rel="modulepreload">. A list of what each part needs
    // would be a kilobyte in the entry and, on a phone, time before the page is ready.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the whole site is made of goes into three files, each with all that it imports, and what public
          // pages share into two more; left alone, they fall into dozens of small ones.
          groups: [
            { name: 'visit', test: /src.main\.ts/, priority: 3 },
            { name: 'site', test: /src.app.start\.tsx|rolldown.runtime/, priority: 2 },
            { name: 'react-dom', test: /src.app.react-dom\.ts/, priority: 1 },
            { name: 'page-parts', test: PAGE_PARTS },
            { name: 'service-parts', test: SERVICE_PARTS },
          ],
        },
      },
    },
  },
});
