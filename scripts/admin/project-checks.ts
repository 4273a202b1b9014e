export interface ProjectCheck {
  label: string;
  url: (projectId: string) => string;
  passes: (settings: Settings) => boolean;
  /** How to change the setting. */
  fix: (projectId: string) => string;
}

/** The fields read from three Google APIs, which omit fields that have their default value. */
interface Settings {
  concurrencyMode?: string;
  deleteProtectionState?: string;
  pointInTimeRecoveryEnablement?: string;
  client?: { permissions?: { disabledUserSignup?: boolean } };
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
  enforcementMode?: string;
}

const database = (projectId: string) =>
  `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`;
const accounts = (projectId: string) =>
  `https://identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`;
const appCheck = (service: string) => (projectId: string) =>
  `https://firebaseappcheck.googleapis.com/v1/projects/${projectId}/services/${service}`;

const updateDatabase = (flag: string) => (projectId: string) =>
  `gcloud firestore databases update ${flag} --project=${projectId}`;
const userActions = (change: string) => () =>
  `in the Firebase console, under Authentication → Settings → User actions, ${change}`;
const enforce = (api: string) => () =>
  `when the metrics look right, enforce it for ${api} in the Firebase console, under App Check → APIs`;

export const PROJECT_CHECKS: ProjectCheck[] = [
  {
    label: 'Firestore: concurrency mode OPTIMISTIC',
    url: database,
    passes: ({ concurrencyMode }) => concurrencyMode === 'OPTIMISTIC',
    // gcloud has no flag for this setting.
    fix: (projectId) =>
      `curl -X PATCH -H "Authorization: Bearer $(gcloud auth print-access-token)" ` +
      `-H "X-Goog-User-Project: ${projectId}" -H "Content-Type: application/json" ` +
      `-d '{"concurrencyMode":"OPTIMISTIC"}' "${database(projectId)}?updateMask=concurrencyMode"`,
  },
  {
    label: 'Firestore: delete protection',
    url: database,
    passes: ({ deleteProtectionState }) => deleteProtectionState === 'DELETE_PROTECTION_ENABLED',
    fix: updateDatabase('--delete-protection'),
  },
  {
    label: 'Firestore: point-in-time recovery',
    url: database,
    passes: ({ pointInTimeRecoveryEnablement }) =>
      pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
    fix: updateDatabase('--enable-pitr'),
  },
  {
    label: 'Authentication: sign-up off',
    url: accounts,
    passes: ({ client }) => client?.permissions?.disabledUserSignup === true,
    fix: userActions('turn off "Enable create (sign-up)"'),
  },
  {
    label: 'Authentication: email enumeration protection',
    url: accounts,
    passes: ({ emailPrivacyConfig }) => emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
    fix: userActions('turn on email enumeration protection'),
  },
  {
    label: 'App Check: enforced for Firestore',
    url: appCheck('firestore.googleapis.com'),
    passes: ({ enforcementMode }) => enforcementMode === 'ENFORCED',
    fix: enforce('Cloud Firestore'),
  },
  {
    label: 'App Check: enforced for Authentication',
    url: appCheck('identitytoolkit.googleapis.com'),
    passes: ({ enforcementMode }) => enforcementMode === 'ENFORCED',
    fix: enforce('Authentication'),
  },
];

/** The line to print for a check. @param response JSON from the check's URL, or why the request failed */
export function resultOf(
  { label, passes, fix }: ProjectCheck,
  response: { json: unknown } | { problem: string },
  projectId: string,
): { hasFailed: boolean; line: string } {
  if ('problem' in response) {
    return { hasFailed: false, line: `unknown    ${label} (${response.problem})` };
  }
  if (passes((response.json ?? {}) as Settings))
    return { hasFailed: false, line: `pass       ${label}` };
  return { hasFailed: true, line: `FAIL       ${label}: ${fix(projectId)}` };
}
