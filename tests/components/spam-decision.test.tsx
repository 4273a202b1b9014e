import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Action } from '@/back-office/run/action';
import { SpamDecision } from '@/back-office/contacts/spam-decision';
import { storedContact } from '../support/admin-documents';

it('an inquiry can be marked as spam and as not spam; the reasons are shown until someone decides', async () => {
  const run = vi.fn<(action: Action) => void>();
  const of = (isSpam: boolean | null, reasons?: string[]) => (
    <SpamDecision contact={storedContact('one', { isSpam })} reasons={reasons} run={run} />
  );
  const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent.trim());
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  const { rerender } = render(of(null));
  expect(buttons()).toEqual(['Mark as spam']);
  rerender(of(null, ['3 links in the message']));
  expect(buttons()).toEqual(['Mark as spam', 'Not spam']);
  expect(screen.getByText('Looks like spam:').parentElement).toHaveTextContent(/3 links/);

  await press('Not spam');
  rerender(of(false, ['3 links in the message']));
  expect(buttons()).toEqual(['Mark as spam']);
  expect(screen.queryByText(/3 links/)).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveFocus();

  await press('Mark as spam');
  rerender(of(true));
  expect(buttons()).toEqual(['Not spam']);
  expect(screen.getByText('Spam.')).toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(run.mock.calls.map(([{ label }]) => label)).toEqual([
    'Marking 1 inquiry as not spam',
    'Marking 1 inquiry as spam',
  ]);
});
