import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failureReason } from '@/content/failures';
import { AccessDeniedError, BusyError, ConflictError } from '@/domain/errors';
import { expectConsoleErrors } from '../support/console-errors';
import {
  inRow,
  named,
  nameIn,
  openDesk,
  renderDesk,
  shownNames,
  stubDesk,
  stubPages,
} from './contact-desk';
import { findNotification } from './find-notification';
import { findFailure, findSuccess } from './render-admin';
import { lastPage, written } from './stub-data';

const FIVE = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => named(name));
const BUSY = 'The database is busy with other requests. Wait a moment, then try again.';

/** Opens the desk with five inquiries and selects all of them. */
async function selectFive() {
  const view = await renderDesk(FIVE);
  await view.user.click(screen.getByLabelText('Select all (5)'));
  return { ...view, press: (name: string | RegExp) => view.user.click(bar().getByText(name)) };
}

const box = (name: string) => screen.getByLabelText(`Select Grace ${name}`);
const selected = () =>
  screen
    .queryAllByRole('checkbox', { checked: true })
    .map((each) => each.getAttribute('aria-label')?.replace('Select Grace ', '') ?? 'all');
const bar = () => within(screen.getByRole('region', { name: 'Selected inquiries' }));

it('the checkboxes select one inquiry, a range (with Shift), or all inquiries, and the number selected is announced', async () => {
  const { user } = await renderDesk(FIVE);
  const shiftClick = async (name: string) => {
    await user.keyboard('{Shift>}');
    await user.click(box(name));
    await user.keyboard('{/Shift}');
  };
  const regions = [...document.querySelectorAll('[aria-live]')];
  expect(screen.queryByText(/ selected$/)).not.toBeInTheDocument();
  await user.click(box('Four'));
  expect(bar().getByText('1 selected')).toBeInTheDocument();
  const count = screen.getByText('1 inquiry selected');
  expect(regions).toContain(count);
  // Without aria-atomic, Orca reads only the characters that changed.
  expect(count).toHaveAttribute('aria-atomic', 'true');
  await shiftClick('Two');
  expect(selected()).toEqual(['Two', 'Three', 'Four']);
  expect(count).toHaveTextContent('3 inquiries selected');
  await shiftClick('Five');
  expect(selected()).toEqual(['Two', 'Three', 'Four', 'Five']);
  // Shift-clicking a selected inquiry deselects the whole range.
  await user.click(box('Three'));
  await shiftClick('Four');
  expect(selected()).toEqual(['Two', 'Five']);
  const all = screen.getByLabelText('Select all (5)');
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(bar().getByText('5 selected')).toBeInTheDocument();
  expect(all).toBeChecked();
  await user.click(all);
  expect(selected()).toEqual([]);
});

it('after an action for the selection, the row that had the focus gets it back', async () => {
  const { user } = await renderDesk(FIVE);
  await user.click(box('Two'));
  expect(bar().queryByText('New')).not.toBeInTheDocument();
  act(() => bar().getByText('Clear selection').focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(nameIn('Two')).toHaveFocus());
});

it('a bulk change that changes nothing says so and offers no Undo, and Undo reverts only what its run changed', async () => {
  const { user, data, press } = await selectFive();
  const closed = new Set<string>();
  data.write.mockImplementation((path) => {
    const records = closed.has(path) ? [] : written(path);
    closed.add(path);
    return Promise.resolve(records);
  });
  await user.click(box('Five'));
  await user.click(box('Four'));
  await press('Closed');
  await findSuccess('3 inquiries marked as Closed');
  await user.click(box('One'));
  await user.click(box('Two'));
  await press('Closed');
  const text = '2 inquiries were already marked as Closed';
  const toast = await findNotification('default', 'Nothing changed', text);
  expect(toast.queryByText('Undo')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Select all (5)'));
  await press('Closed');
  const partly = await findSuccess('2 inquiries marked as Closed. 3 already were.');
  await user.click(partly.getByText('Undo'));
  await findSuccess('2 inquiries reverted');
  expect(data.undo.mock.calls).toEqual([['contacts~five~saved'], ['contacts~four~saved']]);
});

it('“Select all” includes inquiries that aren’t loaded yet, but not deselected or newer ones', async () => {
  const data = stubDesk();
  stubPages(data, [named('One'), named('Two')], [named('Three'), named('Four')]);
  data.countContacts.mockResolvedValue(4);
  const { user } = openDesk();
  await user.click(await screen.findByLabelText('Select all (4)'));
  expect(bar().getByText('4 selected')).toBeInTheDocument();
  await user.click(box('Two'));
  expect(bar().getByText('3 selected')).toBeInTheDocument();
  stubPages(data, [named('New'), named('One'), named('Two')], [named('Three'), named('Four')]);
  data.write.mockRejectedValueOnce(new BusyError());
  expectConsoleErrors(/^Failed to change an inquiry \(BusyError\)/);
  await user.click(bar().getByText('Closed'));
  const failure = await findFailure(`2 of 3 inquiries marked as Closed. 1 failed: ${BUSY}`);
  expect(selected()).toEqual(['One']);
  await user.click(failure.getByText('Try again'));
  const toast = await findSuccess('3 inquiries marked as Closed');
  const ids = data.write.mock.calls.map(([path]) => path.replace('contacts/', ''));
  expect(ids).toEqual(['one', 'three', 'four', 'one']);
  await user.click(toast.getByText('Undo'));
  const reverted = await findSuccess('3 inquiries reverted');
  expect(reverted.getByText('Undo')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Completed/ }));
  await waitFor(() => expect(selected()).toEqual([]));
});

it('a row shows why a change failed only until any other change of its inquiry succeeds', async () => {
  expectConsoleErrors(/^Failed to (change an inquiry|update contact status) \(BusyError\)/);
  const { data, press, choose } = await selectFive();
  const status = screen.getByLabelText('Status of Grace One');
  const reason = () => inRow('One').queryByText(/^The database is busy/);
  data.write.mockRejectedValueOnce(new BusyError());
  await press('Contacted');
  await waitFor(() => expect(reason()).toBeInTheDocument());
  await choose(status, 'Closed');
  await findSuccess('Contact status updated successfully');
  await waitFor(() => expect(reason()).not.toBeInTheDocument());
  data.write.mockRejectedValueOnce(new BusyError());
  await choose(status, 'Contacted');
  await waitFor(() => expect(reason()).toBeInTheDocument());
  await press('Closed');
  await findSuccess('1 inquiry marked as Closed');
  await waitFor(() => expect(reason()).not.toBeInTheDocument());
});

it('an inquiry that can’t be changed stays selected and shows the reason, and a run stops if access is lost', async () => {
  expectConsoleErrors(/^Failed to change an inquiry \(BusyError\)/);
  expectConsoleErrors(/^Failed to change an inquiry \(AccessDeniedError\)/);
  const { user, data, press } = await selectFive();
  data.write.mockRejectedValueOnce(new BusyError());
  await press('Contacted');
  await findFailure(`4 of 5 inquiries marked as Contacted. 1 failed: ${BUSY}`);
  expect(selected()).toEqual(['One']);
  expect(inRow('One').getByText(/^The database is busy/)).toBeInTheDocument();
  await press('Closed');
  await findSuccess('1 inquiry marked as Closed');
  expect(inRow('One').queryByText(/^The database is busy/)).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Select all (5)'));
  data.write.mockClear().mockRejectedValueOnce(new AccessDeniedError());
  await press('Contacted');
  expect(await inRow('One').findByText(/no longer have administrator access/)).toBeInTheDocument();
  expect(data.write).toHaveBeenCalledOnce();
  expect(selected()).toHaveLength(6);
});

it('an inquiry that someone else has deleted is not changed and is no longer selected', async () => {
  expectConsoleErrors(/^Failed to change an inquiry \(ConflictError\)/);
  const { data, press } = await selectFive();
  data.write.mockRejectedValueOnce(new ConflictError());
  data.listContacts.mockResolvedValue(lastPage(...FIVE.slice(1)));
  await press('Closed');
  await findFailure(
    `4 of 5 inquiries marked as Closed. 1 failed: ${failureReason(new ConflictError())}`,
  );
  await waitFor(() => expect(shownNames()).toHaveLength(4));
  expect(selected()).toEqual([]);
});
