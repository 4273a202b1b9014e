import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: { port: 5173, strictPort: true, host: 'localhost' },
  build: {
    target: 'es2023',
    manifest: true,
    // Every browser that runs this code knows <link rel="modulepreload">.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs goes into one file; left alone, it falls into dozens of small ones.
          groups: [{ name: 'site', tags: ['$initial'] }],
        },
      },
    },
  },
});
