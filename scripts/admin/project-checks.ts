/** One setting of a real project that the site needs. */
export interface ProjectCheck {
  label: string;
  url: (projectId: string) => string;
  passes: (settings: Settings) => boolean;
  /** What to do where it fails. */
  mend: (projectId: string) => string;
}

/** The fields that are read, of three services; Google leaves out a field with its default value. */
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
const userActions = (what: string) => () =>
  `Firebase console, Authentication → Settings → User actions: ${what}`;
const enforce = (what: string) => () =>
  `once the metrics look right, Firebase console, App Check → APIs: enforce it for ${what}`;

export const PROJECT_CHECKS: ProjectCheck[] = [
  {
    label: 'Firestore: concurrency mode OPTIMISTIC',
    url: database,
    passes: ({ concurrencyMode }) => concurrencyMode === 'OPTIMISTIC',
    // gcloud has no flag for it.
    mend: (projectId) =>
      `curl -X PATCH -H "Authorization: Bearer $(gcloud auth print-access-token)" ` +
      `-H "X-Goog-User-Project: ${projectId}" -H "Content-Type: application/json" ` +
      `-d '{"concurrencyMode":"OPTIMISTIC"}' "${database(projectId)}?updateMask=concurrencyMode"`,
  },
  {
    label: 'Firestore: delete protection',
    url: database,
    passes: ({ deleteProtectionState }) => deleteProtectionState === 'DELETE_PROTECTION_ENABLED',
    mend: updateDatabase('--delete-protection'),
  },
  {
    label: 'Firestore: point-in-time recovery',
    url: database,
    passes: ({ pointInTimeRecoveryEnablement }) =>
      pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
    mend: updateDatabase('--enable-pitr'),
  },
  {
    label: 'Authentication: sign-up off',
    url: accounts,
    passes: ({ client }) => client?.permissions?.disabledUserSignup === true,
    mend: userActions('switch off "Enable create (sign-up)"'),
  },
  {
    label: 'Authentication: email enumeration protection',
    url: accounts,
    passes: ({ emailPrivacyConfig }) => emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
    mend: userActions('switch on email enumeration protection'),
  },
  {
    label: 'App Check: enforced for Firestore',
    url: appCheck('firestore.googleapis.com'),
    passes: ({ enforcementMode }) => enforcementMode === 'ENFORCED',
    mend: enforce('Cloud Firestore'),
  },
  {
    label: 'App Check: enforced for Authentication',
    url: appCheck('identitytoolkit.googleapis.com'),
    passes: ({ enforcementMode }) => enforcementMode === 'ENFORCED',
    mend: enforce('Authentication'),
  },
];

/** The line that is printed for a check. @param answer of its URL, or why there is none */
export function resultOf(
  { label, passes, mend }: ProjectCheck,
  answer: { json: unknown } | { problem: string },
  projectId: string,
): { hasFailed: boolean; line: string } {
  if ('problem' in answer) {
    return { hasFailed: false, line: `not known  ${label} (${answer.problem})` };
  }
  if (passes((answer.json ?? {}) as Settings))
    return { hasFailed: false, line: `pass       ${label}` };
  return { hasFailed: true, line: `FAIL       ${label}: ${mend(projectId)}` };
}
