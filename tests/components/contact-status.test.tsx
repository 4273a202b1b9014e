import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AccessDeniedError, TimeoutError } from '@/domain/errors';
import { storedContact } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { inRow, openDesk, stubDesk } from './contact-desk';
import { findFailure, findSuccess } from './render-admin';
import { hold, lastPage } from './stub-data';

const GRACE = storedContact('grace');
const ADA = storedContact('ada', { firstName: 'Ada', lastName: 'Lovelace', status: 'closed' });

async function renderList() {
  const data = stubDesk(GRACE, ADA);
  data.countContacts.mockResolvedValue(1);
  const view = openDesk();
  const status = await screen.findByLabelText('Status of Grace Hopper');
  await waitFor(() => expect(screen.getByText('1 total inquiry')).toBeInTheDocument());
  data.listContacts.mockClear();
  return { ...view, data, status };
}

const UPDATED = 'Contact status updated successfully';

it('the status dropdown offers three statuses and is disabled during a save and until the list has been read again', async () => {
  const { user, data, status } = await renderList();
  const release = hold(data.write, undefined);
  await user.click(status);
  const options = screen.getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['New', 'Contacted', 'Closed']);
  await user.click(options[2] ?? status);
  await waitFor(() => expect(status).toHaveAttribute('aria-disabled', 'true'));
  expect(status).toHaveFocus();
  expect(status).toHaveAccessibleName('Status of Grace Hopper Closed');
  expect(data.write).toHaveBeenCalledExactlyOnceWith('contacts/grace', { status: 'closed' });
  expect(status).toHaveTextContent(/^Closed$/);
  // The badge shows the saved status until the save succeeds.
  expect(inRow('Hopper').getByText('new')).toBeInTheDocument();
  expect(screen.getByLabelText('Status of Ada Lovelace')).not.toHaveAttribute('aria-disabled');
  expect(data.listContacts).not.toHaveBeenCalled();

  const closed = storedContact('grace', { status: 'closed' });
  data.countContacts.mockResolvedValue(2);
  const releaseList = hold(data.listContacts, lastPage(closed, ADA));
  release();
  await waitFor(() => expect(data.listContacts).toHaveBeenCalledOnce());
  expect(status).toHaveAttribute('aria-disabled', 'true');
  releaseList();
  await findSuccess(UPDATED);
  await waitFor(() => expect(status).not.toHaveAttribute('aria-disabled'));
  expect(inRow('Hopper').getByText('closed')).toBeInTheDocument();
  expect(screen.getByText('2 total inquiries')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New Inquiries 2' })).toBeInTheDocument();
});

it('if a save fails, the dropdown reverts to the saved status, and the row shows the reason until the next change', async () => {
  expectConsoleErrors(/^Failed to update contact status \(AccessDeniedError\)/);
  const { choose, data, status } = await renderList();
  data.write.mockRejectedValueOnce(new AccessDeniedError());
  await choose(status, 'Closed');
  await findFailure('Failed to update contact status');
  const grace = inRow('Hopper');
  expect(await grace.findByText(/no longer have administrator access/)).toBeInTheDocument();
  expect(status).not.toHaveAttribute('aria-disabled');
  expect(status).toHaveTextContent(/^New$/);
  expect(grace.getByText('new')).toBeInTheDocument();
  // A change counts as successful even if the counts can't be reloaded afterward.
  expectConsoleErrors(/^Failed to fetch contacts \(TimeoutError\)/);
  data.countContacts.mockRejectedValue(new TimeoutError());
  await choose(status, 'Contacted');
  await findSuccess(UPDATED);
  await waitFor(() => expect(grace.queryByText(/administrator access/)).not.toBeInTheDocument());
});
