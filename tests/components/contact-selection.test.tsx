import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { countedWords } from '@/back-office/documents/inquiry-words';
import { failureReason } from '@/content/failures';
import { AccessDeniedError, BusyError, ConflictError } from '@/domain/errors';
import { expectConsoleErrors } from '../support/console-errors';
import { inOpen, named, nameIn, openDesk, renderDesk, shownNames, storeOf } from './contact-desk';
import { findNotification } from './find-notification';
import { findFailure, findSuccess } from './render-admin';

const FIVE = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => named(name));

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

it('a change of many that changes nothing says so and offers no Undo, and Undo reverts only what its action changed', async () => {
  const { user, store, press } = await selectFive();
  const statuses = () => store.ids('contacts').map((id) => store.get(`contacts/${id}`)?.['status']);
  await user.click(box('Five'));
  await user.click(box('Four'));
  await press('Closed');
  await findSuccess('3 inquiries marked as Closed');
  expect(selected()).toEqual([]);
  await user.click(box('One'));
  await user.click(box('Two'));
  await press('Closed');
  const text = '2 inquiries were already marked as Closed';
  const toast = await findNotification('default', 'Nothing changed', text);
  expect(toast.queryByText('Undo')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Select all (5)'));
  await press('Closed');
  const partly = await findSuccess('2 inquiries marked as Closed. 3 already were.');
  expect(statuses()).toEqual(['closed', 'closed', 'closed', 'closed', 'closed']);
  await user.click(partly.getByText('Undo'));
  await findSuccess('2 inquiries reverted');
  expect(statuses()).toEqual(['closed', 'closed', 'closed', 'new', 'new']);
});

it('Undo of many inquiries leaves those that someone has changed since, and says how many; Undo of one says that it has changed', async () => {
  expectConsoleErrors(/^Failed to undo the change \(ConflictError\)/);
  const { user, store, press } = await selectFive();
  await press('Closed');
  const toast = await findSuccess('5 inquiries marked as Closed');
  store.put('contacts/two', named('Two', { status: 'contacted' }));
  await user.click(toast.getByText('Undo'));
  await findSuccess('4 inquiries reverted. 1 left as is: someone has changed it since.');
  await user.click(box('One'));
  await press('Closed');
  const one = await findSuccess('1 inquiry marked as Closed');
  store.put('contacts/one', named('One', { status: 'contacted' }));
  await user.click(one.getByText('Undo'));
  const failure = await findFailure('Failed to undo the change');
  // What is to be undone may not be on the screen.
  expect(failure.getByText(/, so nothing was undone\. The history/)).toBeInTheDocument();
  expect(failure.queryByText('Try again')).not.toBeInTheDocument();
});

it('“Select all” includes inquiries that aren’t loaded yet, but not deselected or newer ones', async () => {
  const store = storeOf(...FIVE.slice(0, 4));
  store.limitPages(2);
  const { user } = openDesk();
  await user.click(await screen.findByLabelText('Select all (4)'));
  expect(bar().getByText('4 selected')).toBeInTheDocument();
  await user.click(box('Two'));
  expect(bar().getByText('3 selected')).toBeInTheDocument();
  store.add('contacts', named('New', { createdAt: new Date() }));
  await user.click(bar().getByText('Closed'));
  const toast = await findSuccess('3 inquiries marked as Closed');
  for (const id of ['new', 'two'])
    expect(store.get(`contacts/${id}`)).toHaveProperty('status', 'new');
  await user.click(toast.getByText('Undo'));
  const reverted = await findSuccess('3 inquiries reverted');
  expect(reverted.getByText('Undo')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Completed/ }));
  await waitFor(() => expect(selected()).toEqual([]));
});

it('after a failure, nothing has changed, the inquiries stay selected, and “Try again” changes all of them in one commit', async () => {
  expectConsoleErrors(/^Failed to change the inquiries \(BusyError\)/);
  const { store, press } = await selectFive();
  store.fail('commit', new BusyError());
  await press('Contacted');
  const failure = await findFailure('Failed to change the inquiries');
  expect(failure.getByText(failureReason(new BusyError()))).toBeInTheDocument();
  expect(selected()).toHaveLength(6);
  await userEvent.click(failure.getByText('Try again'));
  const toast = await findSuccess('5 inquiries marked as Contacted');
  expect(toast.getByText('Undo')).toBeInTheDocument();
  expect(selected()).toEqual([]);
  // The same key makes a repeated attempt write nothing.
  const [first, second] = store.calls('commit').map(([, key]) => key);
  expect(second).toBe(first);
});

it('a change without access says how to get access, and nothing is deselected', async () => {
  expectConsoleErrors(/^Failed to change the inquiries \(AccessDeniedError\)/);
  const { store, press } = await selectFive();
  store.fail('commit', new AccessDeniedError());
  await press('Contacted');
  const failure = await findFailure('Failed to change the inquiries');
  expect(failure.getByText(/no longer have administrator access/)).toBeInTheDocument();
  expect(selected()).toHaveLength(6);
});

it('inquiries that someone else has deleted are left as they are, are counted, and are no longer selected', async () => {
  expectConsoleErrors(/^Failed to update contact status \(ConflictError\)/);
  const { user, store, press, choose } = await selectFive();
  store.put('contacts/one', null);
  await press('Closed');
  await findSuccess('4 inquiries marked as Closed. 1 left as is: someone has changed it since.');
  expect(shownNames()).toHaveLength(4);
  expect(selected()).toEqual([]);
  // The list doesn’t know yet that the second one is gone, too.
  store.put('contacts/two', null);
  await choose(screen.getByLabelText('Status of Grace Two'), 'Contacted');
  const failure = await findFailure('Failed to update contact status');
  expect(failure.getByText(failureReason(new ConflictError()))).toBeInTheDocument();
  store.put('contacts/three', null);
  await user.click(box('Three'));
  await user.click(screen.getByRole('button', { name: 'Mark as spam' }));
  expectConsoleErrors(/^Failed to change the inquiries \(ConflictError\)/);
  await findFailure('Failed to change the inquiries');
});

it.each([
  [{ total: 0, changed: 0, left: 0 }, 'Nothing changed: There was no inquiry left to change.'],
  [{ total: 3, changed: 0, left: 0 }, 'Nothing changed: 3 inquiries were already erased'],
  [{ total: 3, changed: 2, left: 0 }, 'Success: 2 inquiries erased. 1 already was.'],
])('of many inquiries, %j is reported as “%s”', (counts, words) => {
  const { title, description } = countedWords('erased')(counts);
  expect(`${title}: ${description}`).toBe(words);
});

it('a change of one inquiry deselects only that one, and the end of a change of many doesn’t touch what was selected since in another view', async () => {
  const { user, store, press } = await selectFive();
  store.add('contacts', named('Busy', { status: 'contacted' }));
  await user.click(box('One'));
  await user.click(nameIn('Two'));
  await user.click(inOpen().getByRole('button', { name: 'Mark as spam' }));
  await findSuccess('1 inquiry marked as spam');
  expect(await inOpen().findByText('Spam.')).toBeInTheDocument();
  expect(selected()).toEqual(['Three', 'Four', 'Five']);
  await user.click(inOpen().getByLabelText(/^Close inquiry/));

  const release = store.hold('commit');
  await press('Closed');
  await user.click(screen.getByRole('link', { name: /^In Progress/ }));
  await user.click(await screen.findByLabelText('Select Grace Busy'));
  release();
  await findSuccess('3 inquiries marked as Closed');
  expect(bar().getByText('1 selected')).toBeInTheDocument();
});
