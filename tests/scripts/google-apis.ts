import { readFileSync } from 'node:fs';
import indexes from '../../firestore.indexes.json' with { type: 'json' };
import { listen } from './listen';

/** A response: JSON with status 200, or a status with an error. */
type Reply = object | number;

/** The replies of Google's APIs, by a part of the URL, for a project that is as it should be. */
export const asRequired = (): Record<string, Reply> => ({
  'releases/cloud.firestore': { rulesetName: 'projects/firm/rulesets/1' },
  'rulesets/1': { source: { files: [{ content: readFileSync('firestore.rules', 'utf8') }] } },
  'collectionGroups/-/indexes': {
    indexes: indexes.indexes.map((index) => ({
      name: `projects/firm/databases/(default)/collectionGroups/${index.collectionGroup}/indexes/x`,
      queryScope: index.queryScope,
      fields: [...index.fields, { fieldPath: '__name__', order: index.fields.at(-1)?.order }],
      state: 'READY',
    })),
  },
  'collectionGroups/-/fields?filter=': {
    fields: [
      { name: 'projects/firm/databases/(default)/collectionGroups/__default__/fields/*' },
      ...indexes.fieldOverrides.map((field) => ({
        name: `projects/firm/databases/(default)/collectionGroups/${field.collectionGroup}/fields/${field.fieldPath}`,
        indexConfig: {
          indexes: field.indexes.map(({ queryScope, order }) => ({
            ...{ queryScope, state: 'READY', fields: [{ fieldPath: field.fieldPath, order }] },
          })),
        },
      })),
    ],
  },
  backupSchedules: { backupSchedules: [{ dailyRecurrence: {} }] },
  'databases/(default)': {
    concurrencyMode: 'OPTIMISTIC',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  },
  'admin/v2': {
    client: { permissions: { disabledUserSignup: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  },
  firebaseappcheck: { enforcementMode: 'ENFORCED' },
});

/**
 * Starts a stand-in of Google's APIs, which replies as for a project that is as it should be, except for `changes`.
 * The first key that is part of a URL decides. Resolves to the URL of the stand-in.
 */
export async function startGoogleApis(changes: Record<string, Reply>): Promise<string> {
  const replies = { ...changes, ...asRequired(), ...changes };
  const host = await listen(({ url = '' }, outgoing) => {
    const found = Object.entries(replies).find(([part]) => decodeURIComponent(url).includes(part));
    const reply = found?.[1] ?? 404;
    const isError = typeof reply === 'number';
    outgoing.writeHead(isError ? reply : 200, { 'Content-Type': 'application/json' });
    outgoing.end(JSON.stringify(isError ? { error: { message: `It is ${reply}` } } : reply));
  });
  return `http://${host}`;
}
