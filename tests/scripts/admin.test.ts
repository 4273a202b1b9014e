import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { clear, seed } from '../../scripts/samples/seed';
import { startScript } from './run-script';

const ADMIN = DEMO_ACCOUNTS.administrator.email;
const MEMBER = DEMO_ACCOUNTS.member.email;

async function admin(...args: string[]) {
  const { exitCode, all } = await startScript('scripts/admin.ts', args, {});
  return { exitCode, output: all };
}

describe('npm run admin', () => {
  describe('with the sample data', () => {
    beforeEach(async () => {
      await clear(DEMO_PROJECT);
      await seed(DEMO_PROJECT);
    });

    it('grants, lists and revokes administrator access', async () => {
      expect(await admin('grant', MEMBER)).toEqual({
        exitCode: 0,
        output: `${MEMBER} is an administrator of the emulators now.`,
      });
      const afterGrant = await admin('list');
      expect(afterGrant.output).toContain(ADMIN);
      expect(afterGrant.output).toContain(MEMBER);

      expect((await admin('revoke', MEMBER)).exitCode).toBe(0);
      const afterRevoke = await admin('list');
      expect(afterRevoke.output).toContain(ADMIN);
      expect(afterRevoke.output).not.toContain(MEMBER);
    });

    it('explains why an account can’t be granted or revoked access', async () => {
      const unknown = await admin('grant', 'nobody@example.com');
      expect(unknown.exitCode).toBe(1);
      expect(unknown.output).toMatch(
        /^No account of the emulators has the e-mail address nobody@example\.com: .*$/,
      );
      expect(await admin('revoke', MEMBER)).toEqual({
        exitCode: 1,
        output: `${MEMBER} is not an administrator of the emulators.`,
      });
    });
  });

  it.each([[['grant']], [['promote', ADMIN]], [['list', '--force']]])(
    'shows its usage for %j',
    async (args) => {
      const { exitCode, output } = await admin(...args);
      expect(exitCode).toBe(1);
      expect(output).toMatch(/^Usage: npm run admin -- grant EMAIL/);
    },
  );

  it('refuses a demo project as a real project', async () => {
    const { exitCode, output } = await admin('list', '--project', DEMO_PROJECT);
    expect(exitCode).toBe(1);
    expect(output).toContain(`${DEMO_PROJECT} is not a real project`);
  });
});
