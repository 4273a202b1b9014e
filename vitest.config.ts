import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

/** For the step `another-firm` of `npm test`: the same tests with the facts of another firm. */
const firm = process.env['ANOTHER_FIRM'] ? ['tests/support/another-firm-setup.ts'] : [];

/** For `npm run test:engines`, which sets ENGINE. All tests share the emulators and the browser. */
const engines: TestProjectInlineConfiguration = {
  extends: true,
  resolve: { alias },
  test: {
    name: 'engines',
    include: ['tests/engines/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    isolate: false,
  },
};

// Each project runs the tests in the folder of its name. If `isolate` is false, the test files in a worker share
// modules and jsdom, which makes them three times as fast, but vi.mock in one file would affect the others.
export default defineConfig({
  plugins: [react()],
  test: {
    // `npm test` runs three Vitest processes, browsers, and checks at the same time. Each worker loads its own copy of the
    // application.
    maxWorkers: Math.ceil(availableParallelism() / 2),
    // Generous, for busy machines; a test takes seconds.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'node',
          isolate: false,
          setupFiles: firm,
        },
      },
      {
        extends: true,
        resolve: { alias },
        test: {
          // Also runs the other tests that need a DOM, because each change of environment starts another worker.
          name: 'components',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: [...firm, 'tests/support/components-setup.ts'],
          // Rendering creates many short-lived objects: a larger space for new ones saves 8% of the CPU time.
          execArgv: ['--max-semi-space-size=64'],
          sequence: { setupFiles: 'list' },
        },
      },
      {
        // The files can run in parallel, because only admin.test.ts uses the demo project.
        extends: true,
        resolve: { alias },
        test: {
          name: 'scripts',
          include: ['tests/scripts/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['tests/support/emulators.ts'],
        },
      },
      {
        // Each file has its own emulator projects, and each test its own documents.
        extends: true,
        resolve: { alias },
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/rules-emulator.ts'],
          isolate: false,
          maxConcurrency: 10,
        },
      },
      {
        // All files clear the demo project and share a session, so they run one at a time, after the other projects.
        extends: true,
        resolve: { alias },
        test: {
          name: 'data',
          include: ['tests/data/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/emulators.ts'],
          setupFiles: ['tests/data/setup.ts'],
          fileParallelism: false,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      ...(process.env['ENGINE'] ? [engines] : []),
    ],
  },
});
