import { indexDifferences, rulesDifferences } from './deployed-config';
import { DeniedError, googleReader, type Read } from './google-api';

interface ProjectCheck {
  label: string;
  /** What is wrong and how to fix it; '' if nothing is. */
  problemOf: (read: Read, projectId: string) => Promise<string>;
  /** The role that can read this, named if the account that runs the check lacks it. */
  role?: string;
}

const withFix = (differences: string[], fix: string) =>
  differences.length > 0 ? `${differences.join('; ')}. ${fix}` : '';

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

const DATABASE = 'firestore.googleapis.com/v1/projects/PROJECT/databases/(default)';
const ACCOUNTS = 'identitytoolkit.googleapis.com/admin/v2/projects/PROJECT/config';
const APP_CHECK = 'firebaseappcheck.googleapis.com/v1/projects/PROJECT/services';
const UPDATE = 'gcloud firestore databases update --project=PROJECT';
const USER_ACTIONS = 'in the Firebase console, under Authentication → Settings → User actions,';
const ENFORCE =
  'when the metrics look right, enforce it in the Firebase console, under App Check → APIs';

/** Label, URL, field, required value, and fix. PROJECT stands for the project's ID. */
const SETTINGS = [
  [
    'Firestore: Standard edition',
    ...[DATABASE, 'databaseEdition', 'STANDARD'],
    'the edition can’t be changed, so create the database again with ' +
      'gcloud firestore databases create --edition=standard',
  ],
  [
    'Firestore: concurrency mode OPTIMISTIC',
    ...[DATABASE, 'concurrencyMode', 'OPTIMISTIC'],
    // gcloud has no flag for this setting.
    `curl -X PATCH -H "Authorization: Bearer $(gcloud auth print-access-token)" ` +
      `-H "X-Goog-User-Project: PROJECT" -H "Content-Type: application/json" ` +
      `-d '{"concurrencyMode":"OPTIMISTIC"}' "https://${DATABASE}?updateMask=concurrencyMode"`,
  ],
  [
    'Firestore: delete protection',
    ...[DATABASE, 'deleteProtectionState', 'DELETE_PROTECTION_ENABLED'],
    `${UPDATE} --delete-protection`,
  ],
  [
    'Firestore: point-in-time recovery',
    ...[DATABASE, 'pointInTimeRecoveryEnablement', 'POINT_IN_TIME_RECOVERY_ENABLED'],
    `${UPDATE} --enable-pitr`,
  ],
  [
    'Authentication: sign-up off',
    ...[ACCOUNTS, 'client.permissions.disabledUserSignup', 'true'],
    `${USER_ACTIONS} turn off "Enable create (sign-up)"`,
  ],
  [
    'Authentication: email enumeration protection',
    ...[ACCOUNTS, 'emailPrivacyConfig.enableImprovedEmailPrivacy', 'true'],
    `${USER_ACTIONS} turn on email enumeration protection`,
  ],
  ...[
    ['Cloud Firestore', 'firestore'],
    ['Authentication', 'identitytoolkit'],
  ].map(([api, service]) => [
    `App Check: enforced for ${api}`,
    ...[`${APP_CHECK}/${service}.googleapis.com`, 'enforcementMode', 'ENFORCED'],
    ENFORCE,
  ]),
] as [label: string, url: string, field: string, required: string, fix: string][];

const PROJECT_CHECKS: ProjectCheck[] = [
  ...DEPLOYMENT_CHECKS,
  ...SETTINGS.map(([label, url, field, required, fix]) => ({
    label,
    problemOf: async (read: Read, projectId: string) => {
      let value = await read(`https://${url.replace('PROJECT', projectId)}`);
      for (const name of field.split('.'))
        value = (value as Record<string, unknown> | undefined)?.[name];
      // The API omits this default.
      if (field === 'databaseEdition') value ??= 'STANDARD';
      return String(value) === required ? '' : fix.replaceAll('PROJECT', projectId);
    },
  })),
];

/** Runs a check. `text` says what is wrong, or why the check couldn't be made. */
export async function resultOf(check: ProjectCheck, read: Read, projectId: string) {
  try {
    const problem = await check.problemOf(read, projectId);
    return { state: problem ? 'FAIL' : 'pass', text: problem };
  } catch (error) {
    const reason = (error as Error).message.replace(/\.?$/, '.');
    const isDenied = error instanceof DeniedError && check.role;
    const fix = isDenied ? ` Grant this account the role ${check.role}.` : '';
    return { state: 'unknown', text: reason + fix };
  }
}

/** Compares a real project with what the site needs, and prints a line for each check. Resolves to the exit code. */
export async function checkProject(projectId: string): Promise<number> {
  const read = googleReader(projectId);
  let code = 0;
  for (const check of PROJECT_CHECKS) {
    const { state, text } = await resultOf(check, read, projectId);
    if (state === 'FAIL') code = 1;
    console.log(`${state.padEnd(11)}${check.label}${text && `: ${text}`}`);
  }
  return code;
}
