import type { Change } from '@/domain/change';

/**
 * Uids of the accounts that the email addresses of these changes don't identify: an account without one or with
 * several, or several accounts with the same. A record has the address that the account had at that time.
 */
export function unclearAccounts(changes: Pick<Change, 'uid' | 'email'>[]): Set<string> {
  const accounts = [
    ...new Map(changes.map((change) => [`${change.uid} ${change.email}`, change])).values(),
  ];
  const unclear = accounts.filter(
    ({ uid, email }) =>
      !email || accounts.filter((other) => other.uid === uid || other.email === email).length > 1,
  );
  return new Set(unclear.map(({ uid }) => uid));
}
