import getPort, { clearLockedPorts, portNumbers } from 'get-port';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { Failure } from '../tools/failure';

/** The port of Vite's development server. */
export const SITE_PORT = 5173;

export interface Ports {
  firestore: number;
  auth: number;
  hosting: number;
}

/** The ports of firebase.json, which `npm run dev` and `npm run preview` use. */
export function configuredPorts(): Ports {
  const { firestore, auth, hosting } = firebaseJson.emulators;
  return { firestore: firestore.port, auth: auth.port, hosting: hosting.port };
}

/** Unused ports, so that tests run beside `npm run dev`. */
export async function freePorts(): Promise<Ports> {
  const [firestore, auth, hosting] = await Promise.all([freePort(), freePort(), freePort()]);
  return { firestore, auth, hosting };
}

/** Below the range of outgoing connections: one of those could get the port before the emulator starts. */
function freePort(): Promise<number> {
  const first = 10_000 + Math.floor(Math.random() * 20_000);
  return getPort({ port: portNumbers(first, first + 100) });
}

/** Throws a Failure that names each port of `wanted` that is in use, and what to do. */
export async function requireFreePorts(wanted: { port: number; use: string }[]): Promise<void> {
  // get-port reports the ports that it has handed out as used.
  clearLockedPorts();
  const used: typeof wanted = [];
  for (const entry of wanted) {
    if ((await getPort({ port: entry.port })) !== entry.port) used.push(entry);
  }
  if (used.length === 0) return;
  const names = used.map(({ port, use }) => `${port} (${use})`).join(', ');
  // macOS listens on port 5000 by default.
  const airPlay =
    process.platform === 'darwin' && used.some(({ port }) => port === 5000)
      ? ' or, on port 5000, by AirPlay Receiver (System Settings, AirDrop & Handoff)'
      : '';
  throw new Failure(
    `Already in use, probably by another \`npm run dev\` or \`npm run preview\`${airPlay}: port ${names}. ` +
      `End that one with Ctrl-C in its terminal, or find it with \`lsof -i :${used[0]?.port}\`, and try again.`,
  );
}
