import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AccessDeniedError, TimeoutError } from '@/domain/errors';
import { ContactsPage } from '@/pages/admin/contacts-page';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { DESK_PATH, named, shownNames } from './contact-desk';
import { findNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, KEY, lastPage, stubData, written } from './stub-data';

const FIVE = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => named(name));

async function renderDesk() {
  const data = stubData(ADMINISTRATOR);
  data.listContacts.mockResolvedValue(lastPage(...FIVE));
  const view = renderAdmin(<ContactsPage />, DESK_PATH);
  await waitFor(() => expect(shownNames()).toHaveLength(5));
  return { ...view, data };
}

const box = (name: string) => screen.getByLabelText(`Select Grace ${name}`);
const selected = () =>
  screen
    .queryAllByRole('checkbox', { checked: true })
    .map((each) => each.getAttribute('aria-label')?.replace('Select Grace ', '') ?? 'all');
const bar = () => within(screen.getByRole('region', { name: 'Selected inquiries' }));
const fails = (error: Error) => () => Promise.reject(error);

it('selects one, a range with Shift, all shown, and none', async () => {
  const { user, fill } = await renderDesk();
  expect(screen.queryByText(/ selected$/)).not.toBeInTheDocument();
  await user.click(box('Two'));
  expect(bar().getByText('1 selected')).toBeInTheDocument();
  await user.keyboard('{Shift>}');
  await user.click(box('Four'));
  await user.keyboard('{/Shift}');
  expect(selected()).toEqual(['Two', 'Three', 'Four']);
  await user.click(screen.getByLabelText(/^Select all shown/));
  expect(bar().getByText('5 selected')).toBeInTheDocument();
  await user.click(bar().getByText('Clear selection'));
  expect(selected()).toEqual([]);
  // What the search leaves out is not selected with the others.
  await fill(screen.getByLabelText('Search'), 'four');
  await waitFor(() => expect(shownNames()).toEqual(['Grace Four']));
  await user.click(screen.getByLabelText('Select all shown (1)'));
  await fill(screen.getByLabelText('Search'), '');
  await waitFor(() => expect(selected()).toEqual(['Four']));
});

it('announces each number of selected ones, the first too', async () => {
  const { user } = await renderDesk();
  const regions = [...document.querySelectorAll('[aria-live]')];
  await user.click(box('Two'));
  const count = screen.getByText('1 inquiry selected');
  expect(regions).toContain(count);
  await user.click(box('Four'));
  expect(count).toHaveTextContent('2 inquiries selected');
  // Without it Orca speaks only the characters that changed.
  expect(count).toHaveAttribute('aria-atomic', 'true');
});

it('sets the status of many, one after the other, with progress, and Undo takes all of it back', async () => {
  const { user, data } = await renderDesk();
  await user.click(screen.getByLabelText(/^Select all shown/));
  const { released, release } = deferred();
  data.updateContactStatus
    .mockResolvedValueOnce(written('one', {}))
    .mockReturnValueOnce(released.then(() => written('two', {})));
  await user.click(bar().getByText('Closed'));
  expect(await screen.findByText('1 of 5')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveValue(1);
  expect(data.updateContactStatus).toHaveBeenCalledTimes(2);
  release();
  const toast = await findNotification('default', 'Success', '5 inquiries set to Closed');
  expect(data.updateContactStatus.mock.calls).toEqual(FIVE.map(({ id }) => [KEY, id, 'closed']));
  expect(selected()).toEqual([]);
  await user.click(toast.getByText('Undo'));
  await findNotification('default', 'Success', '5 inquiries changed back');
  expect(data.undoChange.mock.calls).toEqual(FIVE.map(({ id }) => [KEY, `record of ${id}`]));
});

it('what fails stays selected and says why; the others are done', async () => {
  expectConsoleErrors(/^Failed to change an inquiry \(TimeoutError\)/);
  const { user, data } = await renderDesk();
  await user.click(screen.getByLabelText(/^Select all shown/));
  data.updateContactStatus.mockImplementation((_key, id, status) =>
    id === 'three' ? Promise.reject(new TimeoutError()) : Promise.resolve(written(id, { status })),
  );
  await user.click(bar().getByText('Contacted'));
  await findNotification(
    'destructive',
    'Error',
    '4 of 5 inquiries set to Contacted. 1 failed: The connection failed. Please try again.',
  );
  expect(selected()).toEqual(['Three']);
  const card = within(screen.getByRole('article', { name: 'Grace Three' }));
  expect(card.getByText(/The connection failed/)).toBeInTheDocument();
});

it('stops at once where access is lost', async () => {
  expectConsoleErrors(/^Failed to change an inquiry \(AccessDeniedError\)/);
  const { user, data } = await renderDesk();
  await user.click(screen.getByLabelText(/^Select all shown/));
  data.updateContactStatus.mockImplementation(fails(new AccessDeniedError()));
  await user.click(bar().getByText('Contacted'));
  const card = within(screen.getByRole('article', { name: 'Grace One' }));
  expect(await card.findByText(/no longer has administrator access/)).toBeInTheDocument();
  expect(data.updateContactStatus).toHaveBeenCalledOnce();
  expect(selected()).toHaveLength(6);
});

it('Cancel stops after the one that is under way', async () => {
  const { user, data } = await renderDesk();
  await user.click(screen.getByLabelText(/^Select all shown/));
  const { released, release } = deferred();
  data.deleteContact.mockReturnValueOnce(released.then(() => written('one', null)));
  await user.click(bar().getByText(/^Delete/));
  await user.click(await screen.findByText('Cancel'));
  data.listContacts.mockResolvedValue(lastPage(...FIVE.slice(1)));
  release();
  await findNotification('default', 'Stopped', '1 of 5 inquiries deleted.');
  expect(data.deleteContact).toHaveBeenCalledExactlyOnceWith(KEY, 'one');
  expect(shownNames()).toEqual(FIVE.slice(1).map(({ name }) => name));
  expect(selected()).toEqual(['all', 'Two', 'Three', 'Four', 'Five']);
});
