/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN: string;
  readonly VITE_FIREBASE_APP_ID: string;
  /** Site key of reCAPTCHA Enterprise; set when requests are to carry a proof of App Check. */
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  /** host:port; set when the browser is to talk to the emulators. */
  readonly VITE_FIRESTORE_EMULATOR_HOST?: string;
  /** host:port; set when the browser is to talk to the emulators. */
  readonly VITE_AUTH_EMULATOR_HOST?: string;
}

/** The year in which the site was built (vite.config.ts). */
declare const BUILD_YEAR: number;
