import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import getPort from 'get-port';
import { Failure, ROOT } from './processes';

/** The port of Vite's development server. */
export const SITE_PORT = 5173;

export interface Ports {
  firestore: number;
  auth: number;
  hosting: number;
}

/** The ports of firebase.json, which `npm run dev` and `npm run preview` use. */
export function configuredPorts(): Ports {
  const { emulators } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
    emulators: Record<keyof Ports, { port: number }>;
  };
  return {
    firestore: emulators.firestore.port,
    auth: emulators.auth.port,
    hosting: emulators.hosting.port,
  };
}

/** Ports that nothing uses, so that tests run beside `npm run dev`. */
export async function freePorts(): Promise<Ports> {
  const [firestore, auth, hosting] = await Promise.all([getPort(), getPort(), getPort()]);
  return { firestore, auth, hosting };
}

/** Throws a Failure that names each port of `wanted` that is taken, who probably holds it, and what to do. */
export async function requireFreePorts(wanted: { port: number; use: string }[]): Promise<void> {
  const states = await Promise.all(
    wanted.map(async (entry) => ({ ...entry, isTaken: await isTaken(entry.port) })),
  );
  const taken = states.filter((entry) => entry.isTaken);
  if (taken.length === 0) return;
  const names = taken.map((entry) => `${entry.port} (${entry.use})`).join(', ');
  const first = taken[0]?.port;
  // macOS answers on port 5000 itself, unless told otherwise.
  const macos =
    process.platform === 'darwin' && taken.some((entry) => entry.port === 5000)
      ? ', or, for port 5000, by the AirPlay Receiver of macOS (System Settings, AirDrop & Handoff)'
      : '';
  throw new Failure(
    `${taken.length === 1 ? 'Port' : 'Ports'} ${names} ${taken.length === 1 ? 'is' : 'are'} already taken, probably by another \`npm run dev\` or ` +
      `\`npm run preview\`${macos}: end that one with Ctrl-C in its terminal, or find it with \`lsof -i :${first}\`, and try again.`,
  );
}

async function isTaken(port: number): Promise<boolean> {
  // One address at a time: a port may be held on one of them only, and listening on all of them at once
  // (the undefined one) collides with listening on one.
  for (const host of ['127.0.0.1', '::1', undefined]) {
    if (await isTakenAt(port, host)) return true;
  }
  return false;
}

function isTakenAt(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // Any other error, such as a machine without IPv6, says nothing about the port.
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    server.listen({ port, host }, () => server.close(() => resolve(false)));
  });
}
