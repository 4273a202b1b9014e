import getPort, { clearLockedPorts, portNumbers } from 'get-port';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { Failure } from '../tools/failure';

export const SITE_PORT = 5173;

export interface Ports {
  firestore: number;
  auth: number;
  hosting: number;
}

/** The ports in firebase.json, which `npm run dev` and `npm run preview` use. */
export function configuredPorts(): Ports {
  const { firestore, auth, hosting } = firebaseJson.emulators;
  return { firestore: firestore.port, auth: auth.port, hosting: hosting.port };
}

/** Unused ports, so that tests can run alongside `npm run dev`. */
export async function freePorts(): Promise<Ports> {
  const [firestore, auth, hosting] = await Promise.all([freePort(), freePort(), freePort()]);
  return { firestore, auth, hosting };
}

/**
 * A free port below the ephemeral ones, so that no outgoing connection takes the port before the emulator starts, and
 * above those that browsers refuse (https://fetch.spec.whatwg.org/#port-blocking).
 */
function freePort(): Promise<number> {
  const first = 11_000 + Math.floor(Math.random() * 20_000);
  return getPort({ port: portNumbers(first, first + 100) });
}

/** Throws a Failure that names each port of `wanted` that is in use, and says what to do. */
export async function requireFreePorts(wanted: { port: number; use: string }[]): Promise<void> {
  // Otherwise, get-port would also treat ports that it returned earlier as used.
  clearLockedPorts();
  const found = await Promise.all(wanted.map(({ port }) => getPort({ port })));
  const used = wanted.filter(({ port }, index) => found[index] !== port);
  if (used.length === 0) return;
  const names = used.map(({ port, use }) => `${port} (${use})`).join(', ');
  // macOS listens on port 5000 by default.
  const airPlay =
    process.platform === 'darwin' && used.some(({ port }) => port === 5000)
      ? ' or, on port 5000, AirPlay Receiver (System Settings → AirDrop & Handoff)'
      : '';
  throw new Failure(
    `Port already in use: ${names}. Another \`npm run dev\` or \`npm run preview\`${airPlay} is probably running. ` +
      `Stop that program (\`lsof -i :${used[0]?.port}\` finds it), then try again.`,
  );
}
