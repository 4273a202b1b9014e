import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AccessDeniedError, TimeoutError } from '@/domain/errors';
import { ContactsPage } from '@/pages/admin/contacts-page';
import { storedContact } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { findNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, KEY, lastPage, stubData, written } from './stub-data';

const GRACE = storedContact('grace');
const ADA = storedContact('ada', { firstName: 'Ada', lastName: 'Lovelace', status: 'closed' });
const CLOSED_GRACE = { ...GRACE, status: 'closed' };

async function renderList(path = '/admin/contacts') {
  const data = stubData(ADMINISTRATOR);
  data.listContacts.mockResolvedValue(lastPage(GRACE, ADA));
  data.countContacts.mockResolvedValue(1);
  const view = renderAdmin(<ContactsPage />, path);
  const status = await screen.findByLabelText('Status of Grace Hopper');
  await waitFor(() => expect(screen.getByText('1 total inquiry')).toBeInTheDocument());
  data.listContacts.mockClear();
  return { ...view, data, status };
}

const card = (name: string) => within(screen.getByRole('article', { name }));

it('offers the three statuses', async () => {
  const { user, status } = await renderList();
  await user.click(status);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'New',
    'Contacted',
    'Closed',
  ]);
});

it('disables the row while its status is saved, then reads its page and the counts again', async () => {
  const { choose, data, status } = await renderList();
  const { released, release } = deferred();
  data.updateContactStatus.mockReturnValue(released.then(() => written('grace', CLOSED_GRACE)));
  await choose(status, 'Closed');
  await waitFor(() => expect(status).toHaveAttribute('aria-disabled', 'true'));
  expect(status).toHaveFocus();
  expect(status).toHaveAccessibleName('Status of Grace Hopper Closed');
  expect(data.updateContactStatus).toHaveBeenCalledExactlyOnceWith(KEY, 'grace', 'closed');
  expect(status).toHaveTextContent(/^Closed$/);
  // What is stored, until the list is read again.
  expect(card('Grace Hopper').getByText('new')).toBeInTheDocument();
  expect(screen.getByLabelText('Status of Ada Lovelace')).not.toHaveAttribute('aria-disabled');
  expect(data.listContacts).not.toHaveBeenCalled();

  data.listContacts.mockResolvedValue(lastPage(CLOSED_GRACE, { ...ADA, company: 'Changed' }));
  data.countContacts.mockResolvedValue(2);
  release();
  await findNotification('default', 'Success', 'Contact status updated successfully');
  await waitFor(() => expect(status).not.toHaveAttribute('aria-disabled'));
  expect(card('Grace Hopper').getByText('closed')).toBeInTheDocument();
  expect(card('Ada Lovelace').getByText('Changed')).toBeInTheDocument();
  expect(data.listContacts).toHaveBeenCalledOnce();
  expect(screen.getByText('2 total inquiries')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'New Inquiries' })).toHaveTextContent('2');
});

it('keeps the stored status when the save fails, and says why in the row', async () => {
  expectConsoleErrors(/^Failed to update contact status \(AccessDeniedError\)/);
  const { choose, data, status } = await renderList();
  data.updateContactStatus.mockRejectedValueOnce(new AccessDeniedError());
  await choose(status, 'Closed');
  await findNotification('destructive', 'Error', 'Failed to update contact status');
  const grace = card('Grace Hopper');
  expect(await grace.findByText(/no longer has administrator access/)).toBeInTheDocument();
  expect(status).not.toHaveAttribute('aria-disabled');
  expect(status).toHaveTextContent(/^New$/);
  expect(grace.getByText('new')).toBeInTheDocument();
  await choose(status, 'Contacted');
  await findNotification('default', 'Success', 'Contact status updated successfully');
  await waitFor(() => expect(grace.queryByText(/administrator access/)).not.toBeInTheDocument());
});

it('Try again makes the same commit, and Undo takes it back', async () => {
  expectConsoleErrors(/^Failed to update contact status \(TimeoutError\)/);
  const { choose, data, status, user } = await renderList();
  data.updateContactStatus.mockRejectedValueOnce(new TimeoutError());
  await choose(status, 'Closed');
  const failed = await findNotification('destructive', 'Error', 'Failed to update contact status');
  await user.click(failed.getByText('Try again'));
  const done = await findNotification('default', 'Success', 'Contact status updated successfully');
  const [first, second] = data.updateContactStatus.mock.calls;
  expect(second).toEqual([
    { ...first?.[0], signal: expect.any(AbortSignal) as unknown },
    'grace',
    'closed',
  ]);
  await user.click(done.getByText('Undo'));
  await findNotification('default', 'Success', 'Change undone');
  expect(data.undoChange).toHaveBeenCalledExactlyOnceWith(KEY, 'record of grace', undefined);
});

it('shows an inquiry that arrived meanwhile', async () => {
  const { choose, data, status } = await renderList();
  const late = storedContact('late', { lastName: 'Late' });
  data.listContacts.mockResolvedValue(lastPage(late, CLOSED_GRACE, ADA));
  await choose(status, 'Closed');
  expect(await screen.findByRole('article', { name: 'Grace Late' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('reads only the page of the row again, from its start to its end', async () => {
  const data = stubData(ADMINISTRATOR);
  const [second, third] = [{ after: 'the 50th' }, { after: 'the 100th' }];
  data.listContacts.mockResolvedValueOnce({ items: [ADA], next: second });
  data.listContacts.mockResolvedValueOnce({ items: [GRACE], next: third });
  const { user, choose } = renderAdmin(<ContactsPage />, '/admin/contacts');
  await user.click(await screen.findByText('Load more'));
  const status = await screen.findByLabelText('Status of Grace Hopper');
  data.listContacts.mockClear().mockResolvedValue({ items: [CLOSED_GRACE], next: third });
  await choose(status, 'Closed');
  await waitFor(() => expect(card('Grace Hopper').getByText('closed')).toBeInTheDocument());
  expect(data.listContacts).toHaveBeenCalledExactlyOnceWith({
    size: 50,
    start: second,
    end: third,
  });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('Load more')).toBeInTheDocument();
});

it('a filtered list loses the row that no longer matches', async () => {
  const { choose, data, status } = await renderList('/admin/contacts?status=new');
  data.listContacts.mockResolvedValue(lastPage(ADA));
  await choose(status, 'Closed');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await findNotification('default', 'Success', 'Contact status updated successfully');
  expect(data.listContacts).toHaveBeenCalledExactlyOnceWith({
    status: 'new',
    size: 50,
    start: null,
    end: null,
  });
});

it.each(['countContacts', 'listContacts'] as const)(
  'a change is reported as made also when %s fails afterwards, which is logged',
  async (call) => {
    expectConsoleErrors(/^Failed to fetch contacts \(TimeoutError\)/);
    const { choose, data, status } = await renderList();
    data[call].mockRejectedValue(new TimeoutError());
    await choose(status, 'Closed');
    await findNotification('default', 'Success', 'Contact status updated successfully');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  },
);
