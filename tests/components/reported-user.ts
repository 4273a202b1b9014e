import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { User } from '@/domain/user';
import type { stubData } from './stub-data';

/** Lets a test change the signed-in user. */
export function reportedUser({ observeUser }: Pick<ReturnType<typeof stubData>, 'observeUser'>) {
  let report: ((user: User | null) => void) | undefined;
  const stop = vi.fn();
  observeUser.mockImplementation((onUser) => {
    report = onUser;
    return stop;
  });
  return {
    /** Called when the observer unsubscribes. */
    stop,
    setUser: async (user: User | null) => {
      await waitFor(() => expect(report).toBeDefined());
      act(() => report?.(user));
    },
  };
}
