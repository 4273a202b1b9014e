import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { startAppCheck } from './app-check';

const SETTINGS = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
};

let app: FirebaseApp | undefined;
let database: Firestore | undefined;

/** The Firebase app; started on the first call, with App Check before anything is asked of it. */
export function firebaseApp(): FirebaseApp {
  if (!app) {
    app = initializeApp(SETTINGS);
    // Compared here, so that a build without a site key leaves out App Check.
    const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
    if (siteKey) startAppCheck(app, siteKey);
  }
  return app;
}

/** The database; connected on the first call. */
export function firestore(): Firestore {
  if (!database) {
    // On failure the SDK would print the whole request, a visitor's personal data, to the console.
    setLogLevel('silent');
    database = getFirestore(firebaseApp());
    const emulator = import.meta.env.VITE_FIRESTORE_EMULATOR_HOST;
    if (emulator) {
      const { hostname, port } = new URL(`http://${emulator}`);
      connectFirestoreEmulator(database, hostname, Number(port));
    }
  }
  return database;
}
