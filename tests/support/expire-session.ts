import { DEMO_PROJECT } from '../../scripts/emulators/demo-project';

const HOUR_MS = 3_600_000;

/** Backdates an account's last sign-in. The ID token contains the new time after its next renewal. */
export async function ageSignIn({ uid }: { uid: string }, hours = 24): Promise<void> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const path = `identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/accounts:update`;
  await fetch(`http://${host}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({
      localId: uid,
      lastLoginAt: String(Math.round(Date.now() - hours * HOUR_MS)),
    }),
  });
}
