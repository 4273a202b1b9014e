import type { FirebaseApp } from 'firebase/app';
import {
  CustomProvider,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';

/** Adds App Check tokens to all requests from `app`. Outside the browser, uses APP_CHECK_DEBUG_TOKEN if set. */
export function startAppCheck(app: FirebaseApp, siteKey: string): void {
  // No automatic token refresh, because each token may cost money.
  if (!import.meta.env.SSR) {
    initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(siteKey) });
    return;
  }
  const debugToken = process.env['APP_CHECK_DEBUG_TOKEN'];
  if (!debugToken) return;
  const provider = new CustomProvider({ getToken: () => exchangeDebugToken(app, debugToken) });
  initializeAppCheck(app, { provider });
}

// Calls the API without the SDK, which prints the secret debug token to the console.
// https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.apps/exchangeDebugToken
async function exchangeDebugToken({ options }: FirebaseApp, debugToken: string) {
  const name = `projects/${options.projectId}/apps/${options.appId}`;
  const response = await fetch(
    `https://content-firebaseappcheck.googleapis.com/v1/${name}:exchangeDebugToken?key=${options.apiKey}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ debugToken }),
    },
  );
  if (!response.ok) throw new Error(`App Check rejected the debug token: ${response.status}`);
  const { token, ttl } = (await response.json()) as { token: string; ttl: string };
  return { token, expireTimeMillis: Date.now() + parseFloat(ttl) * 1000 };
}
