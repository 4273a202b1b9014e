/** The part of firebase.json that is changed here. */
export interface FirebaseConfig {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
}

/**
 * What reCAPTCHA needs. The script paths are narrower than Google's documentation names
 * (https://docs.cloud.google.com/recaptcha/docs/faq): the folder /recaptcha/ also holds an Angular, with
 * which injected markup bypasses such a policy (https://hackerone.com/reports/2279346).
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

/** firebase.json as deployed with these build settings: with App Check, reCAPTCHA is allowed. */
export function deployConfig<Config extends FirebaseConfig>(
  config: Config,
  settings: Record<string, string | undefined>,
): Config {
  return settings['VITE_APP_CHECK_SITE_KEY'] ? addSources(config, APP_CHECK_SOURCES) : config;
}

/** A copy of `config` whose content security policy allows more sources, listed by directive. */
export function addSources<Config extends FirebaseConfig>(
  config: Config,
  added: Record<string, string[]>,
): Config {
  const headers = config.hosting.headers.map((entry) => ({
    ...entry,
    headers: entry.headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? extendPolicy(value, added) : value,
    })),
  }));
  return { ...config, hosting: { ...config.hosting, headers } };
}

function extendPolicy(policy: string, added: Record<string, string[]>): string {
  return Object.entries(added).reduce((extended, [name, sources]) => {
    const directive = new RegExp(`${name} [^;]+`);
    const allowed = sources.join(' ');
    return directive.test(extended)
      ? extended.replace(directive, `$& ${allowed}`)
      : `${extended}; ${name} ${allowed}`;
  }, policy);
}
