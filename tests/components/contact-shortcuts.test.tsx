import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConflictError, TimeoutError } from '@/domain/errors';
import * as download from '@/lib/download';
import { expectConsoleErrors } from '../support/console-errors';
import {
  expectShown,
  inOpen,
  inRow,
  named,
  nameIn,
  renderDesk,
  rowOf,
  serve,
  useTool,
} from './contact-desk';
import { findFailure, findSuccess } from './render-admin';
import { hold, written } from './stub-data';

afterEach(() => localStorage.clear());

const MURRAY = named('Murray');

async function renderTwo(query = '') {
  const view = await renderDesk([named('Hopper'), MURRAY], query);
  return { ...view, press: (keys: string) => view.user.keyboard(keys) };
}

it('j and k move between rows, x selects a row, and 1 to 3 set its status', async () => {
  const { data, press } = await renderTwo();
  const release = hold(data.write, undefined);
  const region = rowOf('Hopper').querySelector('[aria-live]');
  await press('x2');
  await press('j');
  expect(nameIn('Hopper')).toHaveFocus();
  await press('jj');
  expect(nameIn('Murray')).toHaveFocus();
  await press('kx');
  expect(screen.getByLabelText('Select Grace Hopper')).toBeChecked();
  expect(screen.getByLabelText('Select Grace Murray')).not.toBeChecked();
  await press('2');
  // The region announces the status because the dropdown, whose name contains the status, isn't focused.
  expect(region).toHaveTextContent('Grace Hopper: Contacted');
  release();
  await findSuccess('Contact status updated successfully');
  for (const [key, status] of Object.entries({ 3: 'closed', 1: 'new' })) {
    serve(data, named('Hopper', { status }), MURRAY);
    await press(key);
    await waitFor(() => expect(inRow('Hopper').getByText(status)).toBeInTheDocument());
    expect(data.write).toHaveBeenLastCalledWith('contacts/hopper', { status });
  }
  await press('x');
  expect(screen.getByLabelText('Select Grace Hopper')).not.toBeChecked();
  expect(nameIn('Hopper')).toHaveFocus();
});

/** Makes each status change return a record of its own: 1, 2, and so on. */
function numberRecords(data: Awaited<ReturnType<typeof renderTwo>>['data']) {
  let number = 0;
  data.write.mockImplementation((path) => {
    number += 1;
    return Promise.resolve(written(path, String(number)));
  });
}
const commitOf = (record: string) => record.replace(/^contacts~(hopper|murray)~/, '');
const undoneRecords = (data: Awaited<ReturnType<typeof renderTwo>>['data']) =>
  data.undo.mock.calls.map(([record]) => commitOf(record));

it('z undoes one action after the other, even while it is being saved, and never redoes', async () => {
  const { data, press } = await renderTwo();
  numberRecords(data);
  await press('j2');
  await findSuccess('Contact status updated successfully');
  await press('3');
  await press('j2zzzzz');
  await waitFor(() => expect(undoneRecords(data)).toEqual(['3', '2', '1']));
  await findSuccess('Change undone');
  await press('zz');
  await press('3z');
  await waitFor(() => expect(undoneRecords(data)).toEqual(['3', '2', '1', '4']));
});

it('z skips what the notification’s Undo has undone, undoes a bulk change as one action, and undoes a redo', async () => {
  const { user, data, press } = await renderTwo();
  numberRecords(data);
  data.undo.mockImplementation((record) =>
    Promise.resolve(written('contacts/hopper', `undo of ${commitOf(record)}`)),
  );
  await press('j2');
  await findSuccess('Contact status updated successfully');
  await user.click(screen.getByLabelText('Select all (2)'));
  await user.click(screen.getByRole('button', { name: 'Set to Closed' }));
  await findSuccess('2 inquiries marked as Closed');
  await user.click(nameIn('Hopper'));
  await press('3');
  const saved = await findSuccess('Contact status updated successfully');
  await user.click(saved.getByText('Undo'));
  const undone = await findSuccess('Change undone');
  await user.click(undone.getByText('Undo'));
  await waitFor(() => expect(undoneRecords(data)).toEqual(['4', 'undo of 4']));
  await press('zzz');
  const rest = ['undo of undo of 4', '3', '2', '1'];
  await waitFor(() => expect(undoneRecords(data)).toEqual(['4', 'undo of 4', ...rest]));
});

it('z continues an undo that failed for lack of a connection, and goes on after a conflict', async () => {
  expectConsoleErrors(/^Failed to undo the change \((TimeoutError|ConflictError)\)/);
  const { data, press } = await renderTwo();
  numberRecords(data);
  await press('j2');
  await findSuccess('Contact status updated successfully');
  serve(data, named('Hopper', { status: 'closed' }), MURRAY);
  await press('3');
  await waitFor(() => expect(inRow('Hopper').getByText('closed')).toBeInTheDocument());
  data.commit.mockRejectedValueOnce(new TimeoutError());
  await press('z');
  await findFailure('Failed to undo the change');
  data.undo.mockRejectedValueOnce(new ConflictError());
  await press('zzz');
  await waitFor(() => expect(undoneRecords(data)).toEqual(['2', '1']));
  const [, , first, second] = data.commit.mock.calls.map(([, key]) => key);
  expect(first).toBe(second);
});

it('Enter opens an inquiry, j and k open the next and previous inquiries, and Escape returns to the row of the open inquiry', async () => {
  const { press } = await renderTwo();
  await press('j{Enter}');
  expect(screen.getByRole('region', { name: 'Inquiry HOPP-ER' })).toHaveFocus();
  await press('kj');
  expect(screen.getByRole('region', { name: 'Inquiry MURR-AY' })).toHaveFocus();
  expect(rowOf('Murray')).toHaveAttribute('aria-current', 'true');
  await press('jn');
  expect(await inOpen().findByLabelText('Internal note')).toHaveFocus();
  await press('{Escape}');
  expect(inOpen().getByLabelText('Internal note')).toHaveFocus();
  await press('{Tab}{Escape}');
  expect(nameIn('Murray')).toHaveFocus();
});

it('r starts a reply from a row or an open inquiry, and the open inquiry asks whether the reply was sent', async () => {
  const links: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    links.push(this.href);
  });
  const { user, data, press } = await renderTwo();
  const question = (name: string) =>
    screen.queryByRole('region', { name: `Reply to Grace ${name}` });
  await press('jr');
  expect(links[0]).toMatch(/^mailto:grace@example.com\?subject=.*HOPP-ER/);
  expect(question('Hopper')).toBeInTheDocument();
  await press('j');
  expect(question('Murray')).toBeNull();
  await press('r');
  expect(links[1]).toMatch(/MURR-AY/);
  await user.click(within(question('Murray') as HTMLElement).getByText('Not sent'));
  expect(question('Murray')).toBeNull();
  expect(screen.getByRole('region', { name: 'Inquiry MURR-AY' })).toHaveFocus();
  await press('k');
  serve(data, named('Hopper', { status: 'contacted' }), MURRAY);
  await user.click(within(question('Hopper') as HTMLElement).getByText('Mark as contacted'));
  await findSuccess('Contact status updated successfully');
  await waitFor(() => expect(question('Hopper')).toBeNull());
  expect(screen.getByRole('region', { name: 'Inquiry HOPP-ER' })).toHaveFocus();
  expect(data.write).toHaveBeenCalledExactlyOnceWith('contacts/hopper', { status: 'contacted' });
});

it('e exports the view, and / focuses the search field, where shortcut keys type text', async () => {
  const { data, press } = await renderTwo();
  const files = vi.spyOn(download, 'downloadBlob').mockReturnValue();
  await press('je');
  await findSuccess('2 inquiries exported');
  expect(files).toHaveBeenCalledOnce();
  await press('/');
  const search = screen.getByLabelText('Search');
  expect(search).toHaveFocus();
  await press('jx2?e');
  expect(search).toHaveValue('jx2?e');
  expect(data.write).not.toHaveBeenCalled();
});

it('? shows the shortcuts and a switch that turns them off permanently', async () => {
  const { user, data, press } = await renderTwo();
  await press('j?');
  const dialog = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  await press('j');
  expect(document.activeElement).not.toHaveAttribute('data-open');
  await user.click(dialog.getByLabelText('Use keyboard shortcuts'));
  await press('{Escape}');
  expect(nameIn('Hopper')).toHaveFocus();
  await press('jx3/?');
  expect(nameIn('Hopper')).toHaveFocus();
  expect(screen.getByLabelText('Select Grace Hopper')).not.toBeChecked();
  expect(data.write).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem('contact-shortcuts')).toBe('off');
  await useTool(user, 'Keyboard shortcuts');
  expect(screen.getByLabelText('Use keyboard shortcuts')).not.toBeChecked();
});

it.each(['?status=new', '?view=due'])(
  'in the view %s, the shortcuts act on the next inquiry after a status change removes one from the view',
  async (query) => {
    const { data, press } = await renderTwo(query);
    serve(data, MURRAY);
    await press('j2');
    await expectShown('Murray');
    await waitFor(() => expect(nameIn('Murray')).toHaveFocus());
    serve(data);
    await press('3');
    expect(await screen.findByText(/^(No new inquiries|Nothing is due)$/)).toBeInTheDocument();
    expect(data.write.mock.calls).toEqual([
      ['contacts/hopper', { status: 'contacted' }],
      ['contacts/murray', { status: 'closed' }],
    ]);
  },
);
