import { describe, expect, it } from 'vitest';
import { startScript } from './run-script';

/** Settings in the environment override .env files. */
const REAL = {
  VITE_FIREBASE_PROJECT_ID: 'example-production',
  VITE_FIREBASE_API_KEY: 'AIza-not-a-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'example-production.firebaseapp.com',
  VITE_FIRESTORE_EMULATOR_HOST: '',
  VITE_AUTH_EMULATOR_HOST: '',
};

async function build(settings: Record<string, string>) {
  const { exitCode, all } = await startScript('scripts/build.ts', [], { ...REAL, ...settings });
  return { exitCode, output: all };
}

describe('npm run build', () => {
  it('refuses the emulator project and names missing settings', async () => {
    const { exitCode, output } = await build({
      VITE_FIREBASE_PROJECT_ID: 'demo-consulting-site',
      VITE_FIREBASE_API_KEY: '',
    });
    expect(exitCode).toBe(1);
    expect(output).toMatch(
      /^This build .* missing: VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_API_KEY\. Copy \.env to \.env\.production\.local.*$/,
    );
  });

  it('refuses an emulator host for a real project', async () => {
    const { exitCode, output } = await build({ VITE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' });
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^VITE_AUTH_EMULATOR_HOST is set, .*$/);
  });
});
