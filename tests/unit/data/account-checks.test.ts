import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findAccount, signUp } from '@/data/account-checks';
import { AccessDeniedError, UncheckedError } from '@/domain/errors';

const EMAIL = 'ada@example.com';
const fetched = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => vi.unstubAllGlobals());

function answer(body: object) {
  fetched.mockReset().mockResolvedValue(Response.json(body));
}
const refuse = (message: string) => answer({ error: { code: 400, message } });

describe('sign-up', () => {
  it('is refused where only administrators create accounts', async () => {
    refuse('ADMIN_ONLY_OPERATION');
    await expect(signUp(EMAIL)).rejects.toThrow(AccessDeniedError);
    // Neither the address nor the password could make an account.
    const [url, request] = fetched.mock.lastCall ?? [];
    expect(String(url)).toContain('/accounts:signUp?key=');
    expect(JSON.parse(String(request?.body))).toEqual({ email: EMAIL, password: '1' });
  });

  it.each([
    'EMAIL_EXISTS',
    'WEAK_PASSWORD : Password should be at least 6 characters',
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: []',
  ])('is on where only this account is refused: %s', async (message) => {
    refuse(message);
    await expect(signUp(EMAIL)).resolves.toBeUndefined();
  });

  it.each(['OPERATION_NOT_ALLOWED', 'TOO_MANY_ATTEMPTS_TRY_LATER', ''])(
    'can’t be checked after another response: %j',
    async (message) => {
      refuse(message);
      await expect(signUp(EMAIL)).rejects.toThrow(UncheckedError);
    },
  );
});

describe('an account', () => {
  it('is not found where the response says nothing about the address', async () => {
    answer({ kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: 'x' });
    await expect(findAccount(EMAIL)).rejects.toThrow(AccessDeniedError);
  });

  it.each([{ registered: true }, { signinMethods: ['password'] }])(
    'is found by %j',
    async (response) => {
      answer({ ...response, sessionId: 'x' });
      await expect(findAccount(EMAIL)).resolves.toBeUndefined();
    },
  );

  it('can’t be looked for after an error', async () => {
    refuse('QUOTA_EXCEEDED');
    await expect(findAccount(EMAIL)).rejects.toThrow(UncheckedError);
  });
});
