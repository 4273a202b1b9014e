import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startBackend } from '../../scripts/emulators/backend';
import { startFirestoreEmulator } from '../../scripts/emulators/firestore-emulator';
import { freePorts, requireFreePorts } from '../../scripts/emulators/ports';
import { printResetLink } from '../../scripts/emulators/print-reset-link';
import { startProcess } from '../../scripts/emulators/processes';
import { waitUntilReady } from '../../scripts/emulators/wait-until-ready';
import { LONG } from '../support/long';
import { testFolder } from '../support/temporary-folder';
import { startScript, waitForOutput } from './run-script';

const RUN_BACKEND = fileURLToPath(new URL('./run-backend.ts', import.meta.url));
const NO_SERVER = '127.0.0.1:2';

/** The processes, other than the script, whose command line contains this mark. */
async function processesWith(mark: string): Promise<string[]> {
  const { stdout } = await execa('ps', ['-eo', 'pid,args']);
  const isMarked = (line: string) => line.includes(mark) && !line.includes(RUN_BACKEND);
  return stdout.split('\n').filter(isMarked);
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('starting the emulators', () => {
  /** Makes shell scripts the only programs. With the component, gcloud has the Firestore emulator. */
  function stubPrograms(programs: Record<string, string>, component = '') {
    const sdk = testFolder('sdk');
    for (const folder of ['bin', 'platform/cloud-firestore-emulator'])
      mkdirSync(join(sdk, folder), { recursive: true });
    for (const [name, script] of Object.entries(programs))
      writeFileSync(join(sdk, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    if (component) writeFileSync(join(sdk, 'platform/cloud-firestore-emulator', component), '');
    vi.stubEnv('PATH', join(sdk, 'bin'));
  }
  const java = (version: string) => ({ java: `echo 'openjdk version "${version}"' >&2` });

  it('fails with a one-line message if a port is in use', async () => {
    const { auth: port, hosting } = await freePorts();
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    const wanted = [
      { port, use: 'Auth emulator' },
      { port: hosting, use: 'Hosting emulator' },
    ];
    await expect(requireFreePorts(wanted)).rejects.toThrow(
      new RegExp(
        `^Port already in use: ${port} \\(Auth emulator\\)\\. Another \`npm run dev\` .* \\(\`lsof -i :${port}\` finds it\\), then try again\\.$`,
      ),
    );
    server.close();
  });

  it.each([
    [
      java('17.0.1'),
      /needs Java 21 or newer, but version 17 was found\. .*`gcloud components install/,
    ],
    [{}, /needs Java 21 or newer, but no Java was found\. .*`gcloud components install/],
  ])('says what to install if the Firestore emulator can’t start', async (programs, message) => {
    stubPrograms(programs);
    await expect(startFirestoreEmulator(2, () => undefined)).rejects.toThrow(message);
  });

  it('ends the Auth emulator if the Firestore emulator can’t start', async () => {
    stubPrograms({});
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '');
    const project = `demo-unstarted-${process.pid}`;
    const starting = startBackend({ ports: await freePorts(), project });
    await expect(starting).rejects.toThrow('no Java was found');
    vi.unstubAllEnvs();
    expect(await processesWith(project)).toEqual([]);
  });

  it('starts the emulator of the Google Cloud CLI, and if it exits, prints its output', async () => {
    const gcloud = 'echo "$@"; echo "no memory left"; exit 3';
    stubPrograms({ ...java('17.0.1'), gcloud }, 'cloud-firestore-emulator.jar');
    const emulator = await startFirestoreEmulator(2, () => undefined);
    await expect(
      waitUntilReady('Firestore emulator', NO_SERVER, emulator, () => undefined),
    ).rejects.toThrow(
      /^The Firestore emulator ended unexpectedly with exit code 3\. Its last output:\nemulators firestore start --host-port=127\.0\.0\.1:2 --rules=\S+firestore\.rules\nno memory left$/,
    );
  });

  it('fails if a program can’t be started', () => {
    expect(() => startProcess('game', 'no-such-program', [])).toThrow(
      'no-such-program could not be started.',
    );
  });
});

it('free ports are none that browsers and fetch refuse', async () => {
  // Chose 10080, the highest of them (https://fetch.spec.whatwg.org/#port-blocking).
  const random = vi.spyOn(Math, 'random').mockReturnValue(80 / 20_000);
  const ports = await freePorts();
  random.mockRestore();
  expect(Math.min(...Object.values(ports))).toBeGreaterThan(10_080);
});

it('prints the password reset link and no other output of the Auth emulator', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const link = 'http://127.0.0.1:9099/emulator/action?oobCode=a&newPassword=NEW_PASSWORD_HERE';
  printResetLink('i  To verify the email address a@b.c, follow this link: http://127.0.0.1:9099/');
  printResetLink(`i  To reset the password for a@b.c, follow this link: ${link}`);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^Password reset link for a@b\.c .*: /)]]);
  expect(log.mock.calls.join()).toContain(link);
});

/** Starts a script. @returns it, with a function that waits until nothing of it is left */
function start(args: string[], mark: string, env: Record<string, string | undefined> = {}) {
  const TMPDIR = testFolder('stopping');
  const script = startScript(RUN_BACKEND, args, { TMPDIR, ...env });
  const processes = () => processesWith(mark);
  const folders = () => readdirSync(TMPDIR).filter((name) => name.startsWith('consulting-site'));
  return { script, processes, folders };
}

it.each(['SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
  'a script that %s stops leaves no processes, not even those that its programs started',
  async (signal) => {
    const mark = `marker-${signal}-${process.pid}`;
    const { script, processes, folders } = start(['', mark], mark);
    await waitForOutput(script, 'Everything … ready');
    await vi.waitFor(async () => expect((await processes()).length).toBeGreaterThan(1));
    script.kill(signal);
    const { exitCode } = await script;
    await vi.waitFor(async () => expect(await processes()).toEqual([]), { timeout: 5_000 });
    if (signal === 'SIGKILL') return;
    expect(exitCode).toBe(0);
    expect(folders()).toEqual([]);
  },
);

if (LONG > 1) {
  it.each(['Firestore emulator … ready', 'Everything … ready'])(
    'Ctrl-C after “%s” ends the emulators, and leaves no files',
    async (text) => {
      const ports = await freePorts();
      const { script, processes, folders } = start(
        [JSON.stringify(ports)],
        `127.0.0.1:${ports.firestore}`,
        { FIRESTORE_EMULATOR_HOST: undefined },
      );
      await waitForOutput(script, text);
      script.kill('SIGINT');
      expect((await script).exitCode).toBe(0);
      expect(await processes()).toEqual([]);
      expect(folders()).toEqual([]);
      await requireFreePorts(Object.values(ports).map((port: number) => ({ port, use: 'test' })));
    },
  );

  it('an emulator at FIRESTORE_EMULATOR_HOST is used and keeps running', async () => {
    const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
    const { script } = start([JSON.stringify(await freePorts())], '');
    await waitForOutput(script, 'Everything … ready');
    script.kill('SIGTERM');
    expect((await script).all).toContain(`already running on ${host}`);
    expect(await (await fetch(`http://${host}/`)).text()).toBe('Ok\n');
  });
}
