/** The part of firebase.json that is changed here. */
export interface FirebaseConfig {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
}

/**
 * What App Check needs beyond the policy of firebase.json. The script paths are narrower than those that
 * Google names (https://docs.cloud.google.com/recaptcha/docs/faq): the whole folder /recaptcha/ also holds an
 * Angular, with which injected markup gets round such a policy (https://hackerone.com/reports/2279346).
 */
const APP_CHECK_SOURCES: Record<string, string[]> = {
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

/**
 * firebase.json as it is deployed with these settings of the build: where App Check is switched on, the
 * content security policy lets reCAPTCHA in; else nothing is changed, so that nobody is let in unneeded.
 */
export function deployConfig<Config extends FirebaseConfig>(
  config: Config,
  settings: Record<string, string | undefined>,
): Config {
  if (!settings['VITE_APP_CHECK_SITE_KEY']) return config;
  const headers = config.hosting.headers.map((entry) => ({
    ...entry,
    headers: entry.headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? withAppCheck(value) : value,
    })),
  }));
  return { ...config, hosting: { ...config.hosting, headers } };
}

function withAppCheck(policy: string): string {
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  for (const [name, sources] of Object.entries(APP_CHECK_SOURCES)) {
    directives.set(name, [...(directives.get(name) ?? []), ...sources]);
  }
  return [...directives].map((directive) => directive.flat().join(' ')).join('; ');
}
