/**
 * The door to Firebase: nothing outside this folder knows the SDK. It is loaded with `import()` on the
 * first call, never on the path to first paint (design 4).
 */
const settings = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
};

/** Runs `load` on the first call and keeps its result; a failure is not kept, so the next call tries again. */
function once<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= load().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}

const loadApp = once(async () => {
  const { initializeApp, getApps } = await import('./firebase-sdk');
  const app = getApps()[0] ?? initializeApp(settings);
  const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
  if (siteKey) (await import('./app-check')).startAppCheck(app, siteKey);
  return app;
});

/** The database and the functions of `firebase/firestore/lite` that this folder uses. */
export const loadFirestore = once(async () => {
  const [app, sdk] = await Promise.all([loadApp(), import('./firestore-sdk')]);
  // On failure the SDK would print the whole request, a visitor's personal data, to the console.
  sdk.setLogLevel('silent');
  const db = sdk.getFirestore(app);
  const emulator = import.meta.env.VITE_FIRESTORE_EMULATOR_HOST;
  if (emulator) {
    const { hostname, port } = new URL(`http://${emulator}`);
    sdk.connectFirestoreEmulator(db, hostname, Number(port));
  }
  return { db, ...sdk };
});

/** The session keeper and the functions of `firebase/auth` that this folder uses. */
export const loadAuth = once(async () => {
  const [app, sdk] = await Promise.all([loadApp(), import('./auth-sdk')]);
  // Not getAuth: it brings pop-up code that a strict content security policy refuses, and is larger.
  const auth = sdk.initializeAuth(app, { persistence: sdk.browserLocalPersistence });
  const emulator = import.meta.env.VITE_AUTH_EMULATOR_HOST;
  if (emulator) sdk.connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });
  return { auth, ...sdk };
});
