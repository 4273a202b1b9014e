import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import tailwind from './tailwind.config.ts';

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
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  define: { BUILD_YEAR: new Date().getFullYear() },
  server: { port: 5173, strictPort: true, host: 'localhost' },
  build: {
    target: 'es2023',
    manifest: true,
    // Every browser that runs this code knows <link rel="modulepreload">, and the pages carry the links; the
    // preload lists in the entry would be a kilobyte.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What runs at once, React DOM, and what every page needs are a file each; left alone, they fall
          // into dozens of small ones.
          groups: [
            { name: 'start', test: /src.main\.ts/, priority: 4 },
            {
              name: 'react-dom',
              test: /node_modules.(react|react-dom|scheduler)[\\/]/,
              priority: 3,
            },
            { name: 'site', test: /src.app.start.start-app/, priority: 2 },
            // Not the libraries that these bring along: a form's would come to every page.
            {
              name: 'page',
              test: /src.(components|content|drawings|features|lib)|lucide-react/,
              minShareCount: 7,
              includeDependenciesRecursively: false,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
