export interface FirebaseConfig {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
}

/**
 * The sources that reCAPTCHA needs. The script paths are narrower than in Google's documentation
 * (https://docs.cloud.google.com/recaptcha/docs/faq), because the folder /recaptcha/ also contains Angular, with which
 * injected markup can bypass the policy (https://hackerone.com/reports/2279346).
 */
const APP_CHECK_SOURCES = {
  'script-src': [
    'https://www.google.com/recaptcha/enterprise.js',
    'https://www.gstatic.com/recaptcha/releases/',
  ],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
};

/** The origin to which Firestore Lite sends its calls, as written in firebase.json. */
const FIRESTORE = 'https://firestore.googleapis.com';

/**
 * firebase.json for a deployment with these build settings. Its policy allows calls to this project's database only, so
 * that injected code can't send data to another project, and allows reCAPTCHA if App Check is on.
 */
export function deployConfig<Config extends FirebaseConfig>(
  config: Config,
  settings: Record<string, string | undefined>,
): Config {
  const database = `/v1/projects/${settings['VITE_FIREBASE_PROJECT_ID']}/databases/(default)/`;
  const narrowed = changePolicy(config, (policy) =>
    policy.replace(FIRESTORE, () => FIRESTORE + database),
  );
  return settings['VITE_APP_CHECK_SITE_KEY'] ? addSources(narrowed, APP_CHECK_SOURCES) : narrowed;
}

/** A copy of `config` whose content security policy allows more sources, listed by directive. */
export function addSources<Config extends FirebaseConfig>(
  config: Config,
  added: Record<string, string[]>,
): Config {
  return changePolicy(config, (policy) => {
    const directives = new Map(policy.split('; ').map((text) => [text.split(' ')[0] ?? '', text]));
    for (const [name, sources] of Object.entries(added))
      directives.set(name, [directives.get(name) ?? name, ...sources].join(' '));
    return [...directives.values()].join('; ');
  });
}

function changePolicy<Config extends FirebaseConfig>(
  config: Config,
  change: (policy: string) => string,
): Config {
  const changed = structuredClone(config);
  for (const header of changed.hosting.headers.flatMap(({ headers }) => headers))
    if (header.key === 'Content-Security-Policy') header.value = change(header.value);
  return changed;
}
