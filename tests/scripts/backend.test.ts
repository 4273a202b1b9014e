import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePorts, requireFreePorts, type Ports } from '../../scripts/emulators/ports';
import { printResetLink } from '../../scripts/emulators/print-reset-link';
import { LONG } from '../support/long';
import { startScript, waitForOutput } from './run-script';

const RUN_BACKEND = fileURLToPath(new URL('./run-backend.ts', import.meta.url));

let ports: Ports;
let folder: string;

beforeEach(async () => {
  ports = await freePorts();
  folder = mkdtempSync(join(tmpdir(), 'scripts-test-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Starts a separate backend, in addition to the one that the other tests share. */
function startBackend(env: Record<string, string | undefined> = {}) {
  return startScript(RUN_BACKEND, [JSON.stringify(ports)], {
    FIRESTORE_EMULATOR_HOST: undefined,
    TMPDIR: folder,
    ...env,
  });
}

/** Creates shell scripts with these names and returns a PATH that contains only them. */
function pathWith(programs: Record<string, string>): string {
  const bin = join(folder, 'sdk/bin');
  mkdirSync(bin, { recursive: true });
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  return bin;
}

/** Processes whose command line contains the folder or the Firestore port of this test. */
async function runningProcesses(): Promise<string[]> {
  const { stdout } = await execa('ps', ['-eo', 'args']);
  return stdout
    .split('\n')
    .filter((line) => line.includes(`127.0.0.1:${ports.firestore}`) || line.includes(folder));
}

async function expectCleanedUp(): Promise<void> {
  expect(await runningProcesses()).toEqual([]);
  await requireFreePorts(Object.values(ports).map((port: number) => ({ port, use: 'test' })));
}

describe('starting the emulators', () => {
  it('fails with a one-line message if a port is in use', async () => {
    const server = createServer().listen(ports.auth, '127.0.0.1');
    const { exitCode, all } = await startBackend();
    server.close();
    expect(exitCode).toBe(1);
    expect(all).toBe(
      `Port already in use: ${ports.auth} (Auth emulator). Another \`npm run dev\` or \`npm run preview\` is probably running. ` +
        `Stop that program (\`lsof -i :${ports.auth}\` finds it), then try again.`,
    );
    await expectCleanedUp();
  });

  it('lists what to install if the Firestore emulator can’t start', async () => {
    const PATH = pathWith({ java: `echo 'openjdk version "17.0.1"' >&2` });
    const { exitCode, all } = await startBackend({ PATH });
    expect(exitCode).toBe(1);
    expect(all).toContain('needs Java 21 or newer, but version 17 was found.');
    expect(all).toContain('gcloud components install cloud-firestore-emulator');
  });

  it('if one exits during startup, stops the others and prints its output', async () => {
    const PATH = pathWith({
      java: `echo 'openjdk version "21.0.1"' >&2`,
      gcloud: 'echo "no memory left"; exit 3',
    });
    mkdirSync(join(folder, 'sdk/platform/cloud-firestore-emulator'), { recursive: true });
    writeFileSync(
      join(folder, 'sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'),
      '',
    );
    const { exitCode, all } = await startBackend({ PATH });
    expect(exitCode).toBe(1);
    expect(all).toBe(
      'The Firestore emulator ended unexpectedly with exit code 3. Its last output:\nno memory left',
    );
    await expectCleanedUp();
  });
});

it('prints the password reset link and no other output of the Auth emulator', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const link = 'http://127.0.0.1:9099/emulator/action?oobCode=a&newPassword=NEW_PASSWORD_HERE';
  printResetLink('i  To verify the email address a@b.c, follow this link: http://127.0.0.1:9099/');
  printResetLink(`i  To reset the password for a@b.c, follow this link: ${link}`);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^Password reset link for a@b\.c .*: /)]]);
  expect(log.mock.calls[0]?.[0]).toContain(link);
});

describe('stopping the emulators', () => {
  it.each(LONG > 1 ? (['SIGINT', 'SIGHUP'] as const) : (['SIGINT'] as const))(
    'leaves no processes and no files after %s during startup',
    async (signal) => {
      const script = startBackend();
      await waitForOutput(script, 'Firestore emulator … ready');
      expect(await runningProcesses()).not.toEqual([]);
      script.kill(signal);
      const { exitCode } = await script;
      expect(exitCode).toBe(0);
      await expectCleanedUp();
      expect(readdirSync(folder).filter((name) => name.startsWith('consulting-site'))).toEqual([]);
    },
  );

  if (LONG > 1) {
    it('leaves no processes after SIGKILL', async () => {
      const script = startBackend();
      await waitForOutput(script, 'Firestore emulator … ready');
      script.kill('SIGKILL');
      await script;
      await vi.waitFor(expectCleanedUp, { timeout: 5_000, interval: 100 });
    });

    it('prints the password reset link and leaves the emulator at FIRESTORE_EMULATOR_HOST running', async () => {
      const host = process.env['FIRESTORE_EMULATOR_HOST'];
      const script = startBackend({ FIRESTORE_EMULATOR_HOST: host });
      await waitForOutput(script, 'Everything … ready');
      const call = (method: string, body: object) =>
        fetch(
          `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`,
          {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ email: 'person@example.com', ...body }),
          },
        );
      await call('signUp', { password: 'a password' });
      const printed = waitForOutput(script, 'the new password): http://127.0.0.1');
      await call('sendOobCode', { requestType: 'PASSWORD_RESET' });
      await printed;
      script.kill('SIGTERM');
      expect((await script).all).toContain(`already running on ${host}`);
      await expectCleanedUp();
      await expect(fetch(`http://${host}/`).then((response) => response.text())).resolves.toBe(
        'Ok\n',
      );
    });
  }
});
