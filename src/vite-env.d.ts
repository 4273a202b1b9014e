/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN: string;
  readonly VITE_FIREBASE_APP_ID: string;
  /** reCAPTCHA Enterprise site key; enables App Check. */
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  /** `host:port`, only with emulators. */
  readonly VITE_FIRESTORE_EMULATOR_HOST?: string;
  readonly VITE_AUTH_EMULATOR_HOST?: string;
}

declare const BUILD_YEAR: number;

interface Window {
  /** Events before the entry script ran (index.html). */
  early?: Event[] | undefined;
}
