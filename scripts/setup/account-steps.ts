import { ifFound } from './google';
import type { Setup, Step } from './step';

/** https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config */
interface Config {
  signIn?: { email?: { enabled?: boolean } };
  client?: { permissions?: { disabledUserSignup?: boolean; disabledUserDeletion?: boolean } };
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
  passwordPolicyConfig?: {
    passwordPolicyEnforcementState?: string;
    passwordPolicyVersions?: { customStrengthOptions?: { minPasswordLength?: number } }[];
  };
  authorizedDomains?: string[];
}

/** A stolen password doesn't expire (docs/security.md). */
const MIN_PASSWORD_LENGTH = 12;
const LOCAL = ['localhost', '127.0.0.1'];

/** Steps for sign-in, in this order. */
export function accountSteps({ google, firebase, siteUrl }: Setup): Step[] {
  const { projectId } = google;
  const url = `identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`;
  const read = () => google.call<Config>('GET', url);
  const settings = `https://console.firebase.google.com/project/${projectId}/authentication/settings`;
  const required = requiredDomains(projectId, siteUrl);
  const missingDomains = ({ authorizedDomains = [] }: Config) =>
    required.filter((domain) => !authorizedDomains.includes(domain));
  const setting = (
    label: string,
    field: string,
    missing: (config: Config) => string,
    change: (config: Config) => Config,
  ): Step => ({
    label: `Authentication: ${label}`,
    missing: async () => missing(await read()),
    apply: async () => {
      await google.call('PATCH', `${url}?updateMask=${field}`, change(await read()));
    },
    byHand: `Set it at ${settings}`,
  });
  return [
    {
      label: 'Authentication: email and password',
      missing: async () => {
        const config = await ifFound(read());
        if (!config) return 'Authentication isn’t set up.';
        return config.signIn?.email?.enabled ? '' : 'Sign-in by email and password is off.';
      },
      // The API sets up Authentication only for projects with billing, the Firebase CLI also for others.
      apply: () => firebase('deploy', '--only', 'auth'),
      byHand: `Turn it on at https://console.firebase.google.com/project/${projectId}/authentication/providers`,
    },
    setting(
      'sign-up and deletion by users off',
      'client.permissions',
      ({ client }) =>
        client?.permissions?.disabledUserSignup && client.permissions.disabledUserDeletion
          ? ''
          : 'Anyone can create an account, or users can delete theirs.',
      () => ({ client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } } }),
    ),
    setting(
      'email enumeration protection',
      'emailPrivacyConfig',
      ({ emailPrivacyConfig }) =>
        emailPrivacyConfig?.enableImprovedEmailPrivacy
          ? ''
          : 'A failed login reveals whether an account exists.',
      () => ({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
    ),
    setting(
      `passwords of at least ${MIN_PASSWORD_LENGTH} characters`,
      'passwordPolicyConfig',
      (config) => {
        const isEnforced =
          config.passwordPolicyConfig?.passwordPolicyEnforcementState === 'ENFORCE';
        const { minPasswordLength = 0 } = strengthOptions(config);
        return isEnforced && minPasswordLength >= MIN_PASSWORD_LENGTH
          ? ''
          : 'Shorter passwords are accepted.';
      },
      (config) => {
        const { minPasswordLength = 0, ...others } = strengthOptions(config);
        const length = Math.max(minPasswordLength, MIN_PASSWORD_LENGTH);
        return {
          passwordPolicyConfig: {
            ...config.passwordPolicyConfig,
            passwordPolicyEnforcementState: 'ENFORCE',
            passwordPolicyVersions: [
              { customStrengthOptions: { ...others, minPasswordLength: length } },
            ],
          },
        };
      },
    ),
    setting(
      'authorized domains, without localhost',
      'authorizedDomains',
      (config) => {
        const domains = missingDomains(config);
        if (domains.length > 0) return `Missing: ${domains.join(', ')}.`;
        const isLocal = config.authorizedDomains?.some((domain) => LOCAL.includes(domain));
        return isLocal ? 'A program on someone’s computer can use your accounts.' : '';
      },
      (config) => ({
        authorizedDomains: [
          ...(config.authorizedDomains ?? []).filter((domain) => !LOCAL.includes(domain)),
          ...missingDomains(config),
        ],
      }),
    ),
  ];
}

const strengthOptions = ({ passwordPolicyConfig }: Config) =>
  passwordPolicyConfig?.passwordPolicyVersions?.[0]?.customStrengthOptions ?? {};

/** Firebase's own domains of the project, and the firm's unless it is an example. */
function requiredDomains(projectId: string, siteUrl: string): string[] {
  const { hostname } = new URL(siteUrl);
  const domains = [`${projectId}.firebaseapp.com`, `${projectId}.web.app`, hostname];
  return domains.filter((domain) => !domain.endsWith('.example'));
}
