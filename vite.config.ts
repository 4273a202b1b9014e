import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ViteDevServer } from 'vite';
import { COLORS } from './tailwind.config.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/** Sets the color of the browser's own controls in each scheme. */
const themeColor: Plugin = {
  name: 'theme-color',
  transformIndexHtml: () =>
    ['light', 'dark'].map((scheme, index) => ({
      tag: 'meta',
      attrs: {
        name: 'theme-color',
        content: COLORS.paper[index],
        media: `(prefers-color-scheme: ${scheme})`,
      },
    })),
};

const FIRM = join(ROOT, 'src/content/firm.ts');
const FACTS = 'firmWith({})';

/**
 * Puts the facts that the owner has saved into src/content/firm.ts. A build gets them from site-build.ts, so that all of
 * its parts have the same ones; a development server reads them again for each page.
 */
function savedFirm(): Plugin {
  let server: ViteDevServer | undefined;
  const read = async () => {
    if (!server) return process.env['FIRM'];
    const { firmWith } = await server.ssrLoadModule('/src/content/firm-facts.ts');
    const { settingsData } = await server.ssrLoadModule('/src/data/lazy-back-office-data.ts');
    const saved = await settingsData.getFirm().catch(({ message }: Error) => {
      server?.config.logger.warn(`The saved facts about the firm couldn’t be read: ${message}`);
      return {};
    });
    return JSON.stringify(firmWith(saved ?? {}));
  };
  return {
    name: 'saved-firm',
    enforce: 'pre',
    configureServer(started) {
      server = started;
      const { moduleGraph } = started.environments.client;
      started.middlewares.use(({ headers }, _response, next) => {
        const module = moduleGraph.getModuleById(FIRM);
        if (module && headers.accept?.includes('text/html')) moduleGraph.invalidateModule(module);
        next();
      });
    },
    transform: {
      // Not FIRM, because a text would be a pattern of file names.
      filter: { id: /[\\/]src[\\/]content[\\/]firm\.ts$/ },
      async handler(code) {
        const facts = await read();
        if (!code.includes(FACTS)) throw new Error(`${FIRM} doesn’t contain ${FACTS}.`);
        // Without the import, so that public pages don't load the defaults.
        return facts && code.replace(/^import .*/, '').replace(FACTS, () => facts);
      },
    },
  };
}

/** Replaces Vite's function around each import(), whose preload links would make a failure permanent in WebKit. */
const chunkLoading: Plugin = {
  name: 'chunk-loading',
  transform: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () =>
      `export { loadChunk as __vitePreload } from ${JSON.stringify(join(ROOT, 'src/app/start/load-chunk.ts'))}`,
  },
};

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), themeColor, savedFirm(), chunkLoading],
  resolve: {
    alias: [
      { find: '@', replacement: join(ROOT, 'src') },
      // The package's `exports` name only its development build, with warnings.
      ...(command === 'build' && process.env['NODE_ENV'] === 'production'
        ? [
            {
              find: /^react-router$/,
              replacement: join(ROOT, 'node_modules/react-router/dist/production/index.mjs'),
            },
          ]
        : []),
    ],
  },
  define: {
    BUILD_YEAR: new Date().getFullYear(),
    // Firebase waits without a timeout for IndexedDB, which never answers in some browsers: each sign-in for its
    // statistics, and with App Check each request. Without IndexedDB, Firebase keeps both in memory. Sessions are in
    // localStorage (src/data/auth.ts). Not in development: Vite's server would try to overwrite the browser's object.
    ...(command === 'build' && { indexedDB: 'undefined' }),
  },
  server: { port: 5173, strictPort: true, host: 'localhost' },
  build: {
    target: 'es2023',
    manifest: true,
    // Without the scripts that an import() needs, which load-chunk.ts finds in the code. Lists would add 1.5 kB.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // By default, the code is split into dozens of small files, each of them a request (design 6).
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'start',
              test: /src.main\.ts/,
              priority: 3,
              includeDependenciesRecursively: true,
            },
            // The application in three files, so that the browser can respond to input between their tasks.
            {
              name: 'react',
              test: /node_modules.(react|react-dom|scheduler)[\\/]/,
              priority: 3,
              includeDependenciesRecursively: true,
            },
            {
              name: 'router-and-query',
              test: /node_modules.(react-router|@tanstack.query-core.build.modern.queryClient|@tanstack.react-query.build.modern.useQuery\.)/,
              priority: 2,
              includeDependenciesRecursively: true,
            },
            // With the rules for texts, because public pages, the data, and the forms share them.
            {
              name: 'site',
              test: /src.app.start.start-app|src.domain.(iso-codes|text)|src.lib.capitalize/,
              priority: 1.5,
              includeDependenciesRecursively: true,
            },
            // Firestore and the data of public pages; Auth and the back office have their own files. The connection has
            // its own, because with App Check it imports a file that imports Firestore's.
            {
              name: 'firestore',
              test: /node_modules.(@firebase|firebase|idb).(?!.*(auth|app-check))/,
              priority: 1,
            },
            { name: 'connection', test: /src.data.(firebase|firestore)\.ts/, priority: 1 },
            {
              name: 'data',
              test: /src.data.(documents|seo-settings|services)/,
              priority: 1,
            },
            // What the data of public pages needs to read documents, without validation.
            {
              name: 'collections',
              test: /src.collections.(built-in-services|collection|seo-settings|service-order|services)\.ts|src.domain.slug/,
              priority: 1,
            },
            {
              name: 'schema',
              test: /node_modules.(valibot|@hookform)|src.collections.(form-values|inquiries|schemas)|src.domain.(email-address|email-typo|random-id|reference|service-interests)/,
              priority: 1,
            },
            {
              name: 'form',
              test: /react-hook-form|useMutation|mutationObserver|src.components.(form-field|long-text|submit-|text-field)/,
              priority: 1,
            },
            {
              name: 'login-form',
              test: /src.(app.shell.auth-form|content.password-reset|features.session.(login|register)-form)/,
            },
            {
              name: 'static-service',
              test: /src.pages.static-service-view/,
              minShareCount: 2,
            },
            // Shared by the page of a career and its preview in the back office.
            {
              name: 'career',
              test: /src.features.careers.career-detail|lucide-react.dist.esm.icons.(external-link|link-2|share-2)/,
              priority: 2,
              minShareCount: 2,
            },
            {
              name: 'job-posting',
              test: /src.features.seo.job-|src.lib.(codes|end-of-day)|node_modules.@date-fns/,
              priority: 1,
              minShareCount: 2,
            },
            {
              name: 'careers',
              test: /src.(features.careers.(career-(card|facts|queries|setting|summary)|use-today)|content.firm-day|collections.pay|domain.(career-reference|has-closed|job-types|pay-units))/,
              priority: 1,
              minShareCount: 2,
            },
            // Shared by the pages that show stories.
            {
              name: 'stories',
              test: /src.features.stories.(measured|result-figures|story-(head|queries|summary))/,
              priority: 1,
              minShareCount: 2,
            },
            {
              name: 'story-cards',
              test: /src.features.stories.(newest|results|story-card)/,
              priority: 1,
              minShareCount: 2,
            },
            // Shared by the page of a service and its preview in the back office.
            {
              name: 'service',
              test: /src.(features.services.service-(body|drawing|hero)|content.service-page)/,
              priority: 1,
              minShareCount: 2,
            },
            // Shared by paginated lists.
            {
              name: 'list',
              test: /useInfiniteQuery|infiniteQueryO(?!ptions)|src.components.load-more|src.lib.(fold-text|includes-words)/,
              priority: 1,
              minShareCount: 2,
            },
            {
              name: 'service-grid',
              test: /src.features.services.service-grid/,
              priority: 1,
              minShareCount: 2,
            },
            {
              name: 'services',
              test: /src.features.services|lucide-react.dist.esm.icons.(?!arrow|check|chevron|trash)/,
              minShareCount: 2,
            },
            // Shared by several public pages.
            {
              name: 'page',
              test: /infiniteQueryOptions|src.content.(contact|session|social-image)\.|src.drawings.sheet|src.features.seo.(?!job-|missing)|src.components.(call-to-action|page-hero|ruled-list|section|ui.input)|src.lib.(cut-text|plural|script-json)|lucide-react.dist.esm.(?!icons)|lucide-react.dist.esm.icons.(arrow-right|check)\.(m?js)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
}));
