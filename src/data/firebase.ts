import { initializeApp, type FirebaseApp } from 'firebase/app';
import { startAppCheck } from './app-check';

const SETTINGS = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
};

let app: FirebaseApp | undefined;

export function firebaseApp(): FirebaseApp {
  if (!app) {
    app = initializeApp(SETTINGS);
    // Without a site key, the build removes App Check (`sideEffects` in package.json).
    const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
    if (siteKey) startAppCheck(app, siteKey);
  }
  return app;
}
