import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  AccessDeniedError,
  BusyError,
  ConflictError,
  InvalidDocumentError,
  TimeoutError,
  UndoError,
} from '@/domain/errors';
import { expectConsoleErrors } from '../support/console-errors';
import { ONE, openCareers } from './career-desk';
import { findFailure } from './render-admin';

it.each([
  [
    new AccessDeniedError(),
    'You may be signed out or no longer have administrator access. Sign in again or ask an administrator for access.',
  ],
  [new BusyError(), 'The database is busy with other requests. Wait a moment, then try again.'],
  [new ConflictError(), 'This item has since been changed or deleted.'],
  [
    new InvalidDocumentError(),
    'This item has a field that no longer passes validation. Edit the item, correct the field, and save.',
  ],
  [
    new TimeoutError(),
    'The server didn’t respond in time, so the change may or may not have been saved. Try again to make sure.',
  ],
  [
    new UndoError('invalid'),
    'The earlier version no longer passes validation. Edit the current one instead.',
  ],
  [new UndoError('gone'), 'This data was erased. It can only be restored from a backup.'],
  [
    new UndoError('same'),
    'The current version already matches the earlier one. Nothing was changed.',
  ],
  [new Error('Failed to fetch'), 'That didn’t work. Check your connection, then try again.'],
])('the notification about a failed deletion explains the error: %s', async (error, reason) => {
  expectConsoleErrors(/^Failed to delete career \(\w*Error\)/);
  const { data, user } = openCareers([ONE]);
  data.write.mockRejectedValue(error);
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await user.click(await screen.findByRole('button', { name: `Delete ${ONE.title}` }));
  const toast = await findFailure('Failed to delete career');
  expect(toast.getByText(reason)).toBeInTheDocument();
});

it('if a list times out, the error message doesn’t mention a change', async () => {
  expectConsoleErrors(/^Failed to fetch careers \(TimeoutError\)/);
  const { data } = openCareers([]);
  data.listCareers.mockRejectedValue(new TimeoutError());
  const reason = 'The server didn’t respond in time. Check your connection, then try again.';
  expect(await screen.findByText(reason)).toBeInTheDocument();
});
