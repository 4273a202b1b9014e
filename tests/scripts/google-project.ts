import { readFileSync } from 'node:fs';
import indexes from '../../firestore.indexes.json' with { type: 'json' };

/* The project of the stand-in of Google's APIs (google-stand-in.ts). */

export const PROJECT = 'firm-site';
export const NUMBER = '123456789012';
const PUBLISHER = `site-publish@${PROJECT}.iam.gserviceaccount.com`;

/** What the stand-in saves. Fields that are missing have not been set up. */
export interface ProjectState {
  exists?: boolean;
  apis?: string[];
  apps?: { appId: string; displayName?: string }[];
  database?: Record<string, string>;
  backupSchedules?: object[];
  /** Text of the deployed rules. */
  rules?: string;
  indexes?: object[];
  fields?: object[];
  auth?: Record<string, unknown>;
  billing?: { billingEnabled: boolean; billingAccountName: string };
  billingAccounts?: { name: string; open: boolean; displayName: string }[];
  budgets?: object[];
  domain?: object;
  enforcementMode?: string;
  serviceAccounts?: string[];
  policy?: object;
  keys?: number;
}

/** A project as the console creates it, with a billing account that could pay for it. */
export const newProject = (): ProjectState => ({
  exists: true,
  billing: { billingEnabled: false, billingAccountName: '' },
  billingAccounts: [{ name: 'billingAccounts/A-1', open: true, displayName: 'The firm' }],
});

/** The indexes in the file, as the Admin API lists them. */
export function listedIndexes(state = 'READY') {
  const folder = `projects/${PROJECT}/databases/(default)/collectionGroups`;
  return {
    indexes: indexes.indexes.map((index, position) => ({
      name: `${folder}/${index.collectionGroup}/indexes/${position}`,
      queryScope: index.queryScope,
      fields: [...index.fields, { fieldPath: '__name__', order: index.fields.at(-1)?.order }],
      state,
    })),
    fields: indexes.fieldOverrides.map(({ collectionGroup, fieldPath }) => ({
      name: `${folder}/${collectionGroup}/fields/${fieldPath}`,
      indexConfig: { indexes: [] },
    })),
  };
}

/** A project with everything that the site needs. */
export const finishedProject = (): ProjectState => ({
  ...newProject(),
  apis: [
    ...['firestore', 'identitytoolkit', 'securetoken', 'firebaserules', 'firebasehosting'],
    ...['firebaseappcheck', 'cloudbilling', 'billingbudgets', 'iam', 'cloudresourcemanager'],
  ].map((name) => `${name}.googleapis.com`),
  apps: [{ appId: '1:1:web:1' }],
  database: {
    type: 'FIRESTORE_NATIVE',
    locationId: 'nam5',
    databaseEdition: 'STANDARD',
    concurrencyMode: 'OPTIMISTIC',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  },
  backupSchedules: [{ dailyRecurrence: {}, retention: '8467200s' }],
  rules: readFileSync('firestore.rules', 'utf8'),
  ...listedIndexes(),
  auth: {
    signIn: { email: { enabled: true, passwordRequired: true } },
    client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 12 } }],
    },
    authorizedDomains: [`${PROJECT}.firebaseapp.com`, `${PROJECT}.web.app`],
  },
  billing: { billingEnabled: true, billingAccountName: 'billingAccounts/A-1' },
  budgets: [{ budgetFilter: { projects: [`projects/${NUMBER}`] } }],
  serviceAccounts: [PUBLISHER],
  policy: {
    bindings: [
      'firebasehosting.admin',
      'firebaserules.admin',
      'datastore.indexAdmin',
      'serviceusage.serviceUsageConsumer',
    ].map((role) => ({ role: `roles/${role}`, members: [`serviceAccount:${PUBLISHER}`] })),
  },
  keys: 1,
  enforcementMode: 'ENFORCED',
});

/** What Authentication has at first (https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config). */
export const NEW_AUTH = {
  signIn: { email: { enabled: true, passwordRequired: true } },
  client: { permissions: {} },
  authorizedDomains: ['localhost', `${PROJECT}.firebaseapp.com`, `${PROJECT}.web.app`],
};
