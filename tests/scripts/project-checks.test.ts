import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { checkProject } from '../../scripts/admin/project-checks';
import { asRequired, startGoogleApis } from './google-apis';

const RULES = 'Firestore: rules as in firestore.rules';
const INDEXES = 'Firestore: indexes as in firestore.indexes.json';

/** Checks a project whose APIs reply as for a project with all settings, except for `changes`. */
async function check(changes: Record<string, object | number> = {}) {
  vi.stubEnv('GOOGLE_APIS_URL', await startGoogleApis(changes));
  const print = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => void vi.unstubAllEnvs());
  const code = await checkProject('firm');
  const lines = print.mock.calls.map(([line]) => String(line));
  print.mockRestore();
  return { code, lines, lineOf: (label: string) => lines.find((line) => line.includes(label)) };
}

it('each setting passes if it has the required value, and so do the deployed rules and indexes', async () => {
  const { code, lines } = await check();
  expect(lines[0]).toBe(`Result   Check${' '.repeat(44)}How to fix it`);
  expect(lines).toHaveLength(12);
  for (const line of lines.slice(1)) expect(line).toMatch(/^pass {5}[^:]+: [^:]+$/);
  expect(code).toBe(0);
});

it('a setting fails if it has another value or is missing, and its line includes a fix', async () => {
  const other = {
    databaseEdition: 'ENTERPRISE',
    concurrencyMode: 'PESSIMISTIC',
    deleteProtectionState: 'DELETE_PROTECTION_DISABLED',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED',
    backupSchedules: [],
    client: { permissions: { disabledUserSignup: false } },
    emailPrivacyConfig: {},
    enforcementMode: 'UNENFORCED',
  };
  const changed = (settings: object) =>
    check({
      'databases/(default)/collectionGroups': {},
      ...{ 'databases/(default)': settings, 'admin/v2': settings, firebaseappcheck: settings },
    });
  const wrong = await changed(other);
  expect(wrong.code).toBe(1);
  expect(wrong.lines.slice(3)).toHaveLength(9);
  for (const line of wrong.lines.slice(3)) expect(line).toMatch(/^FAIL {5}.{47} {2}\S.{20}/);
  expect(wrong.lines.join()).not.toContain('PROJECT');
  expect(wrong.lineOf('OPTIMISTIC')).toContain(
    '"https://firestore.googleapis.com/v1/projects/firm/databases/(default)?updateMask=concurrencyMode"',
  );
  const missing = await changed({});
  // Standard is the default edition.
  expect(missing.lines.slice(3).filter((line) => !line.startsWith('FAIL'))).toEqual([
    'pass     Firestore: Standard edition',
  ]);
});

it('names the lines in which the deployed rules differ', async () => {
  const rules = readFileSync('firestore.rules', 'utf8').split('\n');
  const [first, second, ...rest] = rules;
  const content = [first, second, '// deployed', ...rest.slice(0, 5), ...rest.slice(6)].join('\n');
  const { code, lineOf } = await check({
    'rulesets/1': { source: { files: [{ content }] } },
  });
  expect(lineOf(RULES)).toBe(
    `FAIL     ${RULES.padEnd(49)}line 3 only deployed: // deployed; ` +
      `line 8 only in the file: ${rules[7]?.trim()}. Run "npm run deploy".`,
  );
  expect(code).toBe(1);
});

it('names the missing, extra, and unfinished indexes, on every page of the response', async () => {
  const replies = asRequired();
  const { indexes } = replies['collectionGroups/-/indexes'] as {
    indexes: { fields: object[]; state: string }[];
  };
  const [careers, closing, status, ...others] = indexes;
  const extra = { ...careers, fields: [{ fieldPath: 'title', order: 'DESCENDING' }] };
  const { fields } = replies['collectionGroups/-/fields?filter='] as { fields: object[] };
  const { code, lineOf } = await check({
    'pageToken=2': { indexes: [closing, ...others, extra] },
    'collectionGroups/-/indexes': {
      indexes: [{ ...status, state: 'CREATING' }],
      nextPageToken: '2',
    },
    'collectionGroups/-/fields?filter=': { fields: fields.slice(0, -1) },
  });
  const line = lineOf(INDEXES) ?? '';
  expect(line.slice(line.indexOf('json  ') + 6, line.indexOf('. Run')).split('; ')).toEqual([
    'missing: careers (isActive ascending, createdAt descending)',
    'missing: changes.after (no index)',
    'still building: contacts (status ascending, createdAt descending)',
    'not in the file: careers (title descending)',
  ]);
  expect(code).toBe(1);
});

it('what can’t be read is unknown, with the reason and the role that can read it', async () => {
  const { code, lineOf } = await check({
    'releases/cloud.firestore': 403,
    'collectionGroups/-/indexes': 500,
  });
  expect(lineOf(RULES)).toBe(
    `unknown  ${RULES.padEnd(49)}It is 403. Grant this account the role roles/firebaserules.viewer.`,
  );
  expect(lineOf(INDEXES)).toBe(`unknown  ${INDEXES}  It is 500.`);
  expect(code).toBe(0);
});
