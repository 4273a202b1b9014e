import { expect, it } from 'vitest';
import { PROJECT_CHECKS, resultOf } from '../../scripts/admin/project-checks';

/** Google's responses for a project with all required settings, each with part of the request URL. */
const REQUIRED: [string, object][] = [
  [
    'databases',
    {
      concurrencyMode: 'OPTIMISTIC',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    },
  ],
  [
    'admin/v2',
    {
      client: { permissions: { disabledUserSignup: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    },
  ],
  ['firebaseappcheck', { enforcementMode: 'ENFORCED' }],
];

const results = (jsonOf: (url: string) => object) =>
  PROJECT_CHECKS.map((check) => resultOf(check, { json: jsonOf(check.url('firm')) }, 'firm'));

it('a setting passes if it has the required value', () => {
  const all = results((url) => REQUIRED.find(([part]) => url.includes(part))?.[1] ?? {});
  expect(all).toHaveLength(7);
  for (const { line, hasFailed } of all) {
    expect(line).toMatch(/^pass {7}/);
    expect(hasFailed).toBe(false);
  }
});

it('a setting fails if it has another value or is missing, and the report includes a fix', () => {
  const other = {
    concurrencyMode: 'PESSIMISTIC',
    deleteProtectionState: 'DELETE_PROTECTION_DISABLED',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED',
    client: { permissions: { disabledUserSignup: false } },
    emailPrivacyConfig: {},
    enforcementMode: 'UNENFORCED',
  };
  for (const { line, hasFailed } of [...results(() => other), ...results(() => ({}))]) {
    expect(line).toMatch(/^FAIL {7}[^:]+: [^:]+: .{20}/);
    expect(hasFailed).toBe(true);
  }
  expect(results(() => ({}))[0]?.line).toContain(
    '"https://firestore.googleapis.com/v1/projects/firm/databases/(default)?updateMask=concurrencyMode"',
  );
});

it('a setting that can’t be read is reported as unknown, with the reason', () => {
  const [first] = PROJECT_CHECKS;
  expect(first && resultOf(first, { problem: 'API not enabled' }, 'firm')).toEqual({
    hasFailed: false,
    line: 'unknown    Firestore: concurrency mode OPTIMISTIC (API not enabled)',
  });
});
