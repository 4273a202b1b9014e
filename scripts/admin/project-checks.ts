import { indexDifferences, rulesDifferences } from './deployed-config';
import { DeniedError, googleReader, type Read } from './google-api';

interface ProjectCheck {
  label: string;
  /** What is wrong and how to fix it; '' if nothing is. */
  problemOf: (read: Read, projectId: string) => Promise<string>;
  /** The role that can read the setting, named if the account that runs the check lacks it. */
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
          'In the Firebase console, delete the indexes that are not in the file.',
      ),
  },
];

const DATABASE = 'firestore.googleapis.com/v1/projects/PROJECT/databases/(default)';
const ACCOUNTS = 'identitytoolkit.googleapis.com/admin/v2/projects/PROJECT/config';
const APP_CHECK = 'firebaseappcheck.googleapis.com/v1/projects/PROJECT/services';
const UPDATE = 'gcloud firestore databases update --project=PROJECT';
const USER_ACTIONS = 'in the Firebase console, under Authentication → Settings → User actions,';

/** The fields that the checks read in the responses of Google's APIs. */
interface Settings {
  concurrencyMode?: string;
  databaseEdition?: string;
  deleteProtectionState?: string;
  pointInTimeRecoveryEnablement?: string;
  client?: { permissions?: { disabledUserSignup?: boolean } };
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
  enforcementMode?: string;
  backupSchedules?: object[];
}

/** In `url` and `fix`, PROJECT stands for the project's ID. */
interface SettingCheck {
  label: string;
  url: string;
  passes: (settings: Settings) => boolean;
  fix: string;
}

const enforced = (api: string, service: string): SettingCheck => ({
  label: `App Check: enforced for ${api}`,
  url: `${APP_CHECK}/${service}.googleapis.com`,
  passes: ({ enforcementMode }) => enforcementMode === 'ENFORCED',
  fix: `when the metrics look right, enforce it for ${api} in the Firebase console, under App Check → APIs`,
});

const SETTINGS: SettingCheck[] = [
  {
    label: 'Firestore: Standard edition',
    url: DATABASE,
    // The API may omit the default.
    passes: ({ databaseEdition = 'STANDARD' }) => databaseEdition === 'STANDARD',
    fix:
      'the edition can’t be changed, so create the database again with ' +
      'gcloud firestore databases create --edition=standard',
  },
  {
    label: 'Firestore: concurrency mode OPTIMISTIC',
    url: DATABASE,
    passes: ({ concurrencyMode }) => concurrencyMode === 'OPTIMISTIC',
    // gcloud has no flag for this setting.
    fix:
      `curl -X PATCH -H "Authorization: Bearer $(gcloud auth print-access-token)" ` +
      `-H "X-Goog-User-Project: PROJECT" -H "Content-Type: application/json" ` +
      `-d '{"concurrencyMode":"OPTIMISTIC"}' "https://${DATABASE}?updateMask=concurrencyMode"`,
  },
  {
    label: 'Firestore: delete protection',
    url: DATABASE,
    passes: ({ deleteProtectionState: state }) => state === 'DELETE_PROTECTION_ENABLED',
    fix: `${UPDATE} --delete-protection`,
  },
  {
    label: 'Firestore: point-in-time recovery',
    url: DATABASE,
    passes: ({ pointInTimeRecoveryEnablement: state }) =>
      state === 'POINT_IN_TIME_RECOVERY_ENABLED',
    fix: `${UPDATE} --enable-pitr`,
  },
  {
    label: 'Firestore: backups',
    url: `${DATABASE}/backupSchedules`,
    passes: ({ backupSchedules = [] }) => backupSchedules.length > 0,
    fix:
      'gcloud firestore backups schedules create --project=PROJECT --database="(default)" ' +
      '--recurrence=daily --retention=14w',
  },
  {
    label: 'Authentication: sign-up off',
    url: ACCOUNTS,
    passes: ({ client }) => client?.permissions?.disabledUserSignup === true,
    fix: `${USER_ACTIONS} turn off "Enable create (sign-up)"`,
  },
  {
    label: 'Authentication: email enumeration protection',
    url: ACCOUNTS,
    passes: ({ emailPrivacyConfig }) => emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
    fix: `${USER_ACTIONS} turn on email enumeration protection`,
  },
  enforced('Cloud Firestore', 'firestore'),
  enforced('Authentication', 'identitytoolkit'),
];

const PROJECT_CHECKS: ProjectCheck[] = [
  ...DEPLOYMENT_CHECKS,
  ...SETTINGS.map(({ label, url, passes, fix }) => ({
    label,
    problemOf: async (read: Read, projectId: string) => {
      const settings = await read(`https://${url.replace('PROJECT', projectId)}`);
      return passes(settings as Settings) ? '' : fix.replaceAll('PROJECT', projectId);
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

/** Compares a real project with what the site needs, and prints a table of the checks. Resolves to the exit code. */
export async function checkProject(projectId: string): Promise<number> {
  const read = googleReader(projectId);
  let code = 0;
  const width = Math.max(...PROJECT_CHECKS.map(({ label }) => label.length));
  const print = (...[state, label, fix]: string[]) =>
    console.log(`${state?.padEnd(9)}${label?.padEnd(width + 2)}${fix}`.trimEnd());
  print('Result', 'Check', 'How to fix it');
  for (const check of PROJECT_CHECKS) {
    const { state, text } = await resultOf(check, read, projectId);
    if (state === 'FAIL') code = 1;
    print(state, check.label, text);
  }
  return code;
}
