import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnexpectedAnswerError } from '@/domain/errors';
import { areAddressesTold, isSignUpOn } from '@/data/account-checks';
import type { Stranger } from '@/data/stranger';

const stranger = { headers: () => Promise.resolve({}) } as Stranger;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => vi.unstubAllGlobals());

function answer(body: object) {
  fetched.mockReset().mockResolvedValue(Response.json(body));
}
const refuse = (message: string) => answer({ error: { code: 400, message } });

describe('sign-up', () => {
  it('is off where only administrators create accounts', async () => {
    refuse('ADMIN_ONLY_OPERATION');
    expect(await isSignUpOn(stranger, 'ada@example.com')).toBe(false);
    // Neither the address nor the password could make an account.
    const [url, request] = fetched.mock.lastCall ?? [];
    expect(String(url)).toContain('/accounts:signUp?key=');
    expect(JSON.parse(String(request?.body))).toEqual({ email: 'ada@example.com', password: '1' });
  });

  it.each([
    'EMAIL_EXISTS',
    'WEAK_PASSWORD : Password should be at least 6 characters',
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: []',
  ])('is on where only this account is refused: %s', async (message) => {
    refuse(message);
    expect(await isSignUpOn(stranger, 'ada@example.com')).toBe(true);
  });

  it.each(['OPERATION_NOT_ALLOWED', 'TOO_MANY_ATTEMPTS_TRY_LATER', ''])(
    'is not known after another answer: %j',
    async (message) => {
      refuse(message);
      await expect(isSignUpOn(stranger, 'ada@example.com')).rejects.toThrow(UnexpectedAnswerError);
    },
  );
});

describe('email enumeration protection', () => {
  it('is on where the answer says nothing about the address', async () => {
    answer({ kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: 'x' });
    expect(await areAddressesTold(stranger, 'ada@example.com')).toBe(false);
  });

  it('is off where the answer says that there is an account', async () => {
    answer({ registered: true, sessionId: 'x' });
    expect(await areAddressesTold(stranger, 'ada@example.com')).toBe(true);
    answer({ signinMethods: ['password'], sessionId: 'x' });
    expect(await areAddressesTold(stranger, 'ada@example.com')).toBe(true);
  });

  it('is not known after an error', async () => {
    refuse('QUOTA_EXCEEDED');
    await expect(areAddressesTold(stranger, 'a')).rejects.toThrow(UnexpectedAnswerError);
  });
});
