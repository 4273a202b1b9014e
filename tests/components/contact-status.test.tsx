import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AccessDeniedError, TimeoutError } from '@/domain/errors';
import { storedContact } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { inRow, openDesk, stubDesk, stubPages } from './contact-desk';
import { findFailure, findSuccess } from './render-admin';
import { hold, lastPage } from './stub-data';

const GRACE = storedContact('grace');
const ADA = storedContact('ada', { firstName: 'Ada', lastName: 'Lovelace', status: 'closed' });

async function renderList(query = '') {
  const data = stubDesk(GRACE, ADA);
  data.countContacts.mockResolvedValue(1);
  const view = openDesk(query);
  const status = await screen.findByLabelText('Status of Grace Hopper');
  await waitFor(() => expect(screen.getByText('1 total inquiry')).toBeInTheDocument());
  data.listContacts.mockClear();
  return { ...view, data, status };
}

const UPDATED = 'Contact status updated successfully';

it('the status dropdown offers three statuses and is disabled during a save, which reloads the counts but not the list', async () => {
  const { user, data, status } = await renderList();
  const release = hold(data.write, undefined);
  await user.click(status);
  const options = screen.getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['New', 'Contacted', 'Closed']);
  await user.click(options[2] ?? status);
  await waitFor(() => expect(status).toHaveAttribute('aria-disabled', 'true'));
  expect(status).toHaveFocus();
  expect(status).toHaveAccessibleName('Status of Grace Hopper Closed');
  expect(data.write).toHaveBeenCalledExactlyOnceWith('contacts/grace', { status: 'closed' }, {});
  expect(status).toHaveTextContent(/^Closed$/);
  // The badge shows the saved status until the save succeeds.
  expect(inRow('Hopper').getByText('new')).toBeInTheDocument();
  expect(screen.getByLabelText('Status of Ada Lovelace')).not.toHaveAttribute('aria-disabled');
  expect(data.listContacts).not.toHaveBeenCalled();

  data.countContacts.mockResolvedValue(2);
  release();
  await findSuccess(UPDATED);
  await waitFor(() => expect(status).not.toHaveAttribute('aria-disabled'));
  expect(inRow('Hopper').getByText('closed')).toBeInTheDocument();
  expect(data.listContacts).not.toHaveBeenCalled();
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

it('an inquiry that has left the view doesn’t reappear while the view reloads', async () => {
  const { choose, data, status, user } = await renderList('?status=new');
  await user.click(screen.getByRole('link', { name: /^All / }));
  await choose(await screen.findByLabelText('Status of Grace Hopper'), 'Closed');
  await findSuccess(UPDATED);
  const release = hold(data.listContacts, lastPage());
  await user.click(screen.getByRole('link', { name: /^New Inquiries/ }));
  await waitFor(() => expect(status).not.toBeInTheDocument());
  expect(screen.queryByLabelText('Status of Grace Hopper')).not.toBeInTheDocument();
  release();
});

it('the list loads the next page when all loaded inquiries have left the view', async () => {
  const data = stubDesk();
  stubPages(data, [GRACE], [ADA]);
  const { choose } = openDesk('?status=new');
  await choose(await screen.findByLabelText('Status of Grace Hopper'), 'Closed');
  expect(await screen.findByRole('article', { name: 'Ada Lovelace' })).toBeInTheDocument();
});
