import { indexDifferences, rulesDifferences } from './deployed-config';
import { DeniedError, type Read } from './google-api';

export interface ProjectCheck {
  label: string;
  /** What is wrong and how to fix it; '' if nothing is. */
  problemOf: (read: Read, projectId: string) => Promise<string>;
  /** The role that can read this, named if the account that runs the check lacks it. */
  role?: string;
}

/** The fields read from three Google APIs, which omit fields that have their default value. */
interface Settings {
  concurrencyMode?: string;
  databaseEdition?: string;
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

const updateDatabase = (flag: string) => (projectId: string) =>
  `gcloud firestore databases update ${flag} --project=${projectId}`;
const userActions = (change: string) => () =>
  `in the Firebase console, under Authentication → Settings → User actions, ${change}`;

const setting = (
  label: string,
  url: (projectId: string) => string,
  passes: (settings: Settings) => boolean,
  fix: (projectId: string) => string,
): ProjectCheck => ({
  label,
  problemOf: async (read, projectId) =>
    passes((await read(url(projectId))) as Settings) ? '' : fix(projectId),
});

const enforced = (api: string, service: string) =>
  setting(
    `App Check: enforced for ${api}`,
    (projectId) =>
      `https://firebaseappcheck.googleapis.com/v1/projects/${projectId}/services/${service}`,
    ({ enforcementMode }) => enforcementMode === 'ENFORCED',
    () =>
      `when the metrics look right, enforce it for ${api} in the Firebase console, under App Check → APIs`,
  );

/** Checks of the deployed rules and indexes, which `npm run watch -- site` also runs. */
export const DEPLOYMENT_CHECKS: ProjectCheck[] = [
  {
    label: 'Firestore: rules as in firestore.rules',
    role: 'roles/firebaserules.viewer',
    problemOf: async (read, projectId) =>
      withFix(await rulesDifferences(read, projectId), 'Run "npm run deploy".'),
  },
  {
    label: 'Firestore: indexes as in firestore.indexes.json',
    role: 'roles/datastore.viewer',
    problemOf: async (read, projectId) =>
      withFix(
        await indexDifferences(read, projectId),
        'Run "npm run deploy"; building an index takes a few minutes. ' +
          'Delete indexes that are not in the file in the Firebase console.',
      ),
  },
];

const withFix = (differences: string[], fix: string) =>
  differences.length > 0 ? `${differences.join('; ')}. ${fix}` : '';

export const PROJECT_CHECKS: ProjectCheck[] = [
  ...DEPLOYMENT_CHECKS,
  setting(
    'Firestore: Standard edition',
    database,
    // The API may omit the default.
    ({ databaseEdition = 'STANDARD' }) => databaseEdition === 'STANDARD',
    () =>
      'the edition can’t be changed, so create the database again with ' +
      'gcloud firestore databases create --edition=standard',
  ),
  setting(
    'Firestore: concurrency mode OPTIMISTIC',
    database,
    ({ concurrencyMode }) => concurrencyMode === 'OPTIMISTIC',
    // gcloud has no flag for this setting.
    (projectId) =>
      `curl -X PATCH -H "Authorization: Bearer $(gcloud auth print-access-token)" ` +
      `-H "X-Goog-User-Project: ${projectId}" -H "Content-Type: application/json" ` +
      `-d '{"concurrencyMode":"OPTIMISTIC"}' "${database(projectId)}?updateMask=concurrencyMode"`,
  ),
  setting(
    'Firestore: delete protection',
    database,
    ({ deleteProtectionState }) => deleteProtectionState === 'DELETE_PROTECTION_ENABLED',
    updateDatabase('--delete-protection'),
  ),
  setting(
    'Firestore: point-in-time recovery',
    database,
    ({ pointInTimeRecoveryEnablement }) =>
      pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
    updateDatabase('--enable-pitr'),
  ),
  setting(
    'Authentication: sign-up off',
    accounts,
    ({ client }) => client?.permissions?.disabledUserSignup === true,
    userActions('turn off "Enable create (sign-up)"'),
  ),
  setting(
    'Authentication: email enumeration protection',
    accounts,
    ({ emailPrivacyConfig }) => emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
    userActions('turn on email enumeration protection'),
  ),
  enforced('Cloud Firestore', 'firestore.googleapis.com'),
  enforced('Authentication', 'identitytoolkit.googleapis.com'),
];

/** Runs a check. `text` says what is wrong, or why the check couldn't be made. */
export async function resultOf(check: ProjectCheck, read: Read, projectId: string) {
  try {
    const problem = await check.problemOf(read, projectId);
    return { state: problem ? ('FAIL' as const) : ('pass' as const), text: problem };
  } catch (error) {
    const reason = (error as Error).message.replace(/\.?$/, '.');
    const isDenied = error instanceof DeniedError && check.role;
    const fix = isDenied ? ` Grant this account the role ${check.role}.` : '';
    return { state: 'unknown' as const, text: reason + fix };
  }
}
