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
  it('is refused if only administrators can create accounts', async () => {
    refuse('ADMIN_ONLY_OPERATION');
    await expect(signUp(EMAIL)).rejects.toThrow(AccessDeniedError);
    // The password is too short to create an account, even if sign-up is enabled.
    const [url, request] = fetched.mock.lastCall ?? [];
    expect(String(url)).toContain('/accounts:signUp?key=');
    expect(JSON.parse(String(request?.body))).toEqual({ email: EMAIL, password: '1' });
  });

  it.each([
    'EMAIL_EXISTS',
    'WEAK_PASSWORD : Password should be at least 6 characters',
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: []',
  ])('is enabled if the response refuses only this account: %s', async (message) => {
    refuse(message);
    await expect(signUp(EMAIL)).resolves.toBeUndefined();
  });

  it.each(['OPERATION_NOT_ALLOWED', 'TOO_MANY_ATTEMPTS_TRY_LATER', ''])(
    'can’t be checked after any other response: %j',
    async (message) => {
      refuse(message);
      await expect(signUp(EMAIL)).rejects.toThrow(UncheckedError);
    },
  );
});

describe('an account', () => {
  it('is not found if the response doesn’t say that the email address is registered', async () => {
    answer({ kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: 'x' });
    await expect(findAccount(EMAIL)).rejects.toThrow(AccessDeniedError);
  });

  it.each([{ registered: true }, { signinMethods: ['password'] }])(
    'is found if the response has %j',
    async (response) => {
      answer({ ...response, sessionId: 'x' });
      await expect(findAccount(EMAIL)).resolves.toBeUndefined();
    },
  );

  it('can’t be looked up if the server responds with an error', async () => {
    refuse('QUOTA_EXCEEDED');
    await expect(findAccount(EMAIL)).rejects.toThrow(UncheckedError);
  });
});
