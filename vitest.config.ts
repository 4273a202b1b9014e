import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
        },
      },
      {
        extends: true,
        resolve: { alias },
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Files share jsdom and modules, which makes them three times as fast; vi.mock would affect all.
          isolate: false,
          setupFiles: ['tests/support/components-setup.ts'],
        },
      },
      {
        // All tests share the emulators, so files run one after the other.
        extends: true,
        resolve: { alias },
        test: {
          name: 'emulators',
          include: [
            'tests/rules/**/*.test.ts',
            'tests/data/**/*.test.ts',
            'tests/scripts/**/*.test.ts',
          ],
          environment: 'node',
          globalSetup: ['tests/support/emulators.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Of `npm run test:engines`, which names the engine. All journeys share the emulators and the browser.
        extends: true,
        resolve: { alias },
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
