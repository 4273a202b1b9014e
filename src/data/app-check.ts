import type { FirebaseApp } from 'firebase/app';
import {
  CustomProvider,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';

/**
 * Makes everything that `app` asks of Firebase from now on carry a proof that it comes from this site (App
 * Check). In a browser reCAPTCHA Enterprise gives it, invisibly; a build of the static pages, which has no
 * browser, shows the debug token APP_CHECK_DEBUG_TOKEN of its environment, or no proof where that is not set.
 */
export function startAppCheck(app: FirebaseApp, siteKey: string): void {
  // Without automatic refresh: a token is fetched when a request needs one, and each one may cost money.
  if (!import.meta.env.SSR) {
    initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(siteKey) });
    return;
  }
  const debugToken = process.env['APP_CHECK_DEBUG_TOKEN'];
  if (debugToken) {
    const getToken = () => exchangeDebugToken(app, debugToken);
    initializeAppCheck(app, { provider: new CustomProvider({ getToken }) });
  }
}

/**
 * Not by the SDK, which prints the debug token, a secret, to the console.
 * https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.apps/exchangeDebugToken
 */
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
  if (!response.ok) throw new Error(`App Check refuses the debug token: ${response.status}`);
  const { token, ttl } = (await response.json()) as { token: string; ttl: string };
  return { token, expireTimeMillis: Date.now() + parseFloat(ttl) * 1000 };
}
